#!/usr/bin/env python3
"""Measures the latency and the throughput of the server, and the memory of its process.

    swift build -c release --package-path Examples/Cards --product Cards
    Examples/Cards/Measure/measure.py                      1, 8 and 64 clients, each of the formats
    Examples/Cards/Measure/measure.py --servers 2          with two processes, between which the clients are divided
    Examples/Cards/Measure/measure.py --growth 10000       the memory while many different cards are drawn
    Examples/Cards/Measure/measure.py --chromium PATH      the same card by a headless Chromium that stays open, by means
                                                           of Playwright for Python

Every request has another title. The figures include the work of the clients, which run on the same machine.
"""
import argparse
import asyncio
import http.client
import pathlib
import socket
import subprocess
import threading
import time
import urllib.parse

FOLDER = pathlib.Path(__file__).resolve().parent
PROGRAM = FOLDER.parent / ".build/release/Cards"
WORDS = "paint river signal copper meadow orbit lantern harbor thread canyon velvet engine".split()


def title(number):
    return f"{WORDS[number % 12].capitalize()} {WORDS[number // 12 % 12]} and {WORDS[number // 144 % 12]} no. {number}"


def address(number, kind):
    query = urllib.parse.urlencode({
        "title": title(number), "author": "Ada Lovelace", "tags": "Swift,Linux",
        "figures": "3,5,4,8,6,9,12,10,14", "link": "https://example.org/cards"})
    return f"/card.{kind}?{query}"


class Server:
    """A process of the server at a free port."""

    def __init__(self):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.process = subprocess.Popen([PROGRAM, "--port", str(self.port)], stdout=subprocess.DEVNULL)
        for _ in range(500):
            try:
                self.get("/health")
                return
            except OSError:
                time.sleep(0.02)
        raise SystemExit(f"{PROGRAM} does not answer")

    def get(self, path):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        connection.request("GET", path)
        answer = connection.getresponse()
        body = answer.read()
        if answer.status != 200:
            raise SystemExit(f"{answer.status}: {body.decode()}")

    def memory(self):
        """Resident memory in MB."""
        for line in open(f"/proc/{self.process.pid}/status"):
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024

    def stop(self):
        self.process.terminate()
        self.process.wait()


def report(name, times, seconds):
    times = sorted(times)
    p50, p99 = times[len(times) // 2], times[int(len(times) * 0.99)]
    print(f"{name:28}  p50 {p50 * 1e3:8.1f} ms   p99 {p99 * 1e3:8.1f} ms   {len(times) / seconds:7.1f} cards/s", flush=True)


def run(servers, clients, count, kind, first=0):
    """The seconds of each request, of clients that send one request after another on a connection of their own."""
    numbers, times, lock = iter(range(first, first + count)), [], threading.Lock()

    def client(server):
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
        while True:
            with lock:
                number = next(numbers, None)
            if number is None:
                return
            begin = time.perf_counter()
            connection.request("GET", address(number, kind))
            answer = connection.getresponse()
            body = answer.read()
            end = time.perf_counter()
            if answer.status != 200:
                raise SystemExit(f"{answer.status}: {body.decode()}")
            with lock:
                times.append(end - begin)

    threads = [threading.Thread(target=client, args=(servers[i % len(servers)],)) for i in range(clients)]
    begin = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(times) == count, "a client failed"
    return times, time.perf_counter() - begin


def measure(servers, kinds, count):
    for kind in kinds:
        run(servers, 4, 60, kind)
        for clients in (1, 8, 64):
            report(f"{kind}, {clients} clients", *run(servers, clients, count, kind, 1_000))


def grow(server, count):
    step = max(1, count // 10)
    print(f"{0:7} cards: {server.memory():7.1f} MB")
    for first in range(0, count, step):
        for kind in ("png", "pdf", "svg"):
            run([server], 8, step // 3 + (step % 3 if kind == "png" else 0), kind, first)
        print(f"{first + step:7} cards: {server.memory():7.1f} MB", flush=True)


async def browse(chromium, count):
    from playwright.async_api import async_playwright
    html = (FOLDER / "card.html").read_text()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for kind in ("png", "pdf"):
            for clients in (1, 8, 64):
                pages = [await browser.new_page(viewport={"width": 1200, "height": 630}) for _ in range(clients)]
                numbers, times = iter(range(count)), []

                async def client(page):
                    for number in numbers:
                        begin = time.perf_counter()
                        await page.set_content(html.replace("TITLE", title(number)))
                        if kind == "png":
                            await page.screenshot()
                        else:
                            await page.pdf(width="1200px", height="630px", print_background=True)
                        times.append(time.perf_counter() - begin)

                begin = time.perf_counter()
                await asyncio.gather(*(client(page) for page in pages))
                report(f"Chromium, {kind}, {clients} clients", times, time.perf_counter() - begin)
                for page in pages:
                    await page.close()
        await browser.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--servers", type=int, default=1, metavar="N")
    parser.add_argument("--count", type=int, default=1_000, metavar="N", help="requests of each measurement")
    parser.add_argument("--kinds", default="png,pdf,svg")
    parser.add_argument("--growth", type=int, metavar="N")
    parser.add_argument("--chromium", metavar="PATH")
    arguments = parser.parse_args()
    if arguments.chromium:
        asyncio.run(browse(arguments.chromium, arguments.count))
        return
    servers = [Server() for _ in range(arguments.servers)]
    try:
        if arguments.growth:
            grow(servers[0], arguments.growth)
        else:
            measure(servers, arguments.kinds.split(","), arguments.count)
    finally:
        for server in servers:
            server.stop()


if __name__ == "__main__":
    main()
