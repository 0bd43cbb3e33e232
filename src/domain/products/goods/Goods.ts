import type { ImportedValue } from "../../catalogue/import/ImportedProduct.ts";

/** An item that is bought and sold. Category, name, specification, brand, model and unit together identify it. */
export interface Goods {
  /** `null` if it belongs to no known category. */
  readonly categoryCode: string | null;
  readonly name: string;
  readonly specification: string;
  readonly brand: string | null;
  readonly model: string | null;
  /** The unit that one price is for: 台, m, m². */
  readonly unit: string;
  readonly values: readonly ImportedValue[];
}

/** The supplier who quotes a price; details that are not stated are `null`. */
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
  /** `null`: the sample suppliers of the area asked about, each with a price of its own. */
  readonly supplier: PriceSupplier | null;
  /** Date of the price: 2026-09-15. */
  readonly pricedOn: string;
}
