import { ROOT_AREA_CODE } from "#domain/products/goods/Area.ts";
import type { GoodsPrice } from "#domain/products/goods/Goods.ts";
import type { ImportedValue } from "#domain/catalogue/import/ImportedProduct.ts";
import { GOODS_PROPERTY } from "#domain/products/goods/goodsFields.ts";
import { roundPrice } from "#domain/products/goods/samplePrices.ts";
import { lookUp } from "#domain/base/keyed.ts";
import type { LibraryCategory, LibraryMaterial } from "../../materials/library/LibraryCategory.ts";
import { MATERIAL_LIBRARY } from "../../materials/library/materialLibrary.ts";
import { MATERIAL_PROPERTY } from "../../materials/library/materialProperties.ts";
import { MATERIAL_PRICES, type MaterialFigure } from "./materialPrices.ts";
import { sampleDay } from "./sampleDays.ts";

const BRANDS = ["朗源", "明澈"] as const;

/** Price factors of more work or better material, by words in the name and the values. */
const WARES: readonly (readonly [RegExp, number])[] = [
  [/镀锌焊接/u, 1.14],
  [/铜合金/u, 1.5],
  [/碳素铸钢/u, 1.3],
  [/电动/u, 2.4],
  [/蜗轮/u, 1.2],
];

const figureOf =
  ({ values }: LibraryMaterial): MaterialFigure =>
  (code, usual) => {
    const value = lookUp(values, code);
    return typeof value === "number" ? value : usual;
  };

/**
 * Values by which goods of a material are searched: the search properties of the library, and the thickness.
 */
function goodsValues(
  { definitions }: LibraryCategory,
  { values }: LibraryMaterial,
): readonly ImportedValue[] {
  const { wallThickness, plateThickness, thickness: around } = MATERIAL_PROPERTY;
  const thickness = [wallThickness, plateThickness, around]
    .map((code) => lookUp(values, code))
    .find((value) => typeof value === "number");
  return [
    ...definitions.flatMap(({ code, isSearch }): ImportedValue[] => {
      const value = isSearch ? lookUp(values, code) : undefined;
      if (value === undefined) return [];
      return [
        typeof value === "number"
          ? { propertyCode: code, number: value }
          : { propertyCode: code, enumCode: value },
      ];
    }),
    ...(thickness === undefined ? [] : [{ propertyCode: GOODS_PROPERTY.thickness, number: thickness }]),
  ];
}

/** Sample goods of materials: every designation of the library that is traded, priced by its material. */
export const materialGoods = (): readonly GoodsPrice[] =>
  MATERIAL_LIBRARY.flatMap((category) => {
    const priceOf = MATERIAL_PRICES.get(category.code);
    if (priceOf === undefined) return [];
    return category.materials.map((material, at): GoodsPrice => {
      const { name, specification, values } = material;
      const words = [name, ...Object.values(values)].join(" ");
      const factor = WARES.reduce((share, [word, more]) => (word.test(words) ? share * more : share), 1);
      return {
        categoryCode: category.code,
        name,
        specification,
        brand: BRANDS[at % BRANDS.length]!,
        model: null,
        unit: category.unit,
        values: goodsValues(category, material),
        price: roundPrice(priceOf(figureOf(material)) * factor),
        areaCode: ROOT_AREA_CODE,
        supplier: null,
        pricedOn: sampleDay(`${category.code} ${name} ${specification}`),
      };
    });
  });
