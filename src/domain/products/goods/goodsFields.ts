import type { PriceField } from "./PriceField.ts";

/** Codes of conditions on the goods themselves, beside a category's properties, and numbered like those. */
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

/** Products are searched by brand and model; materials of the architects' program by thickness. */
const ownFields = (of: "product" | "material", softwareCode: string | null): readonly PriceField[] =>
  of === "product" ? OF_PRODUCTS : softwareCode === "AppGarch" ? OF_MATERIALS : [];

/** 壁厚, 板厚, 绝热厚度: names of a material's thickness. */
const isThickness = ({ name, unit }: PriceField) => unit === "mm" && /厚度?$/u.test(name);

/**
 * The conditions of a goods search: those on the goods themselves, then those of their category that do not repeat
 * them.
 */
export function goodsFields(
  of: "product" | "material",
  softwareCode: string | null,
  category: readonly PriceField[],
): readonly PriceField[] {
  const own = ownFields(of, softwareCode);
  const asksThickness = own.some(({ code }) => code === GOODS_PROPERTY.thickness);
  return [...own, ...category.filter((field) => !asksThickness || !isThickness(field))];
}
