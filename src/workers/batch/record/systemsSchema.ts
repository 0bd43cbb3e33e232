import * as v from "valibot";
import {
  CLIMATES,
  PIPE_SERIES_NAMES,
  type SystemsSettings,
} from "#domain/building/systems/water/WaterSettings.ts";

const figure = v.pipe(v.number(), v.finite());
const orNull = v.nullable(figure);
const entries = <Value>(value: v.GenericSchema<Value>) => v.array(v.tuple([v.string(), value]));

/** Their ranges are checked where they are computed with: what is impossible there is said, not lost. */
const WaterSchema = v.object({
  supply: figure,
  back: figure,
  glycol: v.nullable(v.picklist(["ethylene", "propylene"])),
  fraction: figure,
  series: v.picklist(PIPE_SERIES_NAMES),
  friction: figure,
  routing: v.picklist(["direct", "reverse"]),
  control: v.picklist(["variable", "constant"]),
  valve: v.picklist(["onOff", "modulating"]),
  flowRule: v.picklist(["stated", "fromLoad"]),
  plantLevel: figure,
  storeyHeight: figure,
  plantMain: figure,
  plantLoss: figure,
  localShare: figure,
  lossMargin: figure,
  flowMargin: figure,
  factors: v.object({ terminal: figure, floor: figure, riser: figure, plant: figure }),
  block: orNull,
  fill: figure,
  pumps: figure,
  standby: figure,
  efficiency: orNull,
  climate: v.nullable(v.picklist(CLIMATES)),
  primaryFlow: orNull,
  pump: v.optional(
    v.nullable(
      v.object({
        id: v.string(),
        model: v.string(),
        brand: v.string(),
        hash: v.string(),
        flow: figure,
        head: figure,
        pumps: figure,
        standby: figure,
      }),
    ),
    null,
  ),
  lengths: entries(figure),
  locks: entries(v.string()),
});

export const SystemsSchema = v.object({ cold: WaterSchema, hot: WaterSchema }) satisfies v.GenericSchema<
  unknown,
  SystemsSettings
>;
