import type { Collector, Find } from "./Collector.ts";
import type { FigureMargin, NoMatchReason, PropertyCondition, PropertyRange } from "./multiRoom.ts";

/** Limit of one figure's excess over its requirement. */
export interface FigureLimit {
  readonly figure: string;
  /** The property by which requests and answers name it. */
  readonly check: string;
  /** As a share. */
  readonly most: number;
}

/** Limits of a selection beside the requirement. Absent or `null` means no limit. */
export interface SelectionLimits {
  /** dB(A), both ends included. */
  readonly noise?: PropertyRange | null;
  /** Greatest excess of the governing figure over its requirement, as a share. */
  readonly margin?: number;
  /** Limits of single figures; a figure that is not checked limits nothing. */
  readonly figureMargins?: readonly FigureLimit[];
}

/** A product that states no noise fails the limit. */
export const isQuietEnough = (noise: number | null, limit: PropertyRange | null | undefined): boolean =>
  limit == null || (noise !== null && noise >= limit.from && noise <= limit.to);

/** The name in changes of the limits of margins, which count as one filter. */
export const MARGIN = "margin";

const PERCENT = 100;

interface AskedLimits {
  readonly noise: PropertyRange | null;
  readonly margin: number | undefined;
  readonly figureMargins: readonly FigureMargin[] | undefined;
  /** `null` for a code that names no figure of the kind. */
  readonly figureOf: (code: string) => string | null;
  readonly report: (path: string, message: string) => void;
}

/** The limits of a request, which states them in %. */
export function limitsOf({ noise, margin, figureMargins, figureOf, report }: AskedLimits): SelectionLimits {
  const limits = figureMargins?.flatMap(({ code, most }, at): FigureLimit[] => {
    const figure = figureOf(code);
    if (figure === null) report(`figureMargins.${at}.code`, `${code} is no check`);
    return figure === null ? [] : [{ figure, check: code, most: most / PERCENT }];
  });
  return {
    ...(noise !== null && { noise }),
    ...(margin !== undefined && { margin: margin / PERCENT }),
    ...(limits && limits.length > 0 && { figureMargins: limits }),
  };
}

/** The range of a condition on noise, or what is wrong with it. */
export const noiseRange = (condition: PropertyCondition): PropertyRange | string =>
  condition.queryType === "RANGE_TE" ? { from: condition.from, to: condition.to } : "expected RANGE_TE";

/** Whether there is any limit on excess over the requirement. */
export const isMarginLimited = ({ margin, figureMargins }: SelectionLimits): boolean =>
  margin !== undefined || figureMargins !== undefined;

/** Whether a find exceeds nothing by more than is allowed. */
const isWithin = (find: Find, { margin, figureMargins = [] }: SelectionLimits): boolean =>
  (margin === undefined || find.margin() <= 1 + margin) &&
  figureMargins.every(({ figure, most }) => (find.ratioOf(figure) ?? 0) <= 1 + most);

/** Passes on only finds within the limits; without limits it returns the collector itself. */
export const within = (limits: SelectionLimits, collector: Collector): Collector =>
  isMarginLimited(limits)
    ? {
        get limit() {
          return collector.limit;
        },
        offer(find) {
          if (isWithin(find, limits)) collector.offer(find);
        },
      }
    : collector;

/** The limit that a find exceeds most, and by how much, as a share of what the limit allows. */
interface Overstep {
  readonly by: number;
  readonly allowed: number;
  readonly is: number;
  readonly check: string | null;
}

function overstepOf(find: Find, { margin, figureMargins = [] }: SelectionLimits): Overstep {
  const step = (ratio: number, allowed: number, check: string | null): Overstep => ({
    by: ratio / (1 + allowed),
    allowed,
    is: ratio - 1,
    check,
  });
  const steps = figureMargins.map(({ figure, check, most }) => step(find.ratioOf(figure) ?? 0, most, check));
  if (margin !== undefined) steps.unshift(step(find.margin(), margin, null));
  return steps.reduce((most, other) => (other.by > most.by ? other : most));
}

/** Counts what is offered, and keeps the candidate that exceeds its limits least. */
class LeastOverstep implements Collector {
  readonly limit = Infinity;
  count = 0;
  found: (Overstep & { readonly row: number; readonly tieOrder: number }) | null = null;
  readonly #limits: SelectionLimits;

  constructor(limits: SelectionLimits) {
    this.#limits = limits;
  }

  offer(find: Find): void {
    this.count++;
    const { row, tieOrder } = find;
    const overstep = overstepOf(find, this.#limits);
    const known = this.found;
    if (known !== null && (overstep.by > known.by || (overstep.by === known.by && tieOrder > known.tieOrder)))
      return;
    this.found = { ...overstep, row, tieOrder };
  }
}

/**
 * Why a room has no match if products meet its requirement but all exceed it by more than is allowed; empty if
 * none meets it, or nothing is limited.
 */
export function oversizedReasons(
  limits: SelectionLimits,
  models: readonly string[],
  search: (collector: Collector) => void,
): NoMatchReason[] {
  if (!isMarginLimited(limits)) return [];
  const least = new LeastOverstep(limits);
  search(least);
  if (least.found === null) return [];
  const { allowed, is, check, row } = least.found;
  return [
    {
      code: "oversized",
      allowed: allowed * PERCENT,
      least: is * PERCENT,
      model: models[row]!,
      ...(check !== null && { check }),
    },
    { code: "change", kind: "filter", filter: MARGIN, admitted: least.count },
  ];
}
