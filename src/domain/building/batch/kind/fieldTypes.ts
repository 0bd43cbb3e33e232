import { CODE } from "../../../base/limits.ts";
import type { FilterField, NumberEntry } from "./FilterFields.ts";

type NumberRange = Pick<NumberEntry, "most" | "isAboveZero">;

export const isNumberIn = (value: unknown, { most, isAboveZero = false }: NumberRange): value is number =>
  typeof value === "number" && value <= most && (isAboveZero ? value > 0 : value >= 0);

/** @param entry rules of the typed text; its label defaults to the field's name */
export const numberField = (
  name: string,
  { label = name, ...entry }: Omit<NumberEntry, "label"> & Partial<Pick<NumberEntry, "label">>,
): FilterField<number> & { readonly entry: NumberEntry } => ({
  name,
  must: `must be a number ${entry.isAboveZero === true ? "above" : "from"} 0, at most ${entry.most}`,
  holds: (value) => isNumberIn(value, entry),
  entry: { label, ...entry },
});

/** The rule of the same number in the body of a request. */
export const asWireNumber = ({ entry: { most } }: { readonly entry: NumberEntry }) =>
  ({ type: "number", from: 0, to: most }) as const;

const isCode = (value: unknown): value is string => typeof value === "string" && CODE.test(value);

export const codeField = (name: string): FilterField<string> => ({
  name,
  must: "must be a code",
  holds: isCode,
});

/** `null` for any. */
export const anyCodeField = (name: string): FilterField<string | null> => ({
  name,
  must: "must be a code or null",
  holds: (value): value is string | null => value === null || isCode(value),
});

/** One of the names of a table. */
export const namedField = <Name extends string>(
  name: string,
  table: Readonly<Record<Name, string>>,
): FilterField<Name> => ({
  name,
  must: `must be one of ${Object.keys(table).join(", ")}`,
  holds: (value): value is Name => typeof value === "string" && Object.hasOwn(table, value),
});

/** Some of the check items, each once. */
export function checksField<Check extends number>(
  items: readonly { readonly check: Check }[],
): FilterField<readonly Check[]> {
  const all = items.map(({ check }) => check);
  const isCheck = (value: unknown): value is Check => all.some((check) => check === value);
  return {
    name: "校核项",
    must: `must be a list of some of ${all.join(", ")}`,
    holds: (value): value is readonly Check[] =>
      Array.isArray(value) && value.every(isCheck) && new Set(value).size === value.length,
    rest: (value) => (Array.isArray(value) ? all.filter((check) => value.includes(check)) : undefined),
  };
}

/** 校核：送风量、全冷量 */
export function checksText<Check extends number>(
  items: readonly { readonly check: Check; readonly name: string }[],
  checks: readonly Check[],
): string {
  const checked = items.filter(({ check }) => checks.includes(check)).map(({ name }) => name);
  return checked.length === 0 ? "不校核" : `校核：${checked.join("、")}`;
}
