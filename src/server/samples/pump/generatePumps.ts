import { PUMP } from "#domain/catalogue/categories.ts";
import type { SeriesRow } from "../../database/schema/catalogueRows.ts";
import type { MachineBrand } from "../sampleBrands.ts";
import { MACHINE_BRANDS } from "../machine/machineBrands.ts";
import type { CatalogueProduct } from "../../records/measured/CatalogueProduct.ts";
import { between, seededRandom } from "../seededRandom.ts";
import { PUMPS } from "./pumpFamilies.ts";
import type { PumpFamily } from "./PumpFamily.ts";
import { pumpProduct } from "./pumpProduct.ts";
import { pumpSet, specificSpeedOf, type PumpDuty, type PumpVariation } from "./pumpSet.ts";

/** r/min for which the heads of the families are stated. */
const LISTED_SPEED = 2900;
const PERCENT = 100;
/** Brands of fans that build pumps as well. */
const PUMP_BRANDS = MACHINE_BRANDS.filter((_, at) => at % 7 < 4);

/** The pumps of one brand and family: one series. */
interface Line {
  readonly brand: MachineBrand;
  readonly family: PumpFamily;
  /** Beginning of the model numbers: LYDX. */
  readonly letters: string;
  readonly variation: PumpVariation;
}

function lineOf(brand: MachineBrand, family: PumpFamily): Line {
  const letters = `${brand.prefix}${family.letters}`;
  const random = seededRandom(letters);
  return {
    brand,
    family,
    letters,
    variation: {
      flow: between(random, 0.96, 1.05),
      head: between(random, 0.97, 1.04),
      efficiency: between(random, -2, 1.5),
    },
  };
}

const seriesOf = ({ brand, family, letters }: Line): SeriesRow => ({
  id: letters.toLowerCase(),
  categoryCode: PUMP,
  brandCode: brand.code,
  name: `${letters} ${family.name}`,
});

/** All combinations of flow, head, speed, stages and trim of a family that give a buildable impeller. */
function dutiesOf(family: PumpFamily): PumpDuty[] {
  const { flows, stageHeads, stages, speeds, trims, specificSpeed } = family;
  const duties: PumpDuty[] = [];
  for (const speed of speeds) {
    const share = speed / LISTED_SPEED;
    for (const flow of flows) {
      for (const head of stageHeads) {
        const duty = { flow, stageHead: head * share * share, stages: 1, speed, trim: 1 };
        const found = specificSpeedOf(family, duty);
        if (found < specificSpeed.from || found > specificSpeed.to) continue;
        for (const count of stages) for (const trim of trims) duties.push({ ...duty, stages: count, trim });
      }
    }
  }
  return duties;
}

/** LYDX100-32-2900, LYDX100-32-2900/93 of a trimmed impeller, LYLQ8-9x5-2900 of five stages. */
function modelOf(letters: string, { flow, stageHead, stages, speed, trim }: PumpDuty): string {
  const head = Math.round(stageHead * 10) / 10;
  const size = stages === 1 ? `${flow}-${head}` : `${flow}-${head}x${stages}`;
  return `${letters}${size}-${speed}${trim === 1 ? "" : `/${Math.round(trim * PERCENT)}`}`;
}

function pumpsOf({ brand, family, letters, variation }: Line): CatalogueProduct[] {
  return dutiesOf(family).flatMap((duty) => {
    const model = modelOf(letters, duty);
    const id = model.replaceAll("/", "t").toLowerCase();
    const offer = { brand, family, seriesId: letters.toLowerCase(), id, model, duty };
    return pumpProduct(offer, pumpSet(family, duty, variation, seededRandom(id))) ?? [];
  });
}

export interface GeneratedPumps {
  readonly series: readonly SeriesRow[];
  readonly records: readonly CatalogueProduct[];
}

/** All pumps of the invented brands, in a fixed order and with the same figures on every machine. */
export function generatePumps(): GeneratedPumps {
  const lines = PUMP_BRANDS.flatMap((brand) => PUMPS.families.map((family) => lineOf(brand, family)));
  return { series: lines.map(seriesOf), records: lines.flatMap(pumpsOf) };
}
