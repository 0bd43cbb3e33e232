import * as v from "valibot";
import { FAN_COIL_INSTALLATIONS, FAN_COIL_ROWS, FAN_COIL_STRUCTURES } from "#domain/catalogue/properties.ts";
import { readData } from "../../process/readData.ts";
import { codeOf, text } from "../../process/dataSchemas.ts";
import { growth } from "../dataSchemas.ts";
import { STATIC_PRESSURES } from "./sizeSeries.ts";

/**
 * One construction of a fan coil, and the sizes in which it is built. Cassettes are built in, wall-mounted
 * units are not.
 */
const FamilySchema = v.strictObject({
  /** In model numbers: W horizontal, L vertical, K cassette, B wall-mounted; A concealed, M exposed. */
  letters: text,
  structure: codeOf(FAN_COIL_STRUCTURES),
  installation: codeOf(FAN_COIL_INSTALLATIONS),
  name: text,
  largestSize: v.number(),
  rows: v.array(codeOf(FAN_COIL_ROWS)),
  staticPressures: v.array(v.picklist(STATIC_PRESSURES)),
  /** Share of the bare coil's capacity that remains with casing and grille. */
  capacity: v.number(),
  casing: v.strictObject({ length: growth, width: growth, height: growth }),
  /** kg of casing and grille on top of coil and fan. */
  casingWeight: v.number(),
});
export type Family = v.InferOutput<typeof FamilySchema>;

/** How a further row differs from two rows. */
const RowsSchema = v.strictObject({
  letter: text,
  cooling: v.number(),
  heating: v.number(),
  sensibleRatio: v.number(),
  pressureDrop: v.number(),
  weight: v.number(),
});

/** How a better motor differs from an AC motor. */
const MotorSchema = v.strictObject({
  letter: v.string(),
  name: v.string(),
  power: v.number(),
  /** Share of the input power that remains at medium speed: AC taps waste what they throttle. */
  mediumPower: v.number(),
  noise: v.number(),
});

const FanCoilsSchema = v.strictObject({
  families: v.array(FamilySchema),
  rows: v.strictObject({ V000421: RowsSchema, V000422: RowsSchema }),
  motors: v.strictObject({ V000431: MotorSchema, V000432: MotorSchema }),
});

export const {
  families: FAMILIES,
  rows: ROWS,
  motors: MOTORS,
} = readData("data/samples/fanCoils.json", FanCoilsSchema);
