import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { createApp } from "#server/http/app.ts";
import { exposition } from "#server/http/exposition.ts";
import { createMetrics } from "#server/http/metrics.ts";
import type { Log } from "#server/process/log.ts";
import { CLIENT_SETTINGS } from "../../support/clientSettings.ts";
import { healthy } from "../../support/health.ts";

const NAME = "[a-zA-Z_:][a-zA-Z0-9_:]*";
const LABEL = `[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\\\\n]|\\\\["\\\\n])*"`;
const NUMBER = "(?:[+-]?(?:\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?|Inf)|NaN)";
/** The grammar of Prometheus' text format, a line at a time. */
const LINE = new RegExp(
  `^(?:# HELP ${NAME} .*|# TYPE ${NAME} (?:counter|gauge|histogram|summary|untyped)|${NAME}(?:\\{${LABEL}(?:,${LABEL})*\\})? ${NUMBER})$`,
  "u",
);

const lines: object[] = [];
const ignore = () => {};
const log: Log = { error: ignore, warn: ignore, debug: ignore, info: (facts) => lines.push(facts) };
const start = (metrics?: ReturnType<typeof createMetrics>) =>
  createApp({
    routes: [],
    log,
    clientSettings: CLIENT_SETTINGS,
    health: healthy,
    site: new Map(),
    ...(metrics === undefined ? {} : { metrics }),
  });

function faults(text: string): readonly string[] {
  return text
    .trimEnd()
    .split("\n")
    .filter((line) => !LINE.test(line));
}
const valueOf = (text: string, sample: string) =>
  text
    .split("\n")
    .find((line) => line.startsWith(`${sample} `))
    ?.slice(sample.length + 1);

test("there are no metrics unless they are wanted", async () => {
  expect((await start().request("/metrics")).status).toBe(404);
});

test("calls, times, event loop, memory, connections, imports and the engine's queue are told in Prometheus' format", async () => {
  const metrics = createMetrics({
    engineQueue: () => 7,
    pool: () => ({ total: 3, idle: 1, waiting: 2 }),
  });
  const app = start(metrics);
  await app.request("/api/nothing");
  await app.request("/api/nothing/else/with/42");
  await app.request("/nowhere", { method: "BREW" });
  metrics.noteImport("done");
  const response = await app.request("/metrics");
  expect(response.headers.get("Content-Type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  const text = await response.text();
  expect(faults(text)).toEqual([]);
  expect(text.endsWith("\n")).toBe(true);
  expect(valueOf(text, 'volute_calls_total{area="api",method="GET",status="404"}')).toBe("2");
  expect(valueOf(text, 'volute_calls_total{area="site",method="other",status="404"}')).toBe("1");
  expect(valueOf(text, 'volute_call_seconds_bucket{area="api",le="+Inf"}')).toBe("2");
  expect(valueOf(text, 'volute_call_seconds_count{area="api"}')).toBe("2");
  expect(valueOf(text, 'volute_imports_taken_up_total{outcome="done"}')).toBe("1");
  expect(valueOf(text, "volute_engine_queue")).toBe("7");
  expect(valueOf(text, 'volute_database_connections{state="waiting"}')).toBe("2");
  expect(Number(valueOf(text, 'volute_memory_bytes{kind="resident"}'))).toBeGreaterThan(1e6);
  expect(valueOf(text, 'volute_event_loop_delay_seconds{quantile="0.99"}')).toBeDefined();
  // Each name is described once, and each bucket includes the lower ones.
  const described = text.match(/^# TYPE \S+/gmu) ?? [];
  expect(new Set(described).size).toBe(described.length);
});

test("an idle event loop has no delay, and a busy one has the time it was busy", async () => {
  const app = start(createMetrics({ engineQueue: () => 0, pool: null }));
  const delay = async (quantile: string) => {
    const text = await (await app.request("/metrics")).text();
    return Number(valueOf(text, `volute_event_loop_delay_seconds{quantile="${quantile}"}`));
  };
  // A busy machine may become idle; the monitor's own interval of 10 ms is the minimum.
  const idle = async () => {
    await wait(200);
    return delay("0.5");
  };
  await expect.poll(idle, { timeout: 60_000 }).toBeLessThan(0.005);
  expect(await delay("0.5")).toBeGreaterThanOrEqual(0);
  await wait(50);
  const until = performance.now() + 300;
  while (performance.now() < until);
  await wait(50);
  expect(await delay("1")).toBeGreaterThan(0.25);
}, 90_000);

test("the grammar finds what it should: an unescaped label and a value that is none", () => {
  const labels = [["path", 'a"b\\c\nd']] as const;
  const sample = { labels, value: Number.POSITIVE_INFINITY };
  const text = exposition([{ name: "a", help: "x\ny", type: "gauge", samples: [sample] }]);
  expect(faults(text)).toEqual([]);
  expect(text).toContain('a{path="a\\"b\\\\c\\nd"} +Inf');
  expect(faults('a{path="a"b"} 1')).toHaveLength(1);
  expect(faults("a twelve")).toHaveLength(1);
});

test("a call has one line with the id that it answers; a file has none", async () => {
  const app = start();
  lines.length = 0;
  const response = await app.request("/api/nothing?secret=1");
  await app.request("/nowhere");
  const requestId = response.headers.get("X-Request-Id");
  expect(requestId).toMatch(/^[2-9a-z]{10}$/u);
  expect(lines).toMatchObject([{ requestId, method: "GET", path: "/api/nothing", status: 404 }]);
});
