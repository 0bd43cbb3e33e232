/** What a kind of outlets says for systems of ducts. */
export interface AirSide {
  /** m², the nominal face of a product by its figures; null where they state no size. */
  readonly neckOf: (figures: readonly (number | null)[]) => number | null;
}
