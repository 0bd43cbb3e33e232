import type { Level } from "../../selection/multiRoom.ts";

/** A typed number: up to `most`; from 0 on, or above 0 if 0 means nothing. */
export interface NumberEntry {
  /** The label of the form: 出风口风速. */
  readonly label: string;
  /** Empty if it has none. */
  readonly unit: string;
  readonly most: number;
  readonly isAboveZero?: boolean;
  /** Name in the message that the field must not be empty: 夏季供水温度（℃）; the label if absent. */
  readonly asked?: string;
  /** 0 counts as empty, for instance an area by which rooms are divided. */
  readonly isZeroEmpty?: true;
}

export interface FilterField<Value> {
  /** Name for people: 出风口风速. */
  readonly name: string;
  /** What the value must be, in words for a program that sends it. */
  readonly must: string;
  /** Whether a value is valid; an optional field also accepts `undefined`. */
  readonly holds: (value: unknown) => value is Value;
  /**
   * The valid part of a value in the kind's order, so that values with the same meaning become equal. `undefined`
   * if nothing is valid.
   */
  readonly rest?: (value: unknown) => Value | undefined;
}

/** How a room without a match may be helped by asking less: the filter without this field. */
export interface DroppableField<Filter, Condition extends string = string> {
  /**
   * Its name in a proposed change: `brand`, or the code of its property, one for each speed level if it has
   * several.
   */
  readonly code: string | Readonly<Record<Level, string>>;
  /** Its name after 不限; the field's own if absent. */
  readonly name?: string;
  /** The field of the engine's conditions that holds it; absent if the engine proposes the change otherwise. */
  readonly condition?: Condition;
  /** The values of the filter without it; absent if the form always needs a choice. */
  readonly without?: (filter: Filter) => Partial<Filter>;
}

/** The role of a field among the other fields of its filter. */
export interface FieldPart<Filter, Condition extends string = string> {
  /**
   * Whether the field takes effect beside the others' values, as a factor does at its speed level; always if
   * absent.
   */
  readonly acts?: (filter: Filter) => boolean;
  /** Shown to readers, but no answer depends on it. */
  readonly isRemark?: true;
  /** Applies to the whole building: rules cannot have their own value. */
  readonly isOfBuilding?: true;
  /** Short texts of what it requires where it takes effect; or the field whose text includes it. */
  readonly words: ((filter: Filter, brandName: string | null) => readonly string[]) | (keyof Filter & string);
  /** Shown where another filter requires something by this field and this one nothing. */
  readonly none?: string;
  /** Absent if it cannot be dropped. */
  readonly droppable?: DroppableField<Filter, Condition>;
}

/** A field that always holds a number needs the rules of its typed text. */
type Typed<Value> = [Value] extends [number] ? { readonly entry: NumberEntry } : unknown;

export type FilterRow<Filter, Name extends keyof Filter, Condition extends string = string> = FilterField<
  Filter[Name]
> &
  FieldPart<Filter, Condition> &
  Typed<Filter[Name]>;

export type FilterRows<Filter, Condition extends string = string> = {
  readonly [Name in keyof Required<Filter>]: FilterRow<Filter, Name, Condition>;
};

/** The fields that always hold a number. */
export type NumberFieldOf<Filter> = {
  [Name in keyof Required<Filter>]: [Filter[Name]] extends [number] ? Name : never;
}[keyof Filter];

/**
 * Fields that a rule sets together or not at all, because some of them with the building's values of the others
 * may be invalid.
 */
export interface FieldGroup<Filter> {
  readonly fields: readonly [keyof Filter & string, ...(keyof Filter & string)[]];
  /** Whether the fields are valid together, each being valid by itself. */
  readonly holds?: (filter: Filter) => boolean;
}

/**
 * All fields of a kind's filter in one table, in the order of their texts. A field of the type without an entry or
 * without words does not compile.
 */
export interface FilterFields<Filter, Condition extends string = string> {
  readonly fields: FilterRows<Filter, Condition>;
  readonly together: readonly FieldGroup<Filter>[];
}

/** Why a filter is not valid for its kind. */
export interface FilterFault {
  /** Empty if the whole value is invalid. */
  readonly field: string;
  readonly name: string;
  readonly must: string;
}

/** The rows of a table in order, whatever their value types. */
export const rowsOf = <Filter>({
  fields,
}: FilterFields<Filter>): readonly [string, FilterField<unknown> & FieldPart<Filter>][] =>
  Object.entries(fields);
