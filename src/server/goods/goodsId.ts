import { createHash } from "node:crypto";
import type { Goods } from "#domain/products/goods/Goods.ts";

const ID_DIGITS = 20;

/** The same parts give the same id on every machine. */
const idOf = (prefix: string, parts: readonly (string | null)[]) =>
  prefix + createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, ID_DIGITS);

export const goodsId = ({ categoryCode, name, specification, brand, model, unit }: Goods): string =>
  idOf("g-", [categoryCode, name, specification, brand, model, unit]);

/** Id of a supplier in a price list. */
export const goodsSupplierId = (name: string): string => idOf("s-", [name.toLowerCase()]);
