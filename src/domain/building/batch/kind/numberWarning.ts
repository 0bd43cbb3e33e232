import type { FieldGroup, FilterFields, NumberEntry } from "./FilterFields.ts";

/** A warning about a text, shown for 1.5 s; `clears` empties the field. */
export interface EntryWarning {
  readonly message: string;
  readonly clears: boolean;
}

/** The range is reversed. */
export const BACKWARDS = "最大值不能小于最小值";

/**
 * Why a text cannot be accepted as the number of a field, or `null`. Values that no machine is built for are
 * refused at once instead of after a call.
 * @param refuse says why a number within the limits may still be wrong
 */
export function numberWarning(
  { label, asked = label, unit, most, isAboveZero = false, isZeroEmpty }: NumberEntry,
  text: string,
  refuse: (value: number) => string | null = () => null,
): EntryWarning | null {
  const trimmed = text.trim();
  const empty = `${asked}不能为空`;
  if (trimmed === "") return { message: empty, clears: false };
  const value = Number(trimmed);
  if (value === 0 && isAboveZero)
    return { message: isZeroEmpty === true ? empty : `${label}不能为0`, clears: true };
  const message = refuse(value);
  if (message !== null) return { message, clears: true };
  if (value <= most) return null;
  return { message: `${label}不能大于 ${most.toLocaleString("en-US")} ${unit}`.trimEnd(), clears: true };
}

/** Whether a field is valid together with those that it belongs to. */
export const holdsTogether = <Filter>(
  { together }: FilterFields<Filter>,
  field: keyof Filter,
  filter: Filter,
): boolean =>
  together.every(
    ({ fields, holds }: FieldGroup<Filter>) =>
      !fields.some((one) => one === field) || holds?.(filter) !== false,
  );
