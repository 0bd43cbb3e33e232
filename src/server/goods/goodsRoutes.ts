import { listAreas, queryGoods } from "#api/contract/goods.ts";
import { queryProductPrices } from "#api/contract/productPrices.ts";
import type { Issue } from "#api/contract/envelope.ts";
import { areaTree, type AreaTree } from "#domain/products/goods/areaTree.ts";
import { readCondition, type DataTypes, type GoodsCondition } from "#domain/products/goods/GoodsCondition.ts";
import type { GoodsProperty } from "#domain/products/goods/GoodsRequest.ts";
import { isMaterialCode } from "#domain/desk/materials/Material.ts";
import { materialProperties } from "../materials/materialStandard.ts";
import { invalidParameter } from "../http/invalidParameter.ts";
import { route } from "../http/route.ts";
import type { DatabaseParts } from "../database/connection/DatabaseParts.ts";
import { propertyDefinitionsOf } from "../definitions/propertyDefinitionsOf.ts";
import type { Queries } from "../database/queries.ts";
import { ownPrices } from "./ownPrices.ts";
import { quotations } from "./quotations.ts";
import { readAreas } from "./readAreas.ts";
import { searchGoods } from "./searchGoods.ts";

/** Suppliers of one row; the number of further ones is given. */
const MAX_SUPPLIERS = 10;

async function dataTypesOf(queries: Queries, categoryCode: string | null): Promise<DataTypes> {
  if (categoryCode === null) return new Map();
  const read = isMaterialCode(categoryCode) ? materialProperties : propertyDefinitionsOf;
  const definitions = await read(queries, categoryCode);
  return new Map((definitions ?? []).map(({ code, dataType }) => [code, dataType]));
}

/** @throws Refusal that names each invalid property */
function conditionsOf(properties: readonly GoodsProperty[], types: DataTypes): readonly GoodsCondition[] {
  const issues: Issue[] = [];
  const conditions = properties.flatMap((property, at) => {
    const read = readCondition(property, types);
    if (read.ok) return [read.value];
    issues.push({ path: `categoryProperties.${at}.value`, message: read.code });
    return [];
  });
  if (issues.length > 0) throw invalidParameter(issues);
  return conditions;
}

/** @throws Refusal for an unknown area code */
function checkArea(areaCode: string, tree: AreaTree): void {
  if (tree.find(areaCode) === undefined && areaCode !== tree.rootCode)
    throw invalidParameter([{ path: "areaCode", message: "is not the code of an area" }]);
}

export const goodsRoutes = [
  ({ database: { queries } }: DatabaseParts) => route(listAreas, () => readAreas(queries)),

  ({ database: { queries } }: DatabaseParts) =>
    route(queryGoods, async ({ body }) => {
      const { name, categoryCode, areaCode, categoryProperties, pageNo, pageSize } = body;
      const tree = areaTree(await readAreas(queries));
      checkArea(areaCode, tree);
      const types = categoryProperties.length === 0 ? new Map() : await dataTypesOf(queries, categoryCode);
      const conditions = conditionsOf(categoryProperties, types);
      const search = { name, categoryCode, areaCode, conditions };
      const { found, total } = await searchGoods(queries, tree, search, { no: pageNo, size: pageSize });
      const quoted = await quotations(queries, tree, found, areaCode);
      return {
        totalCount: total,
        list: found.map((goods) => {
          const suppliers = quoted.get(goods.id) ?? [];
          return {
            id: goods.id,
            name: goods.name,
            specification: goods.specification,
            model: goods.model,
            categoryCode: goods.categoryCode,
            isSample: goods.isSample,
            suppliers: suppliers.slice(0, MAX_SUPPLIERS),
            supplierCount: suppliers.length,
          };
        }),
      };
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(queryProductPrices, async ({ body: { areaCode, ...asked } }, call) => {
      const tree = areaTree(await readAreas(queries));
      const area = areaCode ?? tree.rootCode;
      checkArea(area, tree);
      return ownPrices(queries, call, tree, { ...asked, areaCode: area });
    }),
];
