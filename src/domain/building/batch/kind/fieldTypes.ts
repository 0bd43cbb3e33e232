import { HIGHEST_ALTITUDE, LOWEST_ALTITUDE } from "../../../physics/air/altitude.ts";
import { CODE } from "../../../base/limits.ts";
import type { FigureColumn } from "./BatchKind.ts";
import { LOUDEST, MOST_MARGIN, type FigureMarginLimit, type LimitFilter } from "./LimitFilter.ts";
import type { SiteFilter } from "../../rooms/SiteFilter.ts";
import type { FilterField } from "./FilterFields.ts";

/** Numbers up to `most`, from 0 or, where 0 says nothing, above it. */
export interface NumberRange {
  readonly most: number;
  readonly isAboveZero?: boolean;
}

export const isNumberIn = (value: unknown, { most, isAboveZero = false }: NumberRange): value is number =>
  typeof value === "number" && value <= most && (isAboveZero ? value > 0 : value >= 0);

export const numberField = (name: string, range: NumberRange): FilterField<number> => ({
  name,
  must: `must be a number ${range.isAboveZero === true ? "above" : "from"} 0, at most ${range.most}`,
  holds: (value) => isNumberIn(value, range),
});

const isCode = (value: unknown): value is string => typeof value === "string" && CODE.test(value);

export const codeField = (name: string): FilterField<string> => ({
  name,
  must: "must be a code",
  holds: isCode,
});

/** `null`: any. */
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

type Rows<Part> = { readonly [Name in keyof Required<Part>]: FilterField<Part[Name]> };

export const SITE_FIELDS: Rows<SiteFilter> = {
  altitude: {
    name: "海拔",
    must: `must be a number from ${LOWEST_ALTITUDE} to ${HIGHEST_ALTITUDE}`,
    holds: (value): value is number | undefined =>
      value === undefined ||
      (typeof value === "number" && value >= LOWEST_ALTITUDE && value <= HIGHEST_ALTITUDE),
  },
};

const limitField = (name: string, most: number): FilterField<number | null | undefined> => ({
  name,
  must: `must be a number from 0 to ${most}, or null`,
  holds: (value): value is number | null | undefined => value == null || isNumberIn(value, { most }),
});

/** @param columns of the kind's figures */
export function limitFields(columns: readonly FigureColumn[]): Rows<LimitFilter> {
  const isLimit = (value: unknown): value is FigureMarginLimit =>
    typeof value === "object" &&
    value !== null &&
    "figure" in value &&
    columns.some(({ key }) => key === value.figure) &&
    "most" in value &&
    isNumberIn(value.most, { most: MOST_MARGIN }) &&
    Object.keys(value).length === 2;
  const isEachOnce = (limits: readonly FigureMarginLimit[]) =>
    new Set(limits.map(({ figure }) => figure)).size === limits.length;
  return {
    noiseLimit: limitField("噪声上限", LOUDEST),
    marginLimit: limitField("允许余量", MOST_MARGIN),
    figureMarginLimits: {
      name: "各项允许余量",
      must: `must be null or a list of figures of the kind, each once and with at most ${MOST_MARGIN}`,
      holds: (value): value is readonly FigureMarginLimit[] | null | undefined =>
        value == null || (Array.isArray(value) && value.every(isLimit) && isEachOnce(value)),
      rest: (value) => {
        const limits: readonly FigureMarginLimit[] = Array.isArray(value) ? value.filter(isLimit) : [];
        const found = columns.flatMap(({ key }) => limits.find(({ figure }) => figure === key) ?? []);
        return found.length > 0 ? found : undefined;
      },
    },
  };
}
