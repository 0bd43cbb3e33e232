/** A property as it stood when the product was selected: of the duty that was asked, or of the running machine. */
export interface SelectedProperty {
  /** Codes of the data standard; a range of two properties has two. */
  readonly codes: readonly string[];
  readonly name: string;
  /** Place in its table, ascending. */
  readonly sort: number;
  readonly unit: string | null;
  readonly values: readonly (string | number | null)[];
  readonly type: "design" | "runtime";
}
