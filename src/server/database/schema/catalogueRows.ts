import type { GoodsPrice } from "#domain/products/goods/Goods.ts";
import type { designs } from "./designSchema.ts";
import type { areas } from "./goodsSchema.ts";
import type {
  brands,
  categories,
  products,
  productSeries,
  propertyDefinitions,
  propertyEnumValues,
  suppliers,
} from "./schema.ts";
import type { CurveLine, CurveSet } from "./ProductSheet.ts";

export type DesignRow = typeof designs.$inferInsert;
export type AreaRow = typeof areas.$inferInsert;
export type BrandRow = typeof brands.$inferInsert;
export type SupplierRow = typeof suppliers.$inferInsert;
export type CategoryRow = typeof categories.$inferInsert;
export type DefinitionRow = typeof propertyDefinitions.$inferInsert;
export type EnumValueRow = typeof propertyEnumValues.$inferInsert;
export type SeriesRow = typeof productSeries.$inferInsert;
export type ProductRow = typeof products.$inferInsert;

/** One value of one product, of one kind. */
export interface ValueRow {
  readonly productId: string;
  readonly propertyCode: string;
  readonly number?: number | null;
  readonly text?: string | null;
  readonly enumCode?: string | null;
  readonly bool?: boolean | null;
  readonly rangeFrom?: number | null;
  readonly rangeTo?: number | null;
}

/** One measured quantity of one product, at one of its settings. */
export interface CurveRow extends Omit<CurveSet, "lines">, CurveLine {
  readonly productId: string;
  /** Order within the product. */
  readonly position: number;
}

/** All bundled rows, as the tables hold them. */
export interface CatalogueRows {
  readonly areas: readonly AreaRow[];
  readonly brands: readonly BrandRow[];
  readonly suppliers: readonly SupplierRow[];
  readonly categories: readonly CategoryRow[];
  readonly definitions: readonly DefinitionRow[];
  readonly enumValues: readonly EnumValueRow[];
  readonly series: readonly SeriesRow[];
  readonly products: readonly ProductRow[];
  readonly values: readonly ValueRow[];
  readonly curves: readonly CurveRow[];
  /** Prices of sample goods. */
  readonly prices: readonly GoodsPrice[];
  /** Modules, templates, practices and scenes. */
  readonly designs: readonly DesignRow[];
}
