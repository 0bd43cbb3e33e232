import * as v from "valibot";
import { PROPOSED_LIST, type SystemsSettings } from "#domain/building/systems/water/SystemList.ts";
import { PROPOSED_PLANT_PUMPS } from "#domain/building/systems/water/plant/PlantPumps.ts";
import { CLIMATES, PIPE_SERIES_NAMES, WATER_KINDS } from "#domain/building/systems/water/WaterSettings.ts";

const figure = v.pipe(v.number(), v.finite());
const orNull = v.nullable(figure);
const entries = <Value>(value: v.GenericSchema<Value>) => v.array(v.tuple([v.string(), value]));

const KeptPumpSchema = v.object({
  id: v.string(),
  model: v.string(),
  brand: v.string(),
  hash: v.string(),
  source: v.optional(v.string(), ""),
  flow: figure,
  head: figure,
  pumps: figure,
  standby: figure,
});

const PLANT_PUMPS = {
  pumps: figure,
  standby: figure,
  efficiency: orNull,
  pump: v.nullable(KeptPumpSchema),
  year: v.string(),
};

/**
 * Ranges are checked when the values are used: an impossible one is reported there, instead of losing the record.
 */
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
  primary: v.optional(v.object(PLANT_PUMPS), PROPOSED_PLANT_PUMPS),
  leastFlow: v.optional(orNull, null),
  condenser: v.optional(
    v.nullable(
      v.object({
        ...PLANT_PUMPS,
        cop: orNull,
        supply: figure,
        back: figure,
        length: figure,
        zeta: orNull,
        loss: orNull,
        lift: orNull,
        spray: orNull,
      }),
    ),
    null,
  ),
  pump: v.optional(v.nullable(KeptPumpSchema), null),
  lengths: entries(figure),
  locks: entries(v.string()),
  year: v.optional(v.string(), ""),
  winter: v.optional(
    v.nullable(
      v.object({
        supply: figure,
        back: figure,
        plantLoss: figure,
        block: orNull,
        efficiency: orNull,
        year: v.optional(v.string(), ""),
      }),
    ),
    null,
  ),
});

const SystemSchema = v.object({
  id: v.string(),
  kind: v.picklist(WATER_KINDS),
  name: v.string(),
  parts: v.nullable(v.array(v.object({ zone: v.string(), floors: v.nullable(v.array(v.string())) }))),
  settings: WaterSchema,
});

/** Each kind has exactly one system for all remaining rooms, and all ids are different. */
const isWhole = (systems: SystemsSettings): boolean =>
  WATER_KINDS.every(
    (kind) => systems.filter((each) => each.kind === kind && each.parts === null).length === 1,
  ) && new Set(systems.map(({ id }) => id)).size === systems.length;

/** Records from before systems could be split have one of each kind. */
const PairSchema = v.pipe(
  v.object({ cold: WaterSchema, hot: WaterSchema }),
  v.transform((pair): SystemsSettings =>
    PROPOSED_LIST.map((each) => ({ ...each, settings: pair[each.kind] })),
  ),
);

export const SystemsSchema = v.union([
  v.pipe(
    v.array(SystemSchema),
    v.check((systems) => isWhole(systems)),
  ),
  PairSchema,
]) satisfies v.GenericSchema<unknown, SystemsSettings>;
