/** A series of the catalogue that a group's rooms are offered. */
export interface OfferedSeries {
  readonly id: string;
  readonly name: string;
  readonly brandCode: string;
  readonly brandName: string;
  /** Its products of the structure and kind that the conditions in force ask for. */
  readonly products: number;
}

/** A group as the table shows it, and what may be chosen for it. */
export interface GroupOffer {
  readonly rooms: number;
  /** Of those: rooms that keep what they have. */
  readonly locked: number;
  /** By the names of brand and series. */
  readonly series: readonly OfferedSeries[];
}

/** What every room of a group is to have the best of: all of a brand, a series of it, or one product. */
export interface GroupChoice {
  readonly brandCode: string;
  /** `null`: any series of the brand. */
  readonly seriesId: string | null;
  /** `null`: the product that suits each room best. */
  readonly productId: string | null;
}

/** A product that may be chosen for a whole group. */
export interface OfferedModel {
  readonly id: string;
  readonly model: string;
}
