import { DOUBLE_SPEED, PROPERTY, SINGLE_SPEED } from "#domain/catalogue/properties.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import type { FittedCurve } from "#domain/physics/curve/FittedCurve.ts";
import { packCurves, type PackedCurves } from "#domain/physics/curve/PackedCurves.ts";
import { EFFICIENCY_GRADES } from "#domain/catalogue/standards/efficiencyGrade.ts";
import type { Coded, PropertyColumn, SearchColumns } from "#domain/products/search/SearchColumns.ts";
import { seededRandom, type Random } from "#server/samples/seededRandom.ts";
import { keyed } from "#domain/base/keyed.ts";

/**
 * Number of curve shapes about a rated point of flow 1 and pressure 1; every eighth has a saddle that no
 * polynomial follows.
 */
const SHAPES = 64;
const SADDLE_EVERY = 8;
const POINTS = 10;
const FIRST = 0.35;
const STEP = 0.1;

const BRANDS = 40;
const SERIES_OF_A_BRAND = 8;

function shape(random: Random, hasSaddle: boolean): { pressure: FittedCurve; efficiency: FittedCurve } {
  const droop = 0.2 + 0.5 * random();
  const dip = hasSaddle ? 0.25 + 0.2 * random() : 0;
  const x = Float64Array.from({ length: POINTS }, (_, at) => FIRST + at * STEP);
  const pressure = x.map(
    (q) => (1 + droop * (1 - q ** 2)) * (1 - dip * Math.exp(-(((q - 0.6) / 0.08) ** 2))),
  );
  const best = 65 + 20 * random();
  const efficiency = x.map((q) => best * (1 - 0.7 * (q - 1) ** 2));
  return { pressure: fitCurve({ x, y: pressure }), efficiency: fitCurve({ x, y: efficiency }) };
}

/** The shape of each row, scaled to its rated flow and value. */
function stretched(
  shapes: PackedCurves,
  shapeOf: Uint8Array,
  flows: Float64Array,
  values: Float64Array | null,
): PackedCurves {
  const size = shapeOf.length;
  const firstKnot = new Uint32Array(size + 1);
  const firstCoefficient = new Uint32Array(size + 1);
  const counts = (from: Uint32Array, at: number) => from[at + 1]! - from[at]!;
  shapeOf.forEach((at, row) => {
    firstKnot[row + 1] = firstKnot[row]! + counts(shapes.firstKnot, at);
    firstCoefficient[row + 1] = firstCoefficient[row]! + counts(shapes.firstCoefficient, at);
  });
  const knots = new Float64Array(firstKnot[size]!);
  const coefficients = new Float64Array(firstCoefficient[size]!);
  const leastResistance = new Float64Array(size);
  const greatestResistance = new Float64Array(size);
  const hasSingleCrossing = new Uint8Array(size);
  shapeOf.forEach((at, row) => {
    const flow = flows[row]!;
    const value = values?.[row] ?? 1;
    for (let knot = 0; knot < counts(shapes.firstKnot, at); knot++)
      knots[firstKnot[row]! + knot] = shapes.knots[shapes.firstKnot[at]! + knot]! * flow;
    for (let place = 0; place < counts(shapes.firstCoefficient, at); place++)
      coefficients[firstCoefficient[row]! + place] =
        shapes.coefficients[shapes.firstCoefficient[at]! + place]! * value;
    leastResistance[row] = (shapes.leastResistance[at]! * value) / flow ** 2;
    greatestResistance[row] = (shapes.greatestResistance[at]! * value) / flow ** 2;
    hasSingleCrossing[row] = shapes.hasSingleCrossing[at]!;
  });
  return {
    knots,
    coefficients,
    firstKnot,
    firstCoefficient,
    leastResistance,
    greatestResistance,
    hasSingleCrossing,
  };
}

/** Fans as columns, without a database and without an object for each; reproducible for the same size. */
export function manyFans(size: number): SearchColumns {
  const next = seededRandom("many fans");
  const made = Array.from({ length: SHAPES }, (_, at) => shape(next, at % SADDLE_EVERY === 0));
  const numbers = (of: (row: number) => number) => Float64Array.from({ length: size }, (_, row) => of(row));
  const between = (least: number, most: number) => least * (most / least) ** next();
  const shapeOf = Uint8Array.from({ length: size }, () => Math.floor(next() * SHAPES));
  const airFlow = numbers(() => between(500, 200_000));
  const totalPressure = numbers(() => between(80, 1_500));
  const power = numbers((row) => (airFlow[row]! * totalPressure[row]!) / (3.6e6 * 0.7));
  const coded = (codes: readonly string[], of: (row: number) => number): Coded => ({
    codes,
    rows: Uint16Array.from({ length: size }, (_, row) => of(row) + 1),
  });
  const codes = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}`);
  const anyOf = (prefix: string, count: number): PropertyColumn => ({
    kind: "enum",
    coded: coded(codes(prefix, count), () => Math.floor(next() * count)),
  });
  const number = (values: Float64Array<ArrayBuffer>): PropertyColumn => ({ kind: "number", values });
  const brandOf = (row: number) => Math.floor((row * BRANDS) / size);
  return {
    categoryCode: "C000001",
    size,
    brands: coded(codes("B", BRANDS), brandOf),
    series: coded(
      codes("S", BRANDS * SERIES_OF_A_BRAND),
      (row) => brandOf(row) * SERIES_OF_A_BRAND + Math.floor(next() * SERIES_OF_A_BRAND),
    ),
    tieOrder: Uint32Array.from({ length: size }, (_, row) => row),
    isSample: new Uint8Array(size).fill(1),
    properties: keyed({
      [PROPERTY.airFlow]: number(airFlow),
      [PROPERTY.totalPressure]: number(totalPressure),
      [PROPERTY.motorPower]: number(power),
      [PROPERTY.totalPressureEfficiency]: number(numbers(() => 60 + 25 * next())),
      [PROPERTY.rotationalSpeed]: number(numbers(() => 500 + 2_400 * next())),
      [PROPERTY.noise]: number(numbers(() => 50 + 50 * next())),
      [PROPERTY.impellerDiameter]: number(numbers(() => 200 + 1_400 * next())),
      [PROPERTY.speedControl]: {
        kind: "enum",
        coded: coded([SINGLE_SPEED, DOUBLE_SPEED], () => 0),
      },
      [PROPERTY.fanType]: anyOf("T", 6),
      [PROPERTY.efficiencyGrade]: {
        kind: "enum",
        coded: coded(Object.keys(EFFICIENCY_GRADES), () => Math.floor(next() * 5)),
      },
      [PROPERTY.drive]: anyOf("D", 3),
      [PROPERTY.installation]: anyOf("I", 4),
    }),
    curves: keyed({
      totalPressure: stretched(
        packCurves(made.map(({ pressure }) => pressure)),
        shapeOf,
        airFlow,
        totalPressure,
      ),
      totalPressureEfficiency: stretched(
        packCurves(made.map(({ efficiency }) => efficiency)),
        shapeOf,
        airFlow,
        null,
      ),
    }),
  };
}
