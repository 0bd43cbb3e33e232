import type { Metric } from "../../http/exposition.ts";
import { metricsOfWorkers, type MetricsOf } from "../../http/metricsOfWorkers.ts";
import type { WorkerCounts } from "./WorkerMessages.ts";

/** A worker that is busy for longer is left out of a scrape. */
const PATIENCE_MS = 2_000;

interface Scrape {
  readonly missing: Set<number>;
  readonly read: MetricsOf[];
  readonly end: () => void;
}

/** Collects the metrics of workers, one scrape at a time. `ask` sends a scrape's question to a worker. */
export function gatherMetrics(ask: (worker: number, scrape: number) => void) {
  const scrapes = new Map<number, Scrape>();
  let made = 0;
  const endIfAll = ({ missing, end }: Scrape) => {
    if (missing.size === 0) end();
  };
  return {
    /** The metrics of all workers that answer in time, by number. */
    gather: (own: MetricsOf, others: readonly number[]) =>
      new Promise<readonly Metric[]>((resolve) => {
        const id = ++made;
        const end = () => {
          clearTimeout(timer);
          scrapes.delete(id);
          resolve(metricsOfWorkers(scrape.read.toSorted((one, other) => one.worker - other.worker)));
        };
        const timer = setTimeout(end, PATIENCE_MS).unref();
        const scrape: Scrape = { missing: new Set(others), read: [own], end };
        scrapes.set(id, scrape);
        for (const other of others) ask(other, id);
        endIfAll(scrape);
      }),
    hear(id: number, read: MetricsOf): void {
      const scrape = scrapes.get(id);
      if (scrape === undefined) return;
      if (scrape.missing.delete(read.worker)) scrape.read.push(read);
      endIfAll(scrape);
    },
    /** Called when a worker has ended and will not answer. */
    leave(worker: number): void {
      for (const scrape of scrapes.values()) {
        scrape.missing.delete(worker);
        endIfAll(scrape);
      }
    },
  };
}

/** Metrics about the workers themselves. */
export const workerMetrics = (
  { wanted, ready }: WorkerCounts,
  restarts: readonly { readonly number: number; readonly restarts: number }[],
): readonly Metric[] => [
  {
    name: "volute_workers",
    help: "Processes that answer, and those there should be",
    type: "gauge",
    samples: [
      { labels: [["state", "ready"]], value: ready },
      { labels: [["state", "wanted"]], value: wanted },
    ],
  },
  {
    name: "volute_worker_restarts_total",
    help: "Times that a worker was started again",
    type: "counter",
    samples: restarts.map(({ number, restarts: value }) => ({
      labels: [["worker", String(number)]],
      value,
    })),
  },
];
