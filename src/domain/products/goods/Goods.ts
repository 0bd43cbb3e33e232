import type { ImportedValue } from "../../catalogue/import/ImportedProduct.ts";

/** What is bought and sold: category, name, specification, brand, model and unit together say which it is. */
export interface Goods {
  /** `null`: of no category that is known. */
  readonly categoryCode: string | null;
  readonly name: string;
  readonly specification: string;
  readonly brand: string | null;
  readonly model: string | null;
  /** What one price is for: 台, m, m². */
  readonly unit: string;
  readonly values: readonly ImportedValue[];
}

/** Who quotes a price. What nobody stated of them is `null`. */
export interface PriceSupplier {
  readonly name: string;
  readonly contactUserName: string | null;
  readonly contactMobile: string | null;
}

/** A price of goods in an area, as a price list states it. */
export interface GoodsPrice extends Goods {
  /** Yuan, tax included. */
  readonly price: number;
  readonly areaCode: string;
  /** `null`: the sample suppliers of whatever area is asked about, each at a price of its own. */
  readonly supplier: PriceSupplier | null;
  /** Its day: 2026-09-15. */
  readonly pricedOn: string;
}
