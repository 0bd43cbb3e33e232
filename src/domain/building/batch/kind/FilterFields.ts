/** What one field of a filter may hold. */
export interface FilterField<Value> {
  /** 出风口风速: by which a person knows it. */
  readonly name: string;
  /** What it must be, for a program that sends it. */
  readonly must: string;
  /** A field that may be left out holds `undefined`, too. */
  readonly holds: (value: unknown) => value is Value;
  /** What is left of a value that does not hold; `undefined`: nothing. */
  readonly rest?: (value: unknown) => Value | undefined;
}

/** Fields of which a rule has all or none, for half of them beside the building's other half may be no filter. */
export interface FieldGroup<Filter> {
  readonly fields: readonly [keyof Filter & string, ...(keyof Filter & string)[]];
  /** Whether they hold beside each other, each of them holding by itself. */
  readonly holds?: (filter: Filter) => boolean;
}

/** Every field of a kind's filter, in one table: a field of the type without a line here does not compile. */
export interface FilterFields<Filter> {
  readonly fields: { readonly [Name in keyof Required<Filter>]: FilterField<Filter[Name]> };
  readonly together: readonly FieldGroup<Filter>[];
}

/** Why a filter is none of its kind. */
export interface FilterFault {
  /** Empty where the whole is none. */
  readonly field: string;
  readonly name: string;
  readonly must: string;
}
