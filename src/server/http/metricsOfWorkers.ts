import type { Metric, Sample } from "./exposition.ts";

/** The metrics of one worker, by its number. */
export interface MetricsOf {
  readonly worker: number;
  readonly metrics: readonly Metric[];
}

/**
 * The metrics of several workers as those of one node; each sample names its worker. They are not summed: the sum
 * would fall when a worker restarts, and a falling counter is taken for a restarted one.
 */
export function metricsOfWorkers(all: readonly MetricsOf[]): readonly Metric[] {
  const merged = new Map<string, Metric>();
  for (const { worker, metrics } of all)
    for (const metric of metrics) {
      const samples = metric.samples.map((sample): Sample => ({
        ...sample,
        labels: [["worker", String(worker)], ...(sample.labels ?? [])],
      }));
      const known = merged.get(metric.name);
      merged.set(metric.name, { ...metric, samples: [...(known?.samples ?? []), ...samples] });
    }
  return [...merged.values()];
}
