/** What one kind of equipment has in a building that is kept. */
export interface KeptSelection {
  /** Name of the kind. */
  readonly kind: string;
  /** The rooms were changed under another kind since, and this one has not been opened: nothing is counted. */
  readonly isBehind: boolean;
  /** `null`: not counted. */
  readonly matched: number | null;
  readonly unmatched: number | null;
  /** A selection has run. */
  readonly hasRun: boolean;
  /** ms since 1970; `null`: kept by a version that did not say. */
  readonly savedAt: number | null;
}

/** What is known of a building that is kept, without opening it. */
export interface KeptBuilding {
  readonly id: string;
  /** Empty where nobody named it and no rooms ever came. */
  readonly name: string;
  readonly rooms: number;
  /** One for each kind under which it was worked on, the one saved last first. */
  readonly selections: readonly KeptSelection[];
  /** ms since 1970; `null`: kept by a version that did not say. */
  readonly savedAt: number | null;
}

/** A building as the list of buildings shows it. */
export interface Building extends KeptBuilding {
  readonly isCurrent: boolean;
}

/** Characters that a building's name may have. */
export const BUILDING_NAME_LENGTH = 60;
