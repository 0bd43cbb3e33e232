import type { CategoryProducts } from "../../records/CategoryProducts.ts";
import type { MachineBrand } from "../sampleBrands.ts";
import { MACHINE_BRANDS } from "../machine/machineBrands.ts";
import { productRows } from "../../records/measured/productRows.ts";
import type { CatalogueProduct } from "../../records/measured/CatalogueProduct.ts";
import { between, seededRandom } from "../seededRandom.ts";
import type { ListedCategory, ListedLine } from "./ListedCategory.ts";

const SOURCE = "示例数据：按常用规格系列由程序生成，不是任何厂商的产品";
const MAKERS = MACHINE_BRANDS.slice(0, 6);
const VARIATION = { from: 0.97, to: 1.03 };

const seriesIdOf = (brand: MachineBrand, line: ListedLine) => `${brand.prefix}${line.letters}`.toLowerCase();

function productsOf(code: ListedCategory["code"], brand: MachineBrand, line: ListedLine): CatalogueProduct[] {
  const letters = `${brand.prefix}${line.letters}`;
  return line
    .items(between(seededRandom(letters), VARIATION.from, VARIATION.to))
    .map(({ size, ...figures }) => {
      const model = `${letters}-${size}`;
      return {
        product: {
          id: model.replaceAll("×", "x").replaceAll("/", "").toLowerCase(),
          categoryCode: code,
          brandCode: brand.code,
          seriesId: seriesIdOf(brand, line),
          name: line.name,
          model,
          isSample: true,
          origin: "generated",
          source: SOURCE,
        },
        ...figures,
      };
    });
}

/** The products of a listed category, from each of its brands. */
export function listedSamples({ code, lines }: ListedCategory): CategoryProducts {
  const offers = MAKERS.flatMap((brand) => lines.map((line) => ({ brand, line })));
  return {
    brands: MAKERS.map((brand) => ({ code: brand.code, name: brand.name })),
    series: offers.map(({ brand, line }) => ({
      id: seriesIdOf(brand, line),
      categoryCode: code,
      brandCode: brand.code,
      name: `${brand.prefix}${line.letters} ${line.name}`,
    })),
    ...productRows(offers.flatMap(({ brand, line }) => productsOf(code, brand, line))),
  };
}
