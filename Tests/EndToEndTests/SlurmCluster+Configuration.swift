import EaselTestSupport
import Foundation

extension SlurmCluster {
  /// Eight tasks at a time, however many processors there are, and no groups of processes that need the system's help. A
  /// task that does not end when it is asked to is not killed before the test fails.
  func configuration() throws -> String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { throw ToolError("this computer has no name") }
    let full = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let host = full.prefix { $0 != "." }
    let user = NSUserName()
    return """
      ClusterName=film
      SlurmctldHost=\(host)(127.0.0.1)
      SlurmctldPort=\(try Self.freePort())
      SlurmdPort=\(try Self.freePort())
      SlurmUser=\(user)
      SlurmdUser=\(user)
      AuthType=auth/munge
      AuthInfo=socket=\(file("munge")),cred_expire=5
      StateSaveLocation=\(file("state"))
      SlurmdSpoolDir=\(file("spool"))
      SlurmctldPidFile=\(file("slurmctld.pid"))
      SlurmdPidFile=\(file("slurmd.pid"))
      SlurmctldLogFile=\(file("slurmctld.log"))
      SlurmdLogFile=\(file("slurmd.log"))
      ProctrackType=proctrack/linuxproc
      TaskPlugin=task/none
      JobAcctGatherType=jobacct_gather/none
      SwitchType=switch/none
      MpiDefault=none
      MailProg=/bin/true
      KillWait=600
      SelectType=select/cons_tres
      SelectTypeParameters=CR_CPU
      SlurmdParameters=config_overrides
      SchedulerParameters=sched_interval=1,batch_sched_delay=0
      DependencyParameters=kill_invalid_depend
      NodeName=film NodeHostname=\(host) NodeAddr=127.0.0.1 CPUs=8
      PartitionName=film Nodes=film Default=YES

      """
  }

  /// A port that no program listens on.
  private static func freePort() throws -> UInt16 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var (address, length) = (sockaddr_in(), socklen_t(MemoryLayout<sockaddr_in>.size))
    address.sin_family = sa_family_t(AF_INET)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isBound else { throw ToolError("there is no free port") }
    return UInt16(bigEndian: address.sin_port)
  }
}
