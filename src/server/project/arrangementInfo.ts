import { componentsOf, PLACING } from "../components/resources/productResources.ts";
import type { Queries } from "../database/queries.ts";
import { tablesOfEach, type Asking } from "../library/access/productTables.ts";
import { selectedByIds } from "./selectedStore.ts";

/** Selected products with the component for placing: the chosen one, otherwise the product's first. */
export async function arrangementInfo(
  queries: Queries,
  asking: Asking,
  projectId: string,
  ids: readonly string[],
) {
  const infos = [];
  const rows = await selectedByIds(queries, projectId, ids);
  const tablesOf = await tablesOfEach(
    queries,
    asking,
    rows.map((row) => row.productId),
  );
  for (const row of rows) {
    const components = (await componentsOf(queries, tablesOf(row.productId), row.productId, PLACING)) ?? [];
    const chosen = components.find(({ publicComponentId }) => publicComponentId === row.publicComponentId);
    const component = chosen ?? components[0];
    const { id, productId, name, model, equipmentCode, equipmentNum, designProperties } = row;
    infos.push({
      id,
      productId,
      name,
      model,
      equipmentCode,
      equipmentNum,
      designProperties,
      runtimeProperties: row.runtimeProperties,
      publicComponentId: component?.publicComponentId ?? null,
      componentName: component?.name ?? null,
      suffix: component?.suffix ?? null,
      familyTypeName: component?.componentFamilyTypeName ?? null,
      softwareCategoryNames: [
        ...new Set(components.flatMap(({ softwareCategoryName }) => softwareCategoryName ?? [])),
      ].join("_"),
      parameterValues: row.productPropertyValues,
    });
  }
  return infos;
}
