/** A zone that a system serves, whole or only some of its storeys by their names in the schedule */
export interface ZonePart {
  readonly zone: string;
  /** null: all storeys, also those added later. */
  readonly floors: readonly string[] | null;
}

type Entries<Value> = readonly (readonly [id: string, value: Value])[];

/** Values that a person typed for segments of a system, whatever its medium is */
export interface TypedOver {
  /** m by the id of a segment or corridor */
  readonly lengths: Entries<number>;
  /** Fixed sizes by segment id */
  readonly locks: Entries<string>;
}

/** A system of a building. One system of each kind serves all rooms that no other serves; its `parts` are null. */
export interface NamedOf<Kind extends string, Settings extends TypedOver> {
  readonly id: string;
  readonly kind: Kind;
  readonly name: string;
  readonly parts: readonly ZonePart[] | null;
  readonly settings: Settings;
}
/** Systems in their shown order, grouped by kind */
export type SystemsOf<Kind extends string, Settings extends TypedOver> = readonly NamedOf<Kind, Settings>[];

/** Most characters of a system's name */
export const NAME_MOST = 40;
/** Most systems of a building: each has a tree of its own. */
export const SYSTEMS_MOST = 40;
/** Most systems of indoor units of a building: each has only a few rooms. */
export const SPLITS_MOST = 400;

export const findSystem = <Of extends { readonly id: string }>(
  systems: readonly Of[],
  id: string,
): Of | undefined => systems.find((each) => each.id === id);

/** A refusal is a sentence. */
export type ListAnswer<Systems> =
  { readonly ok: true; readonly value: Systems } | { readonly ok: false; readonly sentence: string };
export const SYSTEM_GONE = "系统已不存在，请重新选择";

/** Entries of both lists; those of the first list take precedence. */
export const joinedEntries = <Value>(own: Entries<Value>, other: Entries<Value>): Entries<Value> => {
  const known = new Set(own.map(([id]) => id));
  return [...own, ...other.filter(([id]) => !known.has(id))];
};
