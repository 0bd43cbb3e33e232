/** The stored result of one kind of equipment in a building. */
export interface KeptSelection {
  /** Name of the kind. */
  readonly kind: string;
  /** The rooms were changed under another kind, and this kind has not been opened since: nothing is counted. */
  readonly isBehind: boolean;
  /** `null` if not counted. */
  readonly matched: number | null;
  readonly unmatched: number | null;
  readonly hasRun: boolean;
  /** ms since 1970; `null` if stored by a version that did not record it. */
  readonly savedAt: number | null;
}

/** Facts about a stored building that are known without opening it. */
export interface KeptBuilding {
  readonly id: string;
  /** Empty if it has no given name and never had rooms. */
  readonly name: string;
  readonly rooms: number;
  /** One for each kind it was worked on with, the last saved first. */
  readonly selections: readonly KeptSelection[];
  /** ms since 1970; `null` if stored by a version that did not record it. */
  readonly savedAt: number | null;
}

/** A building as the list of buildings shows it. */
export interface Building extends KeptBuilding {
  readonly isCurrent: boolean;
}

/** Most characters of a building's name. */
export const BUILDING_NAME_LENGTH = 60;
