/** A series of the catalogue that is offered for a group's rooms. */
export interface OfferedSeries {
  readonly id: string;
  readonly name: string;
  readonly brandCode: string;
  readonly brandName: string;
  /** Number of its products with the structure and kind that the current conditions ask for. */
  readonly products: number;
}

/** A group as the table shows it, and the choices for it. */
export interface GroupOffer {
  readonly rooms: number;
  /** Number of these rooms that are locked and keep their product. */
  readonly locked: number;
  /** By the names of brand and series. */
  readonly series: readonly OfferedSeries[];
}

/**
 * The products of which every room of a group gets the best: all of a brand, a series of it, or one product.
 */
export interface GroupChoice {
  readonly brandCode: string;
  /** `null`: any series of the brand. */
  readonly seriesId: string | null;
  /** `null`: the best product for each room. */
  readonly productId: string | null;
}

/** A product that may be chosen for a whole group. */
export interface OfferedModel {
  readonly id: string;
  readonly model: string;
}
