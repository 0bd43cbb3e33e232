/** A division of the country for which prices are quoted: the country, a province, a city. */
export interface Area {
  readonly code: string;
  readonly name: string;
  /** `null` of the root. */
  readonly parentCode: string | null;
  readonly parentName: string | null;
}

/** Where no list of areas is known. */
export const ROOT_AREA_CODE = "1";
/** What is told of a search without an area of its own. */
export const NATIONWIDE = "全国";
