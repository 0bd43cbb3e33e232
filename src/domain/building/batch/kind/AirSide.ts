/** What systems of ducts need from a kind of outlets. */
export interface AirSide {
  /** Nominal face area of a product from its figures, m²; null if they state no size. */
  readonly neckOf: (figures: readonly (number | null)[]) => number | null;
}
