/** A building that is kept, as the list of buildings shows it. */
export interface Building {
  readonly id: string;
  /** Empty where nobody named it and no rooms ever came. */
  readonly name: string;
  readonly rooms: number;
  /** `null`: kept by a version that did not count. */
  readonly matched: number | null;
  /** ms since 1970; `null`: kept by a version that did not say. */
  readonly savedAt: number | null;
  readonly isCurrent: boolean;
}

/** Characters that a building's name may have. */
export const BUILDING_NAME_LENGTH = 60;
