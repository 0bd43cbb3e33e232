import type {
  brands,
  cadBlocks,
  categories,
  productComponents,
  productCurves,
  productPropertyValues,
  products,
  productSeries,
  propertyDefinitions,
  propertyEnumValues,
  suppliers,
} from "./schema.ts";

export type BrandRow = typeof brands.$inferInsert;
export type SupplierRow = typeof suppliers.$inferInsert;
export type CategoryRow = typeof categories.$inferInsert;
export type DefinitionRow = typeof propertyDefinitions.$inferInsert;
export type EnumValueRow = typeof propertyEnumValues.$inferInsert;
export type SeriesRow = typeof productSeries.$inferInsert;
export type ProductRow = typeof products.$inferInsert;
export type ValueRow = typeof productPropertyValues.$inferInsert;
export type CurveRow = typeof productCurves.$inferInsert;
export type ComponentRow = typeof productComponents.$inferInsert;
export type CadBlockRow = typeof cadBlocks.$inferInsert;

/** Everything the program itself brings along, as the tables hold it. */
export interface CatalogueRows {
  readonly brands: readonly BrandRow[];
  readonly suppliers: readonly SupplierRow[];
  readonly categories: readonly CategoryRow[];
  readonly definitions: readonly DefinitionRow[];
  readonly enumValues: readonly EnumValueRow[];
  readonly series: readonly SeriesRow[];
  readonly products: readonly ProductRow[];
  readonly values: readonly ValueRow[];
  readonly curves: readonly CurveRow[];
  readonly components: readonly ComponentRow[];
  readonly cadBlocks: readonly CadBlockRow[];
}
