import type { PriceField } from "./PriceField.ts";

/** Conditions of goods themselves, beside the properties of a category; numbered as those are. */
export const GOODS_PROPERTY = { brand: "P000701", model: "P000702", thickness: "P000703" } as const;

const text = (code: string, name: string): PriceField => ({
  code,
  name,
  unit: null,
  kind: "text",
  choices: [],
});

const OF_PRODUCTS = [text(GOODS_PROPERTY.brand, "品牌"), text(GOODS_PROPERTY.model, "产品型号")];
const OF_MATERIALS: readonly PriceField[] = [
  { code: GOODS_PROPERTY.thickness, name: "厚度", unit: "mm", kind: "number", choices: [] },
];

/** Products are asked for by brand and model, the materials of the architects' program by thickness. */
const ownFields = (of: "product" | "material", softwareCode: string | null): readonly PriceField[] =>
  of === "product" ? OF_PRODUCTS : softwareCode === "AppGarch" ? OF_MATERIALS : [];

/** 壁厚, 板厚, 绝热厚度: of a material, its 厚度. */
const isThickness = ({ name, unit }: PriceField) => unit === "mm" && /厚度?$/u.test(name);

/** What goods are asked for by: their own conditions, then those of their category which do not ask the same again. */
export function goodsFields(
  of: "product" | "material",
  softwareCode: string | null,
  category: readonly PriceField[],
): readonly PriceField[] {
  const own = ownFields(of, softwareCode);
  const asksThickness = own.some(({ code }) => code === GOODS_PROPERTY.thickness);
  return [...own, ...category.filter((field) => !asksThickness || !isThickness(field))];
}
