import { monitorEventLoopDelay } from "node:perf_hooks";
import { Hono } from "hono";
import { exposition, type Labels, type Metric, type Sample } from "./exposition.ts";

/** Kind of request, one of a few values for whatever address. */
type Area = "api" | "account" | "static" | "health" | "site";

/** Values that other parts provide. */
interface Gauges {
  /** Tasks that wait for an engine thread. */
  readonly engineQueue: () => number;
  /** Connections for calls; `null` for the embedded database. */
  readonly pool: (() => { readonly total: number; readonly idle: number; readonly waiting: number }) | null;
  /** Adds the metrics of the other processes that answer at the same address. */
  readonly gather?: (own: readonly Metric[]) => Promise<readonly Metric[]>;
}

export interface Metrics {
  /** A finished call. */
  readonly note: (path: string, method: string, status: number, ms: number) => void;
  /** Counts a category that was read again after an import. */
  readonly noteImport: (outcome: "done" | "failed") => void;
  /** What this process has counted; the event loop's delay is that since the last reading. */
  readonly read: () => readonly Metric[];
  readonly app: Hono;
}

const AREAS: readonly (readonly [Area, RegExp])[] = [
  ["api", /^\/api\//u],
  ["account", /^\/account\//u],
  ["static", /^\/(?:static|assets)\//u],
  ["health", /^\/(?:healthz|livez|readyz|metrics)$/u],
];
const areaOf = (path: string): Area => AREAS.find(([, at]) => at.test(path))?.[0] ?? "site";

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** s; the last bucket has no limit. */
const BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const NS = 1e9;
/** ms between two samples of the event loop. */
const LOOK_MS = 10;
const TYPE = "text/plain; version=0.0.4; charset=utf-8";

interface Duration {
  readonly counts: number[];
  sum: number;
  count: number;
}

function durationSamples(area: string, { counts, sum, count }: Duration): readonly Sample[] {
  const bucket = (le: string, value: number): Sample => ({
    suffix: "_bucket",
    labels: [
      ["area", area],
      ["le", le],
    ],
    value,
  });
  return [
    ...BUCKETS.map((le, at) => bucket(String(le), counts[at] ?? 0)),
    bucket("+Inf", count),
    { suffix: "_sum", labels: [["area", area]], value: sum },
    { suffix: "_count", labels: [["area", area]], value: count },
  ];
}

/** Counts calls and answers /metrics; every scrape reads the event loop's delay since the last one. */
export function createMetrics(read: Gauges): Metrics {
  const calls = new Map<string, { readonly labels: Labels; value: number }>();
  const durations = new Map<Area, Duration>();
  const imports = new Map([
    ["done", 0],
    ["failed", 0],
  ]);
  const delay = monitorEventLoopDelay({ resolution: LOOK_MS });
  delay.enable();

  function note(path: string, method: string, status: number, ms: number): void {
    const area = areaOf(path);
    const known = METHODS.has(method) ? method : "other";
    const key = `${area} ${known} ${status}`;
    const call = calls.get(key) ?? {
      labels: [
        ["area", area],
        ["method", known],
        ["status", String(status)],
      ],
      value: 0,
    };
    call.value++;
    calls.set(key, call);
    const duration = durations.get(area) ?? { counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
    const seconds = ms / 1000;
    for (const [at, most] of BUCKETS.entries()) if (seconds <= most) duration.counts[at]!++;
    duration.sum += seconds;
    duration.count++;
    durations.set(area, duration);
  }

  function gauge(name: string, help: string, samples: readonly Sample[]): Metric {
    return { name: `volute_${name}`, help, type: "gauge", samples };
  }

  function metrics(): readonly Metric[] {
    const { rss, heapUsed, external } = process.memoryUsage();
    const loop = [0.5, 0.99, 1].map((quantile): Sample => ({
      labels: [["quantile", String(quantile)]],
      // The histogram measures the time from one sample to the next.
      value: Math.max(0, delay.percentile(quantile * 100) / NS - LOOK_MS / 1000),
    }));
    delay.reset();
    const pool = read.pool?.();
    return [
      { name: "volute_calls_total", help: "Answered calls", type: "counter", samples: [...calls.values()] },
      {
        name: "volute_call_seconds",
        help: "Time to the answer's head",
        type: "histogram",
        samples: [...durations].flatMap(([area, duration]) => durationSamples(area, duration)),
      },
      {
        name: "volute_imports_taken_up_total",
        help: "Categories read again after an import",
        type: "counter",
        samples: [...imports].map(([outcome, value]): Sample => ({ labels: [["outcome", outcome]], value })),
      },
      gauge("event_loop_delay_seconds", "Delay of the event loop since the last scrape", loop),
      gauge("memory_bytes", "Memory of the process", [
        { labels: [["kind", "resident"]], value: rss },
        { labels: [["kind", "heap"]], value: heapUsed },
        { labels: [["kind", "external"]], value: external },
      ]),
      gauge("engine_queue", "Tasks that wait for an engine thread", [{ value: read.engineQueue() }]),
      gauge(
        "database_connections",
        "Connections for calls, and calls that wait for one",
        Object.entries(pool ?? {}).map(([state, value]): Sample => ({ labels: [["state", state]], value })),
      ),
      gauge("uptime_seconds", "Age of the process", [{ value: process.uptime() }]),
    ];
  }

  const app = new Hono();
  app.get("/metrics", async (c) => {
    const all = (await read.gather?.(metrics())) ?? metrics();
    return c.body(exposition(all), 200, { "Content-Type": TYPE, "Cache-Control": "no-store" });
  });
  return {
    note,
    read: metrics,
    noteImport: (outcome) => void imports.set(outcome, (imports.get(outcome) ?? 0) + 1),
    app,
  };
}
