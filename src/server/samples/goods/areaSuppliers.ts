import { areaTree } from "#domain/products/goods/areaTree.ts";
import type { Area } from "#domain/products/goods/Area.ts";
import { SAMPLE_SUPPLIERS_PER_AREA, sampleSupplierId } from "#domain/products/goods/samplePrices.ts";
import type { SupplierRow } from "../../database/schema/catalogueRows.ts";
import { NO_CONTACT } from "../sampleSuppliers.ts";

const KINDS = ["机电设备", "建材"];

/** Invented suppliers in every city, with contact data that say so. */
export function areaSuppliers(areas: readonly Area[]): readonly SupplierRow[] {
  const tree = areaTree(areas);
  return tree.leavesOf(tree.rootCode).flatMap(({ code, name }) =>
    Array.from({ length: SAMPLE_SUPPLIERS_PER_AREA }, (_, at) => ({
      id: sampleSupplierId(code, at + 1),
      brandCode: null,
      name: `${name}${KINDS[at % KINDS.length]}（示例）`,
      ...NO_CONTACT,
      isSample: true,
    })),
  );
}
