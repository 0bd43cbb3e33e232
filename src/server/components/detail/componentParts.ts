import { groupBy } from "#domain/base/groupBy.ts";
import { LEGEND_TYPES } from "#domain/things/component/drawing/LegendType.ts";
import { asc } from "drizzle-orm";
import type { Placeholder } from "#api/contract/componentDetail.ts";
import type { Product, PropertyValue } from "#api/contract/products.ts";
import { LEGEND_NAMES } from "#domain/things/component/drawing/legendSvg.ts";
import { ifcIdentifier } from "#domain/things/files/ifcIdentifier.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";
import type { Queries } from "../../database/queries.ts";
import type { CatalogueTables } from "../../database/schema/catalogueTables.ts";
import { drawnPictureUrl } from "../../http/pictureUrl.ts";
import { ofSeriesOf } from "../../library/access/productTables.ts";

/** The three views of a component, the same for every discipline; their addresses are like that of its picture. */
export const legendsOf = (component: Parameters<typeof drawnPictureUrl>[0]): Placeholder[] =>
  LEGEND_TYPES.map((placeholderType) => ({
    placeholderType,
    discipline: "COMMON",
    name: LEGEND_NAMES[placeholderType],
    thumbnail: drawnPictureUrl(component).replace(/thumbnail$/u, `legends/${placeholderType}`),
  }));

/** Types listed for one component; further ones are found through their own products. */
const MOST_TYPES = 200;

/** The products of the series, the component's own first. */
export async function familyTypesOf(
  queries: Queries,
  tables: CatalogueTables,
  { id, model, productSeriesId }: Pick<Product, "id" | "model" | "productSeriesId">,
) {
  const series =
    productSeriesId === null
      ? []
      : await queries
          .select({ id: tables.products.id, name: tables.products.model })
          .from(tables.products)
          .where(ofSeriesOf(tables, { id, seriesId: productSeriesId }))
          .orderBy(asc(tables.products.id))
          .limit(MOST_TYPES);
  const others = series.filter((type) => type.id !== id);
  return [{ id, name: model }, ...others].map((type) => ({
    ...type,
    uuid: ifcIdentifier(`${type.id}/type`),
  }));
}

function textOf({ value, valueFrom, valueTo, unitSymbol: unit }: PropertyValue): string | null {
  const withUnit = (text: string) => (unit === null ? text : `${text} ${unit}`);
  const [from, to] = [valueFrom, valueTo].map((end) => (end === null ? null : formatQuantity(end, unit)));
  if (from != null && to != null) return withUnit(`${from} – ${to}`);
  if (from != null || to != null) return withUnit(from == null ? `≤ ${to}` : `≥ ${from}`);
  if (value === null || value === "") return null;
  if (typeof value === "boolean") return value ? "是" : "否";
  return typeof value === "number" ? withUnit(formatQuantity(value, unit)) : withUnit(value);
}

/** Groups in the order in which they first appear. */
export function groupsOf(values: readonly PropertyValue[]) {
  const groups = groupBy(values, ({ groupName }) => groupName ?? "其他参数");
  return [...groups].map(([name, properties]) => ({
    name,
    parameterValues: properties.map((property) => ({
      id: property.code,
      name: property.name,
      value: textOf(property),
    })),
  }));
}
