import { INDOOR_UNIT } from "#domain/catalogue/categories.ts";
import { power } from "#domain/base/units.ts";
import type { SeriesRow } from "../../database/schema/catalogueRows.ts";
import { noiseDistanceOf, SAMPLE_BRANDS, type SampleBrand } from "../sampleBrands.ts";
import { roundTo } from "../../records/roundTo.ts";
import { between, seededRandom } from "../seededRandom.ts";
import { COOLING_SERIES, INDOOR_UNIT_FAMILIES, type IndoorUnitFamily } from "./indoorUnitFamilies.ts";
import type { IndoorUnitRecord } from "../../records/indoorUnit/IndoorUnitRecord.ts";

const SOURCE = "示例数据：按多联机室内机常用规格系列由程序生成，不是任何厂商的产品";

/** m³/h for each kW^(7/8): larger units blow slightly less for each kW. */
const AIR_PER_CAPACITY = 245;
/** W per m³/h of a unit without ducts, and the pressure in Pa that doubles it. */
const FAN = { free: 0.046, doublingPressure: 90 };
/** Heating over cooling, by brand. */
const HEATING = { from: 1.1, to: 1.14 };
/** kW up to which the thin refrigerant pipes serve; mm. */
const PIPES = { thinTo: 5.6, thin: { liquid: 6.35, gas: 12.7 }, thick: { liquid: 9.52, gas: 15.88 } };
/** kg: for every unit, and for each kW. */
const WEIGHT = { fixed: 11, perKilowatt: 1.9 };
/** dB(A): for the smallest unit, for each further √kW, and for each Pa. */
const NOISE = { least: 27, perRoot: 5, perPascal: 0.04 };

/**
 * x^(7/8). Square roots are exact by IEEE 754 and `Math.pow` is not: two machines could round one product
 * differently.
 */
const sevenEighths = (x: number) => x / Math.sqrt(Math.sqrt(Math.sqrt(x)));

/** The units of one brand and family: one series. */
interface Line {
  readonly brand: SampleBrand;
  readonly family: IndoorUnitFamily;
  /** Beginning of the model numbers: LYV-DL. */
  readonly letters: string;
  readonly series: SeriesRow;
  readonly heating: number;
  readonly airFlow: number;
}

function lineOf(brand: SampleBrand, family: IndoorUnitFamily): Line {
  const letters = `${brand.prefix}V-${family.letters}`;
  const random = seededRandom(letters);
  return {
    brand,
    family,
    letters,
    series: {
      id: letters.replace("-", "").toLowerCase(),
      categoryCode: INDOOR_UNIT,
      brandCode: brand.code,
      name: `${letters} ${family.name}`,
    },
    heating: between(random, HEATING.from, HEATING.to),
    airFlow: between(random, 0.98, 1.04),
  };
}

function unitOf(line: Line, cooling: number, step: number, staticPressure: number | null): IndoorUnitRecord {
  const { brand, family, letters, series } = line;
  const size = String(Math.round(cooling * 10)).padStart(3, "0");
  const model = `${letters}${size}${staticPressure === null ? "" : `-${staticPressure}`}`;
  // Short, because an answer contains up to 25,000 of them; it only depends on the model.
  const id = model.replaceAll("-", "").toLowerCase();
  const random = seededRandom(id);
  const airFlow = Math.round(AIR_PER_CAPACITY * sevenEighths(cooling) * line.airFlow);
  const pressed = (staticPressure ?? 0) / FAN.doublingPressure;
  const watts = FAN.free * airFlow * (1 + pressed) * brand.power * between(random, 0.96, 1.04);
  const roots = Math.sqrt(cooling) - Math.sqrt(COOLING_SERIES[0]);
  const noise = NOISE.least + NOISE.perRoot * roots + NOISE.perPascal * (staticPressure ?? 0);
  const { liquid, gas } = cooling <= PIPES.thinTo ? PIPES.thin : PIPES.thick;
  const grown = ([first, each]: readonly [number, number]) => first + step * each;
  return {
    unit: {
      id,
      model,
      brandCode: brand.code,
      structure: family.structure,
      cooling: power(cooling),
      heating: power(roundTo(1, cooling * line.heating)),
      inputPower: power(roundTo(3, watts / 1000)),
    },
    remainder: {
      airFlow,
      externalStaticPressure: staticPressure,
      noise: roundTo(1, noise + family.noise + brand.noise),
      liquidPipe: liquid,
      gasPipe: gas,
      powerSupply: "220 V / 1 相 / 50 Hz",
      length: grown(family.length),
      width: grown(family.width),
      height: grown(family.height),
      weight: roundTo(1, WEIGHT.fixed + WEIGHT.perKilowatt * cooling),
      noiseDistance: noiseDistanceOf(brand),
    },
    product: {
      name: `${family.name}多联机室内机`,
      seriesId: series.id,
      isSample: true,
      origin: "generated",
      source: SOURCE,
    },
  };
}

function unitsOf(line: Line): IndoorUnitRecord[] {
  const { from, to, staticPressures } = line.family;
  return COOLING_SERIES.filter((cooling) => cooling >= from && cooling <= to).flatMap((cooling, step) =>
    staticPressures.map((staticPressure) => unitOf(line, cooling, step, staticPressure)),
  );
}

/** All indoor units of the invented brands, in a fixed order and with the same figures on every machine. */
export function generateIndoorUnits(): {
  readonly series: readonly SeriesRow[];
  readonly records: readonly IndoorUnitRecord[];
} {
  const lines = SAMPLE_BRANDS.flatMap((brand) => INDOOR_UNIT_FAMILIES.map((family) => lineOf(brand, family)));
  return { series: lines.map(({ series }) => series), records: lines.flatMap(unitsOf) };
}
