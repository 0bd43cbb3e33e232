/** What a person must see beside a figure: not compared with its source, or not measured but assumed. */
export type Mark = "待核对" | "估算";

/** A figure with what is to be said of it wherever it is shown. */
export interface Marked<Value> {
  readonly value: Value;
  readonly mark: Mark;
  readonly source: string;
}

/** A figure from memory, or one on which sources differ, until somebody compares it with the text. */
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
