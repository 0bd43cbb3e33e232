import type { CategoryCode } from "#domain/catalogue/categories.ts";
import { ROOT_AREA_CODE } from "#domain/products/goods/Area.ts";
import type { GoodsPrice } from "#domain/products/goods/Goods.ts";
import { roundPrice } from "#domain/products/goods/samplePrices.ts";
import type { ImportedValue } from "#domain/catalogue/import/ImportedProduct.ts";
import { formatPlain } from "#domain/base/formatNumber.ts";
import type {
  DefinitionRow,
  EnumValueRow,
  ProductRow,
  ValueRow,
} from "../../database/schema/catalogueRows.ts";
import type { CategoryProducts } from "../../records/CategoryProducts.ts";
import { oneOf } from "../oneOf.ts";
import { PRICE_MODELS, wareFactor } from "./priceModels.ts";
import { sampleDay } from "./sampleDays.ts";

/**
 * One invented brand quotes its products, the others only some: enough to compare, and few enough to store.
 */
const QUOTING_BRAND = "B000001";
/** In a category with more products a smaller share has a price. */
const MANY = 4000;
const ONE_IN = { few: { quoting: 1, others: 40 }, many: { quoting: 3, others: 160 }, unbranded: 8 } as const;
const SPECIFIED = 3;

/** The data standard of all categories, as rows. */
export interface Standard {
  readonly definitions: readonly DefinitionRow[];
  readonly enumValues: readonly EnumValueRow[];
}

function quoted(products: readonly ProductRow[]): readonly ProductRow[] {
  const samples = products.filter(({ isSample }) => isSample);
  const ofBrand = samples.filter(({ brandCode }) => brandCode === QUOTING_BRAND);
  const ofOthers = samples.filter(({ brandCode }) => brandCode !== QUOTING_BRAND);
  const { quoting, others } = ONE_IN[samples.length > MANY ? "many" : "few"];
  return [...oneOf(quoting, ofBrand), ...oneOf(ofBrand.length === 0 ? ONE_IN.unbranded : others, ofOthers)];
}

const asImported = ({ propertyCode, number, text, enumCode }: ValueRow): ImportedValue | null => {
  if (number != null) return { propertyCode, number };
  if (enumCode != null) return { propertyCode, enumCode };
  return text != null ? { propertyCode, text } : null;
};

/** The sample goods of a category: its generated products, with one base price each. */
export function sampleGoods(
  categoryCode: CategoryCode,
  { brands, products, values }: Pick<CategoryProducts, "brands" | "products" | "values">,
  { definitions, enumValues }: Standard,
): readonly GoodsPrice[] {
  const brandNames = new Map(brands.map(({ code, name }) => [code, name]));
  const offered = definitions.filter(
    (definition) =>
      definition.categoryCode === categoryCode &&
      (definition.isPerformanceFilter || (definition.isListDisplay && definition.dataType === "Enum")),
  );
  const enumNames = new Map(
    enumValues
      .filter((value) => value.categoryCode === categoryCode)
      .map(({ propertyCode, code, name }) => [`${propertyCode}=${code}`, name]),
  );
  const chosen = quoted(products);
  const stated = new Map<string, Map<string, ValueRow>>(chosen.map(({ id }) => [id, new Map()]));
  for (const value of values) stated.get(value.productId)?.set(value.propertyCode, value);
  return chosen.map((product): GoodsPrice => {
    const own = stated.get(product.id)!;
    const kept = offered.flatMap(({ code }) => own.get(code) ?? []);
    const words = kept.flatMap(
      ({ propertyCode, enumCode }) => enumNames.get(`${propertyCode}=${enumCode}`) ?? [],
    );
    const figures = offered.flatMap(({ code, unitSymbol, name }) => {
      const number = own.get(code)?.number;
      return number == null
        ? []
        : [`${name} ${formatPlain(number, 2)}${unitSymbol === null ? "" : ` ${unitSymbol}`}`];
    });
    const price =
      PRICE_MODELS[categoryCode]((property, usual) => own.get(property)?.number ?? usual) *
      wareFactor([product.name, ...words].join(" "));
    return {
      categoryCode,
      name: product.name,
      specification: figures.length === 0 ? product.model : figures.slice(0, SPECIFIED).join("，"),
      brand: brandNames.get(product.brandCode) ?? null,
      model: product.model,
      unit: UNITS[categoryCode] ?? "台",
      values: kept.flatMap((value) => asImported(value) ?? []),
      price: roundPrice(price),
      areaCode: ROOT_AREA_CODE,
      supplier: null,
      pricedOn: sampleDay(product.id),
    };
  });
}

/** Unit of a price if it is not 台. */
const UNITS: Partial<Record<CategoryCode, string>> = {
  C000007: "套",
  C000010: "个",
  C000011: "个",
  C000012: "个",
  C000013: "樘",
  C000014: "组",
  C000015: "个",
  C000016: "个",
};
