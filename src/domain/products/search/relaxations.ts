import type { GivenUp } from "./searchTerms.ts";
import { countRows } from "./BitSet.ts";
import type { Conditions } from "./Conditions.ts";
import { codeIn, dutyFormsOf } from "../../catalogue/duty/dutyForms.ts";
import type { SpeedMode } from "../../catalogue/duty/SpeedMode.ts";
import type { Duty, DutyTarget } from "./Duty.ts";
import { propertyFacet } from "./facets.ts";
import type { DutyMatches } from "./matchDuty.ts";
import { narrow, passingWithout, type Narrowed } from "./narrow.ts";
import type { SearchColumns } from "./SearchColumns.ts";

/** A change to a question that finds nothing, and the number of products it would find. */
export type Relaxation = { readonly count: number } &
  /** Every deviation rate raised to `rate` %. */
  (
    | { readonly kind: "deviation"; readonly rate: number }
    /** The filter is removed. */
    | { readonly kind: GivenUp }
    /** `value` instead of the chosen one; null removes the filter. */
    | { readonly kind: "property"; readonly code: string; readonly value: string | null }
    /** The same duty for fans of the other speed mode. */
    | { readonly kind: "speed"; readonly speed: SpeedMode }
  );

/** %; the first that finds something is offered. Beyond these, a product would be a different one. */
const RATES = [20, 30] as const;
/** Number of other values that are offered for a chosen property. */
const MOST_VALUES = 2;

export type MatchesOf = (duty: Duty) => DutyMatches;

const targetsOf = ({ point, rated }: Duty): readonly DutyTarget[] =>
  point === null ? rated : [point.flow, point.value, ...rated];

function widened({ point, rated, ...duty }: Duty, rate: number): Duty {
  const wide = (target: DutyTarget): DutyTarget => ({ ...target, rate: Math.max(target.rate, rate) });
  return {
    ...duty,
    point: point && { ...point, flow: wide(point.flow), value: wide(point.value) },
    rated: rated.map(wide),
  };
}

/**
 * The duty in the form for fans of the other speed mode; null if there is none, or if a rated figure of it is
 * unknown to the other form.
 */
function atOtherSpeed(columns: SearchColumns, { speed, duty }: Conditions): Conditions["duty"] {
  const other = dutyFormsOf(columns.categoryCode).find((form) => form.speed !== null && form.speed !== speed);
  if (other === undefined || duty === null || speed === null) return null;
  const translate = (target: DutyTarget): DutyTarget | null => {
    const code = codeIn(other, duty.form, target.code);
    return code === undefined ? null : { ...target, code };
  };
  const { point } = duty;
  if (point !== null)
    return {
      ...duty,
      form: other,
      point: {
        ...point,
        flow: { ...point.flow, code: other.flow },
        value: { ...point.value, code: other.value },
      },
      rated: [],
    };
  const rated = duty.rated.map(translate);
  return rated.some((target) => target === null)
    ? null
    : { ...duty, form: other, point: null, rated: rated.flatMap((target) => target ?? []) };
}

function ofDeviation(columns: SearchColumns, conditions: Conditions, matchesOf: MatchesOf): Relaxation[] {
  const { duty } = conditions;
  if (duty === null) return [];
  for (const rate of RATES) {
    if (targetsOf(duty).every((target) => target.rate >= rate)) continue;
    const count = countRows(narrow(columns, conditions, matchesOf(widened(duty, rate))).all);
    if (count > 0) return [{ kind: "deviation", rate, count }];
  }
  return [];
}

function ofSpeed(columns: SearchColumns, conditions: Conditions, matchesOf: MatchesOf): Relaxation[] {
  const duty = atOtherSpeed(columns, conditions);
  if (duty === null || duty.form.speed === null) return [];
  const { speed } = duty.form;
  const count = countRows(narrow(columns, { ...conditions, speed, duty }, matchesOf(duty)).all);
  return [{ kind: "speed", speed, count }];
}

/** Other values of an enumerated property with a filter, the most frequent first. */
function ofValues(narrowed: Narrowed, { filters }: Conditions): Relaxation[] {
  return filters.flatMap(({ code, test }) => {
    const facet = test.kind === "is" ? propertyFacet(narrowed, code) : null;
    if (facet?.kind !== "counts") return [];
    return facet.codes
      .map((value, at) => ({ kind: "property", code, value, count: facet.counts[at] ?? 0 }) as const)
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, MOST_VALUES);
  });
}

/** The question without each single condition. */
function withoutOne(narrowed: Narrowed, { filters, ...others }: Conditions): Relaxation[] {
  const countWithout = (facet: string) => countRows(passingWithout(narrowed, facet));
  const kinds = ["words", "brand", "series", "sample", "origin", "tolerance", "duty"] as const;
  const { isSample, origin = "all" } = others;
  const isSet = {
    ...others,
    sample: isSample,
    origin: origin === "all" ? null : origin,
    tolerance: others.duty?.tolerance?.isRequired === true ? true : null,
  };
  return [
    ...filters.map(
      ({ code }) => ({ kind: "property", code, value: null, count: countWithout(code) }) as const,
    ),
    ...kinds.flatMap((kind) => (isSet[kind] === null ? [] : { kind, count: countWithout(kind) })),
  ];
}

/**
 * Changes to a question that finds nothing, each with the number of products it would find, those that keep most
 * of the question first; only changes that find something. If no single change helps but giving up the duty,
 * removing all filters beside the duty is offered first.
 */
export function relaxations(
  columns: SearchColumns,
  conditions: Conditions,
  matchesOf: MatchesOf,
): readonly Relaxation[] {
  const { duty } = conditions;
  const narrowed = narrow(columns, conditions, duty && matchesOf(duty));
  const single = [
    ...ofDeviation(columns, conditions, matchesOf),
    ...ofValues(narrowed, conditions),
    ...withoutOne(narrowed, conditions),
    ...ofSpeed(columns, conditions, matchesOf),
  ].filter(({ count }) => count > 0);
  const isDutyOnly = single.every(({ kind }) => kind === "duty");
  if (!isDutyOnly || duty === null) return single;
  const bare: Conditions = {
    ...conditions,
    brand: null,
    series: null,
    isSample: null,
    origin: "all",
    words: null,
    filters: [],
    duty: { ...duty, tolerance: null },
  };
  const count = countRows(narrow(columns, bare, matchesOf(duty)).all);
  return count === 0 ? single : [{ kind: "filters", count }, ...single];
}
