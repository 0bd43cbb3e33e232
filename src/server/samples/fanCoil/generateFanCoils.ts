import type { FanCoilRows } from "#domain/catalogue/properties.ts";
import { STANDARD_RATED_STATE } from "#domain/building/kinds/fanCoil/selection/standardRatedState.ts";
import { pressure } from "#domain/base/units.ts";
import type { SeriesRow } from "../../database/schema/catalogueRows.ts";
import { roundTo } from "../../records/roundTo.ts";
import { between, seededRandom } from "../seededRandom.ts";
import { FAMILIES, MOTORS, ROWS } from "./families.ts";
import type { FanCoilRecord, FanCoilRemainder } from "../../records/fanCoil/FanCoilRecord.ts";
import { productLine, type ProductLine } from "./productLine.ts";
import { ratedLevels } from "./ratedLevels.ts";
import { noiseDistanceOf, SAMPLE_BRANDS } from "../sampleBrands.ts";
import { SIZES, type Size, type StaticPressure } from "./sizeSeries.ts";

const SOURCE = "示例数据：按 GB/T 19232 规格系列由程序生成，不是任何厂商的产品";

/** m³/h of water that a kW warms by 5 K: 3600 s/h / (4.186 kJ/(kg·K) · 1000 kg/m³ · 5 K). */
const WATER_PER_KILOWATT = 3600 / (4.186 * 1000 * 5);
/** kg: for every unit, and for the coil and fan per m³/h. */
const WEIGHT = { fixed: 6, perFlow: 0.0165 };

/** One unit of a line. */
interface Variant {
  readonly size: Size;
  readonly rows: FanCoilRows;
  readonly staticPressure: StaticPressure;
}

function levelsOf({ brand, family, motor, variation }: ProductLine, variant: Variant, id: string) {
  const { size, staticPressure } = variant;
  const rows = ROWS[variant.rows];
  const random = seededRandom(id);
  const capacity = brand.capacity * family.capacity * variation.capacity * between(random, 0.995, 1.005);
  return ratedLevels({
    airFlow: size.airFlow * variation.airFlow,
    cooling: size.cooling * rows.cooling * capacity,
    heating: size.heating * rows.heating * capacity,
    inputPower:
      size.inputPower[staticPressure] * brand.power * MOTORS[motor].power * between(random, 0.985, 1),
    noise: size.noise[staticPressure] + brand.noise + MOTORS[motor].noise,
    sensibleRatio: rows.sensibleRatio + brand.sensibleRatio + variation.sensibleRatio,
    mediumPower: MOTORS[motor].mediumPower,
    mediumCapacity: variation.mediumCapacity,
  });
}

function remainderOf(
  { brand, family, motor, variation }: ProductLine,
  variant: Variant,
  cooling: number,
): FanCoilRemainder {
  const { size } = variant;
  const rows = ROWS[variant.rows];
  const step = SIZES.indexOf(size);
  const { length, width, height } = family.casing;
  const bareWeight = (WEIGHT.fixed + size.airFlow * WEIGHT.perFlow) * rows.weight;
  return {
    rows: variant.rows,
    motor,
    waterFlow: roundTo(3, cooling * WATER_PER_KILOWATT),
    waterPressureDrop: roundTo(1, size.pressureDrop * rows.pressureDrop * (0.9 + step * 0.01)),
    pipeConnection: "Rc3/4",
    powerSupply: "220 V / 1 相 / 50 Hz",
    length: length[0] + step * length[1] + variation.length,
    width: width[0] + step * width[1],
    height: height[0] + step * height[1],
    weight: roundTo(1, bareWeight + family.casingWeight),
    noiseDistance: noiseDistanceOf(brand),
  };
}

function unitOf(line: ProductLine, variant: Variant): FanCoilRecord {
  const { brand, family, motor, series } = line;
  const { size, rows, staticPressure } = variant;
  const model = `${line.letters}-${size.number}-${ROWS[rows].letter}${staticPressure}`;
  // Short, because an answer contains up to 25,000 of them; it only depends on the model.
  const id = model.replaceAll("-", "").toLowerCase();
  const levels = levelsOf(line, variant, id);
  return {
    coil: {
      id,
      model,
      brandCode: brand.code,
      structure: family.structure,
      installation: family.installation,
      externalStaticPressure: pressure(staticPressure),
      rated: STANDARD_RATED_STATE,
      levels,
    },
    remainder: remainderOf(line, variant, levels.HIGH_LEVEL.totalCooling),
    product: {
      name: `${family.name}${MOTORS[motor].name}风机盘管`,
      seriesId: series.id,
      isSample: true,
      origin: "generated",
      source: SOURCE,
    },
  };
}

function unitsOf(line: ProductLine): FanCoilRecord[] {
  const { largestSize, rows: rowCounts, staticPressures } = line.family;
  return SIZES.filter((size) => size.number <= largestSize).flatMap((size) =>
    rowCounts.flatMap((rows) =>
      staticPressures.map((staticPressure) => unitOf(line, { size, rows, staticPressure })),
    ),
  );
}

export interface GeneratedFanCoils {
  readonly series: readonly SeriesRow[];
  readonly records: readonly FanCoilRecord[];
}

/** All fan coils of the invented brands, in a fixed order and with the same figures on every machine. */
export function generateFanCoils(): GeneratedFanCoils {
  const lines = SAMPLE_BRANDS.flatMap((brand) =>
    FAMILIES.filter((family) => brand.families.includes(family.letters)).flatMap((family) =>
      brand.motors.map((motor) => productLine(brand, family, motor)),
    ),
  );
  return { series: lines.map((line) => line.series), records: lines.flatMap(unitsOf) };
}
