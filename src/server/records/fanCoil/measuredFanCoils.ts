import * as v from "valibot";
import type { FanCoilLevel } from "#domain/building/kinds/fanCoil/selection/FanCoil.ts";
import { STANDARD_RATED_STATE } from "#domain/building/kinds/fanCoil/selection/standardRatedState.ts";
import { flow, fromWatts, temperature } from "#domain/base/units.ts";
import { text, unread } from "../../process/dataSchemas.ts";
import { readData } from "../../process/readData.ts";
import { RecordSourceSchema, sourceText } from "../measured/RecordSource.ts";
import type { FanCoilRecord } from "./FanCoilRecord.ts";

/** Brand of products whose source names no manufacturer. */
export const UNNAMED_BRAND = { code: "B000000", name: "未具名厂商" };

const PointSchema = v.strictObject({
  airflow_m3_per_h: v.number(),
  sensible_cooling_w_at_7c_water: v.number(),
  total_cooling_w_at_7c_water: v.number(),
  ...unread(
    "sensible_cooling_w_at_16c_water",
    "latent_cooling_w_at_7c_water",
    "sensible_heat_ratio_at_7c_1",
    "supply_air_temperature_c_at_7c_water",
  ),
});
const RecordSchema = v.strictObject({
  id: text,
  model: text,
  conditions: v.strictObject({
    air_dry_bulb_c: v.number(),
    air_wet_bulb_c: v.number(),
    ...unread("air_water_mass_fraction_kg_per_kg", "water_supply_c", "water_temperature_rise_k"),
  }),
  points: v.array(PointSchema),
  source: RecordSourceSchema,
  ...unread("kind", "manufacturer", "computed_by_us", "note"),
});
const FileSchema = v.strictObject({ records: v.array(RecordSchema), ...unread("about") });
type Measured = v.InferOutput<typeof RecordSchema>;

/** m³/h at the two levels: the source lists air flows without naming their speeds. */
const LEVEL_AIR = { HIGH_LEVEL: 485, MEDIUM_LEVEL: 330 };
const COOLING_WATER = temperature(7);
/** @throws Error when the table lacks the air flow */
function levelAt({ id, points }: Measured, airFlow: number): FanCoilLevel {
  const point = points.find((candidate) => candidate.airflow_m3_per_h === airFlow);
  if (!point) throw new Error(`${id} has no figures at ${airFlow} m³/h`);
  return {
    airFlow: flow(airFlow),
    totalCooling: fromWatts(point.total_cooling_w_at_7c_water),
    sensibleCooling: fromWatts(point.sensible_cooling_w_at_7c_water),
    heating: null,
    inputPower: null,
    noise: null,
  };
}

function recordOf(measured: Measured): FanCoilRecord {
  const { id, model, conditions, source } = measured;
  return {
    coil: {
      id,
      model,
      brandCode: UNNAMED_BRAND.code,
      structure: null,
      installation: null,
      externalStaticPressure: null,
      // Its heating is unknown: that half of the state only completes the record.
      rated: {
        ...STANDARD_RATED_STATE,
        coolingDryBulb: temperature(conditions.air_dry_bulb_c),
        coolingWetBulb: temperature(conditions.air_wet_bulb_c),
        coolingWater: COOLING_WATER,
      },
      levels: {
        HIGH_LEVEL: levelAt(measured, LEVEL_AIR.HIGH_LEVEL),
        MEDIUM_LEVEL: levelAt(measured, LEVEL_AIR.MEDIUM_LEVEL),
      },
    },
    remainder: {
      rows: null,
      motor: null,
      waterFlow: null,
      waterPressureDrop: null,
      pipeConnection: null,
      powerSupply: null,
      length: null,
      width: null,
      height: null,
      weight: null,
      noiseDistance: null,
    },
    product: {
      name: "风机盘管",
      seriesId: null,
      imageUrl: null,
      isSample: false,
      origin: "bundled",
      source: sourceText(source),
    },
  };
}

/** Real fan coils from openly licensed sources, in `data/`. */
export const measuredFanCoils = (): readonly FanCoilRecord[] =>
  readData("data/fanCoils.json", FileSchema).records.map(recordOf);
