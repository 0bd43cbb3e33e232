import type { Area } from "#domain/products/goods/Area.ts";
import type { GoodsPrice } from "#domain/products/goods/Goods.ts";
import type { GoodsQuestion } from "#domain/products/goods/GoodsRequest.ts";
import { GOODS_PROPERTY } from "#domain/products/goods/goodsFields.ts";
import type { PriceDefinition } from "#domain/products/goods/PriceField.ts";

const plain = (text: string | null) => (text ?? "").toLowerCase().replaceAll(" ", "");

function isIn(code: string, area: string, areas: readonly Area[]): boolean {
  if (code === area) return true;
  const parent = areas.find((each) => each.code === code)?.parentCode ?? null;
  return parent !== null && isIn(parent, area, areas);
}

function fulfils(
  goods: GoodsPrice,
  code: string,
  value: string,
  types: ReadonlyMap<string, PriceDefinition["dataType"]>,
): boolean {
  if (code === GOODS_PROPERTY.brand) return plain(goods.brand).includes(plain(value));
  if (code === GOODS_PROPERTY.model) return plain(goods.model).includes(plain(value));
  const stated = goods.values.find(({ propertyCode }) => propertyCode === code);
  if (stated === undefined) return false;
  if ("enumCode" in stated) return stated.enumCode === value;
  if ("bool" in stated) return String(stated.bool) === value;
  if ("text" in stated) return plain(stated.text) === plain(value);
  if (!value.includes("-"))
    return types.get(code) !== "Range" && "number" in stated && stated.number === Number(value);
  const [lower = "", upper = ""] = value.split("-");
  const least = "number" in stated ? stated.number : (stated.rangeFrom ?? -Infinity);
  const most = "number" in stated ? stated.number : (stated.rangeTo ?? Infinity);
  return (lower === "" || most >= Number(lower)) && (upper === "" || least <= Number(upper));
}

/**
 * Reference implementation of the specification's price search, one price at a time; the server is tested against
 * it.
 */
export function plainGoods(
  prices: readonly GoodsPrice[],
  { name, categoryCode, areaCode, categoryProperties }: GoodsQuestion,
  areas: readonly Area[],
  types: ReadonlyMap<string, PriceDefinition["dataType"]>,
): readonly GoodsPrice[] {
  return prices.filter((price) => {
    const texts = [price.name, price.specification, price.brand, price.model].map(plain);
    const words = name
      .toLowerCase()
      .split(" ")
      .filter((word) => word !== "");
    return (
      words.every((word) => texts.some((text) => text.includes(word))) &&
      (categoryCode === null || price.categoryCode === categoryCode) &&
      (isIn(price.areaCode, areaCode, areas) || isIn(areaCode, price.areaCode, areas)) &&
      categoryProperties.every(({ code, value }) => fulfils(price, code, value, types))
    );
  });
}
