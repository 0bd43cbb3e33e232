/**
 * Sends hostile requests to a complete server of its own, and reports the result: faults, the slowest calls,
 * how long its thread was blocked at a time, and its memory after each tenth.
 *
 * npm run fuzz -- 10000 1
 *
 * An already loaded catalogue saves a minute: DATA_DIR names a folder to copy; it is not written to.
 */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { readSettings } from "#server/process/settings.ts";
import { startServer } from "#server/start/startServer.ts";
import type { openApi } from "#server/http/openApi.ts";
import { hostileRequests } from "../tests/support/fuzz/hostileRequests.ts";
import { digestOfSources, ROOT, SERVER } from "./sources.mjs";

const [count = 10_000, seed = 1] = process.argv.slice(2).map(Number);
const SLOWEST = 8;
const NANOSECONDS = 1e6;
const MEGABYTE = 1e6;

const dataDir = mkdtempSync(join(tmpdir(), "volute-fuzz-"));
const loaded = process.env["DATA_DIR"];
if (loaded !== undefined)
  for (const part of ["db", "snapshots"])
    cpSync(join(loaded, part), join(dataDir, part), { recursive: true });
const codeVersion = await digestOfSources(ROOT, SERVER);
const settings = readSettings({ PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "error" });
const server = await startServer({ settings, say: console.log, checkAnswers: true, codeVersion });
const api = `${server.address}api`;
const description = (await (await fetch(`${api}/openapi.json`)).json()) as ReturnType<typeof openApi>;

const codes = new Map<string, number>();
const slowest: { ms: number; call: string; bytes: number }[] = [];
const delay = monitorEventLoopDelay({ resolution: 5 });

function tellMemory(sent: number): void {
  globalThis.gc?.();
  const { rss, heapUsed, arrayBuffers, external } = process.memoryUsage();
  const figures = { rss, heapUsed, external, arrayBuffers };
  const words = Object.entries(figures).map(([name, bytes]) => `${name} ${(bytes / MEGABYTE).toFixed(0)}`);
  console.log(
    `${sent} sent: ${words.join(", ")} MB; held at most ${(delay.max / NANOSECONDS).toFixed(0)} ms`,
  );
  delay.reset();
}

let sent = 0;
let faults = 0;
delay.enable();
tellMemory(0);
for (const { method, path, headers, body } of hostileRequests(description, seed)) {
  const begun = performance.now();
  sent++;
  // A server that refuses a long body need not read all of it.
  const response = await fetch(`${api}${path}`, { method, headers, body }).catch(() => null);
  if (response === null) {
    codes.set("hung up", (codes.get("hung up") ?? 0) + 1);
    continue;
  }
  await response.arrayBuffer();
  slowest.push({
    ms: performance.now() - begun,
    call: `${method} ${path.slice(0, 90)}`,
    bytes: body?.length ?? 0,
  });
  if (slowest.length > 100 * SLOWEST) slowest.sort((a, b) => b.ms - a.ms).splice(SLOWEST);
  if (response.status >= 500) {
    faults++;
    console.log(`${response.status} ${method} ${path.slice(0, 200)} ${String(body).slice(0, 300)}`);
  }
  codes.set(`${response.status}`, (codes.get(`${response.status}`) ?? 0) + 1);
  if (sent % Math.ceil(count / 10) === 0) tellMemory(sent);
  if (sent >= count) break;
}
for (const { ms, call, bytes } of slowest.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST))
  console.log(`${ms.toFixed(0)} ms ${call} (${bytes} bytes sent)`);
console.log(`${sent} sent, ${faults} faults; ${JSON.stringify([...codes])}`);
await server.stop();
rmSync(dataDir, { recursive: true });
process.exitCode = faults > 0 ? 1 : 0;
