/** A warning that belongs beside a figure: it was not compared with its source, or is assumed and not measured. */
export type Mark = "待核对" | "估算";

/** A figure with the source and the mark that are shown wherever the figure is shown. */
export interface Marked<Value> {
  readonly value: Value;
  readonly mark: Mark;
  readonly source: string;
}

/** A figure from memory, or one on which sources differ; marked until somebody compares it with the source. */
export const toVerify = <Value>(value: Value, source: string): Marked<Value> => ({
  value,
  mark: "待核对",
  source,
});

/** A figure that nobody measured or stated. */
export const estimated = <Value>(value: Value, source: string): Marked<Value> => ({
  value,
  mark: "估算",
  source,
});
