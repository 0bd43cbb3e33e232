/** A property as it was when the product was selected: of the duty, or of the running machine. */
export interface SelectedProperty {
  /** Codes of the data standard; a range over two properties has two. */
  readonly codes: readonly string[];
  readonly name: string;
  /** Order in its table, ascending. */
  readonly sort: number;
  readonly unit: string | null;
  readonly values: readonly (string | number | null)[];
  readonly type: "design" | "runtime";
}
