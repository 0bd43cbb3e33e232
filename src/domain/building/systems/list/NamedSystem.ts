/** A zone that a system serves: of some storeys by the schedule's names, or whole. */
export interface ZonePart {
  readonly zone: string;
  /** null: of all storeys, of those that come later, too. */
  readonly floors: readonly string[] | null;
}

type Entries<Value> = readonly (readonly [id: string, value: Value])[];

/** What a person typed over at the segments of a system, whatever flows in it. */
export interface TypedOver {
  /** m, by the id of a segment or of a corridor */
  readonly lengths: Entries<number>;
  /** Sizes that a person has fixed, by the id of a segment. */
  readonly locks: Entries<string>;
}

/** A system of a building. Of each kind one serves what no other does; its `parts` are null. */
export interface NamedOf<Kind extends string, Settings extends TypedOver> {
  readonly id: string;
  readonly kind: Kind;
  readonly name: string;
  readonly parts: readonly ZonePart[] | null;
  readonly settings: Settings;
}
/** Systems in the order in which they are shown, those of a kind together. */
export type SystemsOf<Kind extends string, Settings extends TypedOver> = readonly NamedOf<Kind, Settings>[];

/** Letters of a system's name */
export const NAME_MOST = 40;
/** Systems of a building: each has a tree of its own. */
export const SYSTEMS_MOST = 40;
/** Systems of indoor units of a building: each has only a few rooms. */
export const SPLITS_MOST = 400;

export const findSystem = <Of extends { readonly id: string }>(
  systems: readonly Of[],
  id: string,
): Of | undefined => systems.find((each) => each.id === id);

/** Why a change is refused, as a sentence. */
export type ListAnswer<Systems> =
  { readonly ok: true; readonly value: Systems } | { readonly ok: false; readonly sentence: string };
export const SYSTEM_GONE = "系统已不存在，请重新选择";

/** Own entries win. */
export const joinedEntries = <Value>(own: Entries<Value>, other: Entries<Value>): Entries<Value> => {
  const known = new Set(own.map(([id]) => id));
  return [...own, ...other.filter(([id]) => !known.has(id))];
};
