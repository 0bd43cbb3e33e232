import { groupBy } from "#domain/base/groupBy.ts";
import { and, asc, eq, sql } from "drizzle-orm";
import { machineOf } from "#domain/catalogue/machineOf.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import type { StatedCurve } from "#domain/catalogue/machine/productChart.ts";
import { MISSING } from "#domain/base/formatNumber.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";
import { lookUp, keyedFrom } from "#domain/base/keyed.ts";
import type { ManualTable, ManualWords } from "#domain/desk/report/manual/Manual.ts";
import { statedCurvesOf } from "../../product/curvesOfProduct.ts";
import { enumNames, type EnumNameOf } from "../../definitions/enumNames.ts";
import { asRange, type SheetValue } from "../../database/schema/ProductSheet.ts";
import { propertyDefinitionsOf } from "../../definitions/propertyDefinitionsOf.ts";
import type { Queries } from "../../database/queries.ts";
import { brands, categories, products, productSeries, productSheets } from "../../database/schema/schema.ts";
import { statedValue } from "../../definitions/statedValue.ts";
import { DRAWN_SOURCE } from "./manualWords.ts";

/** Everything from which the manual of a series is drawn, as plain data for a thread. */
export interface ManualOrder {
  readonly words: ManualWords;
  /** `null`: the category has no curves over flow. */
  readonly machine: Machine | null;
  readonly curves: readonly { readonly model: string; readonly stated: readonly StatedCurve[] }[];
}

/** Models with curves in a manual, evenly spread over the series: each takes half a page. */
const MOST_CHARTS = 24;
/** Columns beside the model that fit on A4. */
const COLUMNS = 7;
/** Sorts 250 before 1250. */
const bySize = new Intl.Collator("zh", { numeric: true });
const OTHERS = "其他参数";

interface Definition {
  readonly code: string;
  readonly name: string;
  readonly unitSymbol: string | null;
  readonly groupName: string | null;
}

function cellOf(
  categoryCode: string,
  { code, unitSymbol }: Definition,
  value: SheetValue | undefined,
  nameOf: EnumNameOf,
) {
  const range = value === undefined ? null : asRange(value);
  if (range !== null)
    return [range.from, range.to]
      .map((end) => (end === null ? "" : formatQuantity(end, unitSymbol)))
      .join("–");
  const stated = statedValue(value, (enumCode) => nameOf(categoryCode, code, enumCode));
  if (stated === null || stated === "") return MISSING;
  if (typeof stated === "boolean") return stated ? "是" : "否";
  return typeof stated === "number" ? formatQuantity(stated, unitSymbol) : stated;
}

/** Evenly spread items, including the first and the last. */
function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  return Array.from({ length: most }, (_, at) => items[Math.round((at * (items.length - 1)) / (most - 1))]!);
}

interface Column extends Definition {
  readonly cells: readonly string[];
}

/** Tables of a limited number of columns, each with columns of one group only. */
function tablesOf(columns: readonly Column[], models: readonly string[]): ManualTable[] {
  const groups = groupBy(columns, ({ groupName }) => groupName ?? OTHERS);
  return [...groups].flatMap(([name, members]) =>
    Array.from({ length: Math.ceil(members.length / COLUMNS) }, (_, at) => {
      const part = members.slice(at * COLUMNS, (at + 1) * COLUMNS);
      return {
        name,
        columns: part.map((column) => ({ name: column.name, unit: column.unitSymbol ?? "" })),
        rows: models.map((model, row) => ({ model, cells: part.map(({ cells }) => cells[row] ?? MISSING) })),
      };
    }),
  );
}

/** The content of a manual; `null` if no series of generated products has this id. */
export async function seriesManual(queries: Queries, seriesId: string): Promise<ManualOrder | null> {
  const [series] = await queries
    .select({
      name: productSeries.name,
      code: categories.code,
      category: categories.name,
      brand: brands.name,
    })
    .from(productSeries)
    .innerJoin(categories, eq(categories.code, productSeries.categoryCode))
    .innerJoin(brands, eq(brands.code, productSeries.brandCode))
    .where(eq(productSeries.id, seriesId));
  if (series === undefined) return null;
  const members = await queries
    .select({ model: products.model, values: productSheets.values, curves: productSheets.curves })
    .from(products)
    .leftJoin(productSheets, eq(productSheets.productId, products.id))
    .where(and(eq(products.seriesId, seriesId), eq(products.isSample, true)))
    .orderBy(asc(sql`${products.id} collate "C"`));
  if (members.length === 0) return null;
  members.sort((a, b) => bySize.compare(a.model, b.model));
  const definitions = (await propertyDefinitionsOf(queries, series.code)) ?? [];
  const nameOf = await enumNames(queries, [series.code]);
  const columns = definitions
    .map((definition) => ({
      ...definition,
      cells: members.map(({ values }) =>
        cellOf(series.code, definition, lookUp(values ?? keyedFrom([]), definition.code), nameOf),
      ),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== MISSING));
  const isShared = ({ cells }: Column) => cells.every((cell) => cell === cells[0]);
  const machine = machineOf(series.code);
  const measured = members.filter(({ curves }) => (curves ?? []).length > 0);
  const drawn = machine === null ? [] : spread(measured, MOST_CHARTS);
  return {
    machine,
    words: {
      title: `${series.brand} ${series.name} 产品手册`,
      brandName: series.brand,
      seriesName: series.name,
      categoryName: series.category,
      isSample: true,
      modelCount: members.length,
      source: DRAWN_SOURCE,
      shared: columns.filter(isShared).map(({ name, unitSymbol, cells }) => ({
        name,
        value: `${cells[0] ?? MISSING} ${unitSymbol ?? ""}`.trim(),
      })),
      tables: tablesOf(
        columns.filter((column) => !isShared(column)),
        members.map(({ model }) => model),
      ),
      curveRemark:
        drawn.length < measured.length
          ? `以下为 ${measured.length} 个型号中均匀选取的 ${drawn.length} 个，其余型号的曲线见产品详情`
          : null,
    },
    curves: drawn.map(({ model, curves }) => ({ model, stated: statedCurvesOf(curves ?? []) })),
  };
}
