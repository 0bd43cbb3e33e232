/**
 * The rooms that a rule applies to: those that match each non-empty list. If all lists are empty, it applies to
 * none.
 */
export interface RuleMatch {
  /** Parts of a room's name, in any case; one of them must occur in it. */
  readonly words: readonly string[];
  /** Names of floors and zones as in the schedule. */
  readonly floors: readonly string[];
  readonly zones: readonly string[];
}

/** Conditions for a type of rooms such as 病房: their differences from the building's conditions. */
export interface RoomRule<Filter = object> extends RuleMatch {
  readonly id: string;
  readonly name: string;
  /** The fields of the kind's filter that the rule sets itself; all others follow the building. */
  readonly own: Partial<Filter>;
}

/** The conditions by which a building's rooms are selected. */
export interface Conditions<Filter> {
  /** For rooms without a rule. */
  readonly general: Filter;
  /** In order: a room follows the first rule that applies to it. */
  readonly rules: readonly RoomRule<Filter>[];
}

export const NO_RULE = -1;

/** Whether the rule says which rooms it applies to. */
export const isForSome = ({ words, floors, zones }: RuleMatch): boolean =>
  words.length + floors.length + zones.length > 0;
