import { AIR_OUTLET } from "#domain/catalogue/categories.ts";
import { UNBRANDED_OUTLETS } from "#domain/catalogue/outletTypes.ts";
import type { AirOutlet, OutletFace } from "#domain/building/kinds/airOutlet/selection/AirOutlet.ts";
import { faceArea } from "#domain/building/kinds/airOutlet/selection/outletGeometry.ts";
import { area } from "#domain/base/units.ts";
import type { ProductRow, SeriesRow } from "../../database/schema/catalogueRows.ts";
import { SAMPLE_BRANDS } from "../sampleBrands.ts";
import { roundTo } from "../../records/roundTo.ts";
import { between, seededRandom } from "../seededRandom.ts";
import { DAMPER_AREA, NOZZLE_FAMILIES, UNBRANDED_FAMILIES, type OutletFamily } from "./outletFamilies.ts";
import { outletSizes, sizeText } from "./outletSizes.ts";

const SOURCE = "示例数据：按常用颈部尺寸与有效面积系数由程序生成，不是任何厂商的产品";

/** Brand under which outlets without a brand are listed. */
export const UNBRANDED = { code: UNBRANDED_OUTLETS, name: "通用规格" };

const NOZZLE_BRANDS = SAMPLE_BRANDS.slice(0, 8);

/** How a brand's nozzles differ from the family's effective area. */
const VARIATION = { from: 0.97, to: 1.02 };

/** An air outlet to be written to the database. */
export interface AirOutletRecord {
  readonly outlet: AirOutlet;
  readonly product: ProductRow;
}

/** The outlets of one brand and family: one series. */
interface Line {
  readonly family: OutletFamily;
  readonly brandCode: string;
  readonly letters: string;
  readonly variation: number;
  readonly hasDamper: boolean;
}

const seriesId = ({ letters, hasDamper }: Line) => `${letters}${hasDamper ? "d" : ""}`.toLowerCase();

function recordOf(line: Line, face: OutletFace): AirOutletRecord {
  const { family, brandCode, letters, variation, hasDamper } = line;
  const specification = `${letters}-${sizeText(face)}${hasDamper ? "-D" : ""}`;
  // Short, because an answer contains up to 25,000 of them.
  const id = specification.replaceAll("-", "").replace("×", "x").toLowerCase();
  const ratio = family.areaRatio * variation * (hasDamper ? DAMPER_AREA : 1);
  return {
    outlet: {
      id,
      specification,
      brandCode,
      type: family.type,
      face,
      // To a square centimetre, as a catalogue prints it; the smallest has some fifty.
      effectiveArea: area(roundTo(4, faceArea(face) * ratio)),
    },
    product: {
      id,
      categoryCode: AIR_OUTLET,
      brandCode,
      seriesId: seriesId(line),
      name: `${family.name}${hasDamper ? "（带调节阀）" : ""}`,
      model: specification,
      isSample: true,
      origin: "generated",
      source: SOURCE,
    },
  };
}

const unbrandedLines = UNBRANDED_FAMILIES.flatMap((family): Line[] =>
  [false, true].map((hasDamper) => ({
    family,
    brandCode: UNBRANDED.code,
    letters: family.letters,
    variation: 1,
    hasDamper,
  })),
);

const nozzleLines = NOZZLE_BRANDS.flatMap(({ code, prefix }) =>
  NOZZLE_FAMILIES.map((family): Line => {
    const letters = `${prefix}${family.letters}`;
    return {
      family,
      brandCode: code,
      letters,
      variation: between(seededRandom(letters), VARIATION.from, VARIATION.to),
      hasDamper: false,
    };
  }),
);

export interface GeneratedAirOutlets {
  readonly series: readonly SeriesRow[];
  readonly records: readonly AirOutletRecord[];
}

/** All outlets, in a fixed order and with the same figures on every machine. */
export function generateAirOutlets(): GeneratedAirOutlets {
  const lines = [...unbrandedLines, ...nozzleLines];
  return {
    series: lines.map((line) => ({
      id: seriesId(line),
      categoryCode: AIR_OUTLET,
      brandCode: line.brandCode,
      name: `${line.letters} ${line.family.name}${line.hasDamper ? "（带调节阀）" : ""}`,
    })),
    records: lines.flatMap((line) => outletSizes(line.family.type).map((face) => recordOf(line, face))),
  };
}
