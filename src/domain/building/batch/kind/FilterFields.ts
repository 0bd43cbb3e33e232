/** What one field of a filter may hold. */
export interface FilterField<Value> {
  /** 出风口风速: by which a person knows it. */
  readonly name: string;
  /** What it must be, for a program that sends it. */
  readonly must: string;
  /** A field that may be left out holds `undefined`, too. */
  readonly holds: (value: unknown) => value is Value;
  /** What holds of a value, in the order of the kind: it is the same of values that say the same. `undefined`: nothing. */
  readonly rest?: (value: unknown) => Value | undefined;
}

/** How a field stands among the others of its filter. */
export interface FieldPart<Filter> {
  /** Whether it acts beside what the others hold, as a factor of the high level does; always if absent. */
  readonly acts?: (filter: Filter) => boolean;
  /** A reader is told of it, but no answer depends on it. */
  readonly isRemark?: true;
  /** It is true of the whole building: no rule has one of its own. */
  readonly isOfBuilding?: true;
  /** What it asks where it acts, in a few words each; or the field in whose words it is said. */
  readonly words: ((filter: Filter, brandName: string | null) => readonly string[]) | (keyof Filter & string);
  /** What is said where another filter asks something by it, and this one nothing. */
  readonly none?: string;
}

export type FilterRow<Filter, Name extends keyof Filter> = FilterField<Filter[Name]> & FieldPart<Filter>;

export type FilterRows<Filter> = { readonly [Name in keyof Required<Filter>]: FilterRow<Filter, Name> };

/** Fields of which a rule has all or none, for half of them beside the building's other half may be no filter. */
export interface FieldGroup<Filter> {
  readonly fields: readonly [keyof Filter & string, ...(keyof Filter & string)[]];
  /** Whether they hold beside each other, each of them holding by itself. */
  readonly holds?: (filter: Filter) => boolean;
}

/**
 * Every field of a kind's filter in one table, in the order in which they are said: a field of the type without a line
 * here, or without words, does not compile.
 */
export interface FilterFields<Filter> {
  readonly fields: FilterRows<Filter>;
  readonly together: readonly FieldGroup<Filter>[];
}

/** Why a filter is none of its kind. */
export interface FilterFault {
  /** Empty where the whole is none. */
  readonly field: string;
  readonly name: string;
  readonly must: string;
}

/** The lines of a table in their order, whichever values they hold. */
export const rowsOf = <Filter>({
  fields,
}: FilterFields<Filter>): readonly [string, FilterField<unknown> & FieldPart<Filter>][] =>
  Object.entries(fields);
