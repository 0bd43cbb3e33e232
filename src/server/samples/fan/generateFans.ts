import { FAN } from "#domain/catalogue/categories.ts";
import type { SeriesRow } from "../../database/schema/catalogueRows.ts";
import type { MachineBrand } from "../sampleBrands.ts";
import { MACHINE_BRANDS } from "../machine/machineBrands.ts";
import type { CatalogueProduct } from "../../records/measured/CatalogueProduct.ts";
import { between, seededRandom } from "../seededRandom.ts";
import { readData } from "../../process/readData.ts";
import { FanFamiliesSchema, type FanFamily } from "./FanFamily.ts";
import { fanProduct } from "./fanProduct.ts";
import type { Variation } from "./fanSet.ts";
import { diametersOf, speedsOf } from "./fanSpeeds.ts";

const FAMILIES = readData("data/samples/fans.json", FanFamiliesSchema);
const MILLIMETRES = 1000;
/** No brand builds everything: it omits one in this many neighbouring families. */
const LEFT_OUT_OF = 7;

/**
 * The fans of one brand and family: one series, which all differ from the family's figures by the same
 * variation.
 */
interface Line {
  readonly brand: MachineBrand;
  readonly family: FanFamily;
  /** Beginning of the model numbers: LYHB. */
  readonly letters: string;
  readonly variation: Variation;
}

function lineOf(brand: MachineBrand, family: FanFamily): Line {
  const letters = `${brand.prefix}${family.letters}`;
  const random = seededRandom(letters);
  return {
    brand,
    family,
    letters,
    variation: {
      pressure: between(random, 0.96, 1.04),
      flow: between(random, 0.95, 1.05),
      efficiency: between(random, 0.965, 1.025),
      noise: Math.round(between(random, -3, 3)),
    },
  };
}

const seriesOf = ({ brand, family, letters }: Line): SeriesRow => ({
  id: letters.toLowerCase(),
  categoryCode: FAN,
  brandCode: brand.code,
  name: `${letters} ${family.name}`,
});

function* fansOf(line: Line): Generator<CatalogueProduct> {
  const { brand, family, letters, variation } = line;
  const seriesId = letters.toLowerCase();
  for (const millimetres of diametersOf(family)) {
    const diameter = millimetres / MILLIMETRES;
    for (const speed of speedsOf(family, diameter)) {
      for (const variant of family.variants) {
        const speeds = speed.low === null ? String(speed.speed) : `${speed.speed}/${speed.low}`;
        const model = `${letters}-${variant.letter}${millimetres}-${speeds}`;
        const id = model.replaceAll(/[-/]/gu, "").toLowerCase();
        const offer = {
          brand,
          seriesId,
          id,
          model,
          impeller: { family, variant, variation, diameter },
          speed,
        };
        const product = fanProduct(offer, seededRandom(id));
        if (product) yield product;
      }
    }
  }
}

export interface GeneratedFans {
  readonly series: readonly SeriesRow[];
  readonly records: readonly CatalogueProduct[];
}

/** All fans of the invented brands, in a fixed order and with the same figures on every machine. */
export function generateFans(): GeneratedFans {
  const lines = MACHINE_BRANDS.flatMap((brand, at) =>
    FAMILIES.filter((_, family) => (family + at) % LEFT_OUT_OF !== 0).map((family) => lineOf(brand, family)),
  );
  return { series: lines.map(seriesOf), records: lines.flatMap((line) => [...fansOf(line)]) };
}
