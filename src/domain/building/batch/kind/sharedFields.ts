import { HIGHEST_ALTITUDE, LOWEST_ALTITUDE } from "../../../physics/air/altitude.ts";
import { formatPlain } from "../../../base/formatNumber.ts";
import { describeSite, type SiteFilter } from "../../rooms/SiteFilter.ts";
import type { FigureColumn } from "./BatchKind.ts";
import { isNumberIn, numberField } from "./fieldTypes.ts";
import type { DroppableField, FieldPart, FilterRows } from "./FilterFields.ts";
import { MOST_MARGIN, NO_MARGIN_LIMITS, type FigureMarginLimit, type LimitFilter } from "./LimitFilter.ts";
import { MARGIN } from "../../selection/limits.ts";
import { LIMIT_ENTRIES } from "./limitRules.ts";

/** @param effect how the altitude affects the figures, in the kind's words; `isRemark` if it does not */
export const siteFields = (
  effect: string,
  { isRemark }: Pick<FieldPart<SiteFilter>, "isRemark"> = {},
): FilterRows<SiteFilter, never> => ({
  altitude: {
    name: "海拔",
    must: `must be a number from ${LOWEST_ALTITUDE} to ${HIGHEST_ALTITUDE}`,
    holds: (value): value is number | undefined =>
      value === undefined ||
      (typeof value === "number" && value >= LOWEST_ALTITUDE && value <= HIGHEST_ALTITUDE),
    acts: ({ altitude = 0 }) => altitude !== 0,
    isOfBuilding: true,
    ...(isRemark && { isRemark }),
    words: (filter) => describeSite(filter, effect),
    none: "海拔 0 m",
  },
});

interface AreaFilter {
  /** ㎡ */
  readonly singleUnitResponsibilityArea: number;
}

/**
 * The area of one unit, by which rooms are divided.
 * @param counter for units: 台
 */
export const areaField = (name: string, counter: string): FilterRows<AreaFilter, never> => ({
  singleUnitResponsibilityArea: {
    ...numberField(name, { most: 1_000_000, unit: "㎡", isAboveZero: true, isZeroEmpty: true }),
    words: (filter) => [`${filter.singleUnitResponsibilityArea} ㎡/${counter}`],
  },
});

interface NumberLimit {
  readonly label: string;
  readonly most: number;
  readonly of: (filter: LimitFilter) => number | null | undefined;
  readonly words: (limit: number) => string;
  readonly none: string;
  readonly droppable: DroppableField<LimitFilter, "noise">;
}

const limitField = ({ label, most, of, words, none, droppable }: NumberLimit) => ({
  name: label,
  must: `must be a number from 0 to ${most}, or null`,
  holds: (value: unknown): value is number | null | undefined => value == null || isNumberIn(value, { most }),
  acts: (filter: LimitFilter) => of(filter) != null,
  words: (filter: LimitFilter) => [of(filter)].flatMap((limit) => (limit == null ? [] : [words(limit)])),
  none,
  droppable,
});

const inPercent = (most: number) => `${formatPlain(most)} %`;

function figureWords(limits: readonly FigureMarginLimit[], columns: readonly FigureColumn[]): string[] {
  const [first] = limits;
  if (first === undefined) return [];
  const isOfAll = limits.length === columns.length && limits.every(({ most }) => most === first.most);
  if (isOfAll) return [`各项余量 ≤ ${inPercent(first.most)}`];
  return limits.map(({ figure, most }) => {
    const name = columns.find(({ key }) => key === figure)?.short ?? figure;
    return `${name}余量 ≤ ${inPercent(most)}`;
  });
}

/**
 * @param columns of the kind's figures
 * @param noise code of the property that states a product's noise
 */
export function limitFields(
  columns: readonly FigureColumn[],
  noise: DroppableField<LimitFilter>["code"],
): FilterRows<LimitFilter, "noise"> {
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
    noiseLimit: limitField({
      ...LIMIT_ENTRIES.noiseLimit,
      of: ({ noiseLimit }) => noiseLimit,
      words: (limit) => `单台噪声 ≤ ${formatPlain(limit)} dB(A)`,
      none: "噪声不限",
      droppable: {
        code: noise,
        name: "噪声",
        condition: "noise",
        without: () => ({ noiseLimit: null }),
      },
    }),
    marginLimit: limitField({
      ...LIMIT_ENTRIES.marginLimit,
      of: ({ marginLimit }) => marginLimit,
      words: (limit) => `余量 ≤ ${inPercent(limit)}`,
      none: "余量不限",
      // Drops the limits of single figures as well.
      droppable: { code: MARGIN, name: "余量", without: () => NO_MARGIN_LIMITS },
    }),
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
      acts: ({ figureMarginLimits }) => (figureMarginLimits?.length ?? 0) > 0,
      words: ({ figureMarginLimits }) => figureWords(figureMarginLimits ?? [], columns),
      none: "各项余量不限",
    },
  };
}
