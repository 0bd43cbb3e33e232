/** What the units of a selection supply together, as a table sums it over rooms. */
export interface SummedFigure<Filter> {
  readonly title: string;
  readonly unit: string;
  readonly digits: number;
  /**
   * A figure of the kind by its place, corrected to the room where the kind corrects; or a property that the catalogue
   * states of a product, which may depend on the conditions that it was selected by.
   */
  readonly of: { readonly figure: number } | { readonly property: (filter: Filter) => string };
}
