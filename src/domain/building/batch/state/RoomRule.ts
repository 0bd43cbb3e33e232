/** Which rooms a rule is for: those that meet each list that is not empty. Where all are empty it is for none. */
export interface RuleMatch {
  /** Parts of a room's name, whatever their case: one of them is in it. */
  readonly words: readonly string[];
  /** Names of floors and zones, as the schedule states them. */
  readonly floors: readonly string[];
  readonly zones: readonly string[];
}

/** Conditions of a type of rooms, as 病房: what they have otherwise than the building's. */
export interface RoomRule<Filter = object> extends RuleMatch {
  readonly id: string;
  readonly name: string;
  /** The fields of the kind's filter that are the rule's own; every other follows the building's. */
  readonly own: Partial<Filter>;
}

/** What the rooms of a building are selected by. */
export interface Conditions<Filter> {
  /** Of the rooms that no rule is for. */
  readonly general: Filter;
  /** In their order: a room follows the first that is for it. */
  readonly rules: readonly RoomRule<Filter>[];
}

export const NO_RULE = -1;

/** It says for which rooms it is. */
export const isForSome = ({ words, floors, zones }: RuleMatch): boolean =>
  words.length + floors.length + zones.length > 0;
