/** What is known of a building that is kept, without opening it. */
export interface KeptBuilding {
  readonly id: string;
  /** Empty where nobody named it and no rooms ever came. */
  readonly name: string;
  readonly rooms: number;
  /** `null`: kept by a version that did not count. */
  readonly matched: number | null;
  /** `null`: kept by a version that did not count. */
  readonly unmatched: number | null;
  /** A selection has run. */
  readonly hasRun: boolean;
  /** ms since 1970; `null`: kept by a version that did not say. */
  readonly savedAt: number | null;
}

/** A building as the list of buildings shows it. */
export interface Building extends Omit<KeptBuilding, "unmatched" | "hasRun"> {
  readonly isCurrent: boolean;
}

/** Characters that a building's name may have. */
export const BUILDING_NAME_LENGTH = 60;
