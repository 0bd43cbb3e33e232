/** An area that prices are quoted for: the country, a province, a city. */
export interface Area {
  readonly code: string;
  readonly name: string;
  /** `null` for the root. */
  readonly parentCode: string | null;
  readonly parentName: string | null;
}

/** Used when no list of areas is known. */
export const ROOT_AREA_CODE = "1";
/** Shown for a search without an area of its own. */
export const NATIONWIDE = "全国";
