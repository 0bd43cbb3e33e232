/** Fields of a product that are no properties. */
export type IdentityField = "category" | "brand" | "series" | "model" | "name" | "source" | "ignored";

/** All names in compact form. */
export const IDENTITY_NAMES: ReadonlyMap<string, IdentityField> = new Map<string, IdentityField>([
  ...named("category", ["分类", "类别", "分类编码", "类别编码", "产品分类", "category", "categorycode"]),
  ...named("brand", ["品牌", "厂家", "厂商", "生产厂家", "制造商", "brand", "manufacturer", "maker"]),
  ...named("series", ["系列", "产品系列", "series", "productseries"]),
  ...named("model", ["型号", "产品型号", "规格型号", "model", "modelnumber", "productmodel"]),
  ...named("name", ["名称", "产品名称", "name", "productname"]),
  ...named("source", ["来源", "数据来源", "source", "datasource"]),
  ...named("ignored", ["备注", "说明", "序号", "remark", "remarks", "note", "notes", "no", "id"]),
]);

function named(
  field: IdentityField,
  names: readonly string[],
): readonly (readonly [string, IdentityField])[] {
  return names.map((name) => [name, field] as const);
}
