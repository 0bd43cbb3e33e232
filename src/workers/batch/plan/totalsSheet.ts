import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import { SAMPLE } from "#domain/building/rooms/planWords.ts";
import type { PlanTotal } from "#domain/building/batch/state/plan.ts";
import { greatest } from "#domain/base/lists.ts";
import type { Parameter } from "#domain/building/selection/multiRoom.ts";
import type { PlanSheet } from "./ConfirmedPlan.ts";
import { SheetBuilder, withUnit } from "./SheetBuilder.ts";

/** By product id */
type ParametersOf = ReadonlyMap<string, readonly Parameter[]>;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** 型号汇总 or 规格汇总: one row for each model with its units and parameters, and the sums below */
export function totalsSheet(
  totals: readonly PlanTotal[],
  parametersOf: ParametersOf,
  unitOf: ReadonlyMap<string, string>,
  words: Pick<BatchKind<unknown>["words"], "model" | "counter">,
): PlanSheet {
  const allRooms = sum(totals.map(({ rooms }) => rooms));
  const allDoubtful = sum(totals.map(({ doubtful }) => doubtful));
  const allUnits = sum(totals.map(({ units }) => units));
  const sheet = new SheetBuilder(`${words.model}汇总`, totals.length + 1)
    .texts("model", words.model, (row) => totals[row]?.model ?? "合计")
    .texts("name", "产品名称", (row) => totals[row]?.name ?? "")
    .texts("series", "系列", (row) => totals[row]?.seriesName ?? "")
    .texts("sample", "数据", (row) => (totals[row]?.isSample === true ? SAMPLE : ""))
    .numbers("rooms", "房间数（间）", 0, (row) => totals[row]?.rooms ?? allRooms)
    .numbers("doubtful", "其中待确认（间）", 0, (row) => totals[row]?.doubtful ?? allDoubtful)
    .numbers("units", `数量（${words.counter}）`, 0, (row) => totals[row]?.units ?? allUnits);
  addParameters(
    sheet,
    totals.map(({ productId }) => productId),
    parametersOf,
    unitOf,
  );
  return sheet.sheet();
}

/**
 * Adds a column for each parameter that some product has, in order of first occurrence.
 *
 * @param productIds one for each row, or empty
 */
export function addParameters(
  sheet: SheetBuilder,
  productIds: readonly string[],
  parametersOf: ParametersOf,
  unitOf: ReadonlyMap<string, string>,
): void {
  const names = new Map<string, string>();
  for (const id of productIds) for (const { code, name } of parametersOf.get(id) ?? []) names.set(code, name);
  for (const [code, name] of names)
    addParameter(sheet, `parameter.${code}`, withUnit(name, unitOf.get(code) ?? ""), (row) => {
      const parameters = parametersOf.get(productIds[row] ?? "");
      return parameters?.find((parameter) => parameter.code === code)?.value ?? null;
    });
}

const MOST_DIGITS = 3;

/** Decimals of the whole column: the most of any value */
const digitsOf = (values: readonly number[]): number =>
  Math.max(
    0,
    greatest(
      values.map((value) => (/\.(\d+)$/u.exec(String(Number(value.toFixed(MOST_DIGITS))))?.[1] ?? "").length),
    ),
  );

/** A parameter with only numbers becomes a column of numbers to calculate with. */
function addParameter(
  sheet: SheetBuilder,
  key: string,
  title: string,
  value: (row: number) => Parameter["value"],
): void {
  const isText = sheet.rows.some((row) => typeof value(row) === "string");
  if (isText) sheet.texts(key, title, (row) => String(value(row) ?? ""));
  else {
    const numbers = sheet.rows.map((row) => Number(value(row) ?? NaN));
    sheet.numbers(key, title, digitsOf(numbers), (row) => numbers[row]!);
  }
}
