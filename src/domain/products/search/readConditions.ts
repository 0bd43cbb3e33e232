import { append } from "../../base/lists.ts";
import type { BitSet } from "./BitSet.ts";
import type { Conditions, PropertyFilter, PropertyTest } from "./Conditions.ts";
import type { ProductOrigin } from "../../catalogue/listing/ProductOrigin.ts";
import type { SentFilter } from "../../catalogue/listing/SentFilter.ts";
import type { SpeedMode } from "../../catalogue/duty/SpeedMode.ts";
import { readDuty, type AskedWish } from "./readDuty.ts";
import { readTolerance, withTolerance, type AskedTolerance } from "./readTolerance.ts";
import type { Read, SearchIssue } from "./SearchIssue.ts";
import type { PropertyColumn, NarrowedColumns } from "./SearchColumns.ts";
import { lookUp } from "../../base/keyed.ts";

type AskedFilter = Readonly<Pick<SentFilter, "code" | "queryType">> & { readonly values: readonly string[] };

/** A question from the wire: its form is valid, but it is not yet checked against the category. */
export interface AskedConditions {
  readonly brandCode: string | null;
  readonly productSeriesId: string | null;
  readonly speedControl: SpeedMode | null;
  readonly isSample: boolean | null;
  /** All if absent. */
  readonly origin?: ProductOrigin | undefined;
  /** Words for model, brand, series and properties, separated by blanks; each must be found. */
  readonly words?: string | undefined;
  /** None if absent. */
  readonly tolerance?: AskedTolerance | null | undefined;
  readonly curveProperties: readonly AskedWish[];
  readonly productProperties: readonly AskedFilter[];
}

const NUMBER = "-?[0-9]+(?:[.][0-9]+)?(?:[eE][-+]?[0-9]+)?";
const RANGE = new RegExp(`^(${NUMBER})?-(${NUMBER})?$`, "u");

function readRange(text: string): PropertyTest | string {
  const ends = RANGE.exec(text.trim());
  if (ends === null) return "must be lower-upper, where either may be empty";
  const [, from, to] = ends;
  if (from === undefined && to === undefined) return "names no end";
  const test = { kind: "between", from: Number(from ?? -Infinity), to: Number(to ?? Infinity) } as const;
  return test.from > test.to ? "has a lower end above its upper one" : test;
}

function readFilter(column: PropertyColumn, { queryType, values }: AskedFilter): PropertyTest | string {
  const hasNumbers = column.kind === "number" || column.kind === "range";
  if (queryType === "EQUAL") {
    if (hasNumbers && !values.every((value) => value.trim() !== "" && Number.isFinite(Number(value))))
      return "must be numbers";
    return { kind: "is", values };
  }
  if (!hasNumbers) return "is no range of a property without numbers";
  const [range, ...more] = values;
  return range === undefined || more.length > 0 ? "must be one range" : readRange(range);
}

/**
 * Checks a question against its category.
 *
 * @param rowsOf finds words; without it words are ignored
 */
export function readConditions(
  columns: NarrowedColumns,
  asked: AskedConditions,
  rowsOf: ((words: string) => BitSet) | null = null,
): Read<Conditions> {
  const issues: SearchIssue[] = [];
  const filters: PropertyFilter[] = [];
  asked.productProperties.forEach((filter, at) => {
    const path = `productProperties.${at}`;
    const column = lookUp(columns.properties, filter.code);
    if (column === undefined) {
      issues.push({ path: `${path}.code`, message: "is no property of this category" });
      return;
    }
    const test = readFilter(column, filter);
    if (typeof test === "string") issues.push({ path: `${path}.values`, message: test });
    else filters.push({ code: filter.code, test });
  });
  const tolerance = readTolerance(columns.categoryCode, asked.tolerance ?? null);
  if (!tolerance.ok) append(issues, tolerance.issues);
  const duty = readDuty(columns.categoryCode, asked.speedControl, asked.curveProperties);
  if (!duty.ok) append(issues, duty.issues);
  const judged = duty.ok && tolerance.ok ? withTolerance(duty.value, tolerance.value) : duty;
  if (!judged.ok && duty.ok && tolerance.ok) append(issues, judged.issues);
  if (!judged.ok || issues.length > 0) return { ok: false, issues };
  return {
    ok: true,
    value: {
      brand: asked.brandCode,
      series: asked.productSeriesId,
      speed: asked.speedControl,
      duty: judged.value,
      isSample: asked.isSample,
      origin: asked.origin ?? "all",
      words: rowsOf === null || (asked.words ?? "").trim() === "" ? null : rowsOf(asked.words ?? ""),
      filters,
    },
  };
}
