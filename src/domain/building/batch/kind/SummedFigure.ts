/** A total of what the selected units supply, as a table sums it over rooms. */
export interface SummedFigure<Filter> {
  readonly title: string;
  readonly unit: string;
  readonly digits: number;
  /**
   * A figure of the kind by its index, corrected to the room if the kind corrects; or a property that the
   * catalogue states of a product, which may depend on the filter it was selected by.
   */
  readonly of: { readonly figure: number } | { readonly property: (filter: Filter) => string };
}
