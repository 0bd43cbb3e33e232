import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { describe } from "vitest";
import { DOUBLE_SPEED, PROPERTY } from "#domain/catalogue/properties.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { dutyFormsOf } from "#domain/catalogue/duty/dutyForms.ts";
import { entriesOf, keyed, lookUp } from "#domain/base/keyed.ts";
import { bestFlowOf, bestFlows } from "#domain/products/search/bestFlows.ts";
import type { CategoryTable, TableValues } from "#domain/products/search/CategoryTable.ts";
import { columnsOf } from "#domain/products/search/columnsOf.ts";
import { dutyIndex } from "#domain/products/search/DutyIndex.ts";
import { answerDuty, type MappedCategory } from "#domain/products/search/map/answerDuty.ts";
import { cloudPoints } from "#domain/products/search/map/cloudPoints.ts";
import { spanAround, type MapView } from "#domain/products/search/map/MapView.ts";
import { DutyColumnsReader } from "#domain/products/search/parts/DutyColumnsReader.ts";
import type { DutyBlock, DutyHead } from "#domain/products/search/parts/DutyParts.ts";
import { packData, unpackData } from "#domain/products/search/parts/packData.ts";
import { BLOCK_ROWS, packBlock, packColumn, packHead } from "#domain/products/search/parts/packDutyParts.ts";
import { readConditions } from "#domain/products/search/readConditions.ts";
import type { NamedColumns } from "#domain/products/search/SearchColumns.ts";
import { generateFans } from "#server/samples/fan/generateFans.ts";
import { packWhole, unpackWhole } from "../tests/support/plain/wholeColumns.ts";
import { measure } from "./measure.ts";

const FORM = dutyFormsOf("C000001")[0]!;
const VIEW: MapView = { flow: spanAround(12_000), value: spanAround(600) };
const { records } = generateFans();

type Record = (typeof records)[number];

/** Generated fans as a search uses them: their points are decimals, unlike columns scaled from a few shapes. */
function fansOf(fans: readonly Record[]): NamedColumns {
  const stated = (code: string, of: Record["numbers"] | NonNullable<Record["enums"]>) =>
    of.find(([each]) => each === code)?.[1] ?? null;
  const values = <Value>(of: (fan: Record) => Value | null) => {
    const found = fans.flatMap((fan, index) => {
      const value = of(fan);
      return value === null ? [] : [{ index, value }];
    });
    return { indices: found.map(({ index }) => index), values: found.map(({ value }) => value) };
  };
  const numbers = [...new Set(fans.flatMap((fan) => fan.numbers.map(([code]) => code)))];
  const properties: TableValues[] = [
    ...numbers.map((code): TableValues => ({
      code,
      kind: "number",
      ...values((fan) => stated(code, fan.numbers) as number | null),
    })),
    {
      code: PROPERTY.speedControl,
      kind: "enum",
      codes: ["SINGLE_SPEED", DOUBLE_SPEED],
      ...values((fan) => stated(PROPERTY.speedControl, fan.enums ?? []) as string | null),
    },
  ];
  const fits = (quantity: string) =>
    fans.map(({ curves = [] }) => {
      const curve = curves.find((each) => each.quantity === quantity);
      return curve === undefined
        ? null
        : fitCurve({ x: Float64Array.from(curve.flows), y: Float64Array.from(curve.values) });
    });
  const table: CategoryTable = {
    categoryCode: "C000001",
    products: fans.map(({ product }) => ({
      id: product.id,
      model: product.model,
      brandCode: product.brandCode,
      seriesId: product.seriesId ?? null,
      isSample: true,
    })),
    brandNames: new Map(),
    properties,
    shownCodes: [],
    curves: keyed({
      totalPressure: fits("totalPressure"),
      totalPressureEfficiency: fits("totalPressureEfficiency"),
    }),
  };
  const { columns, rowOf } = columnsOf(table);
  const models = Array.from<string>({ length: fans.length });
  fans.forEach(({ product }, index) => (models[rowOf[index]!] = product.model));
  return { ...columns, models };
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
const sum = (list: readonly number[]) => list.reduce((all, each) => all + each, 0);
const brotli = (bytes: Uint8Array) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
function report(name: string, parts: readonly Uint8Array[]) {
  const sizes = [
    `raw ${megabytes(sum(parts.map((part) => part.length)))}`,
    `gzip ${megabytes(sum(parts.map((part) => gzipSync(part, { level: 3 }).length)))}`,
    `brotli ${megabytes(sum(parts.map(brotli)))}`,
  ];
  console.log(`${name}: ${sizes.join(", ")}`);
}

describe.each([5_000, 20_000])("the columns of %d generated fans on their way to a page", (size) => {
  const columns = fansOf(records.slice(0, size));
  if (columns.size !== size) throw new Error("there are not as many fans");
  const best = new Map([[FORM.quantity as string, bestFlows(columns, FORM)]]);
  const whole = packWhole(columns);
  const head = packData(packHead(columns, "version"));
  const starts = Array.from({ length: Math.ceil(size / BLOCK_ROWS) }, (_, at) => at * BLOCK_ROWS);
  const packBlocks = () => starts.map((from) => packData(packBlock(columns, best, "version", from)));
  const blocks = packBlocks();
  report(`${size} fans, whole columns`, [whole]);
  report(`${size} fans, ${blocks.length} blocks`, [head, ...blocks]);
  report(
    `${size} fans, what any filter would read, besides`,
    entriesOf(columns.properties).map(([code]) => packData(packColumn(columns, "version", code))),
  );

  const opened = (found: NamedColumns, bestFlow: (row: number) => number): MappedCategory => ({
    columns: found,
    form: FORM,
    index: dutyIndex(lookUp(found.curves, FORM.quantity)!),
    cloud: cloudPoints(found, FORM, bestFlow),
  });
  const openWhole = () => {
    const found = unpackWhole(whole);
    return opened(found, bestFlowOf(found, FORM));
  };
  const openBlocks = () => {
    const reader = new DutyColumnsReader(unpackData(head) as DutyHead);
    for (const block of blocks)
      if (!reader.addBlock(unpackData(block) as DutyBlock)) throw new Error("a block was refused");
    if (!reader.isWhole) throw new Error("not every row is here");
    return opened(reader.columns(), reader.bestFlow(FORM.quantity));
  };
  const few = { iterations: 5, time: 0, warmupIterations: 2 };
  measure("opened from blocks", openBlocks, few);
  measure("opened from whole columns", openWhole, few);
  measure("packed into blocks, by the server and once", packBlocks, few);
  measure("packed whole", () => packWhole(columns), few);

  const [fromBlocks, fromWhole] = [openBlocks(), openWhole()];
  let move = 0;
  const countOf = (category: MappedCategory, at: number) => {
    const read = readConditions(category.columns, {
      brandCode: null,
      productSeriesId: null,
      isSample: null,
      speedControl: "SINGLE_SPEED",
      curveProperties: [
        { code: PROPERTY.airFlow, value: 9_000 + (at % 60) * 100 },
        { code: PROPERTY.totalPressure, value: 400 + (at % 60) * 7 },
      ],
      productProperties: [],
    });
    if (!read.ok) throw new Error("the question is not understood");
    return answerDuty(category, read.value, VIEW).count;
  };
  let found = 0;
  for (let at = 0; at < 60; at++) {
    const count = countOf(fromBlocks, at);
    if (count !== countOf(fromWhole, at)) throw new Error("blocks and whole columns answer differently");
    found += count;
  }
  if (found === 0) throw new Error("nothing was found");
  const many = { iterations: 60, time: 0, warmupIterations: 20 };
  measure("answered from blocks", () => countOf(fromBlocks, move++), many);
  measure("answered from whole columns", () => countOf(fromWhole, move++), many);
});
