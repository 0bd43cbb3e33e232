import * as v from "valibot";
import { CHILLER_CLIMATES, COMPRESSORS } from "#domain/building/sources/chillerLimits.ts";
import { HEAT_MACHINE_KINDS } from "#domain/building/sources/HeatMachine.ts";
import { PART_LOAD_STANDARDS } from "#domain/building/sources/coldSources.ts";
import { sourcesFault, type SourceSettings } from "#domain/building/sources/SourceSettings.ts";

const figure = v.pipe(v.number(), v.finite());
const orNull = v.nullable(figure);
const cooling = v.picklist(["water", "air"]);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const ChillerSchema = v.object({
  id: v.string(),
  model: v.string(),
  brand: v.string(),
  series: v.string(),
  isSample: v.boolean(),
  type: v.string(),
  cooling: v.nullable(cooling),
  compressor: v.nullable(v.picklist(COMPRESSORS)),
  isVariable: v.boolean(),
  capacity: v.pipe(figure, v.gtValue(0)),
  cop: orNull,
  iplv: v.optional(
    v.nullable(v.object({ value: figure, standard: v.nullable(v.picklist(PART_LOAD_STANDARDS)) })),
  ),
  flow: orNull,
  loss: orNull,
  condenserFlow: orNull,
});

const TowersSchema = v.object({
  tower: v.object({
    ...{ id: v.string(), model: v.string(), brand: v.string(), isSample: v.boolean() },
    stated: v.object({
      flow: v.pipe(figure, v.gtValue(0)),
      entering: figure,
      leaving: figure,
      wetBulb: figure,
    }),
  }),
  ...{ count: v.pipe(count, v.minValue(1)), hash: v.string(), flow: figure },
});

const ModuleSchema = v.object({
  ...{ id: v.string(), name: v.string(), isSample: v.boolean(), size: v.string(), hash: v.string() },
  lines: v.array(
    v.object({
      ...{ productId: v.string(), category: v.string(), model: v.string(), brand: v.string() },
      ...{ isSample: v.boolean(), quantity: count, standby: count, tags: v.array(v.string()) },
      capacity: v.optional(figure),
    }),
  ),
});

const PlantSchema = v.object({
  machines: v.pipe(
    v.array(
      v.object({
        ...{ of: ChillerSchema, count: v.pipe(count, v.minValue(1)), hash: v.string() },
        towers: v.optional(TowersSchema),
      }),
    ),
    v.minLength(1),
  ),
  standby: count,
  load: figure,
  module: v.optional(ModuleSchema),
});

const HeatSchema = v.object({
  block: orNull,
  way: v.picklist(HEAT_MACHINE_KINDS),
  kept: v.nullable(
    v.object({
      machines: v.pipe(
        v.array(
          v.object({
            of: v.object({
              ...{ id: v.string(), model: v.string(), brand: v.string(), series: v.string() },
              ...{ isSample: v.boolean(), type: v.string(), capacity: v.pipe(figure, v.gtValue(0)) },
              ...{ efficiency: orNull, gas: orNull, flow: orNull, loss: orNull },
            }),
            ...{ count: v.pipe(count, v.minValue(1)), hash: v.string() },
          }),
        ),
        v.minLength(1),
      ),
      way: v.optional(v.picklist(HEAT_MACHINE_KINDS)),
      load: figure,
      module: v.optional(ModuleSchema),
    }),
  ),
});

export const SourcesSchema = v.pipe(
  v.object({
    block: orNull,
    freshAir: figure,
    pipes: figure,
    least: orNull,
    cooling: v.nullable(cooling),
    standby: count,
    climate: v.nullable(v.picklist(CHILLER_CLIMATES)),
    condenserSupply: figure,
    condenserDifference: figure,
    wetBulb: orNull,
    kept: v.nullable(PlantSchema),
    heat: v.optional(HeatSchema),
  }),
  v.check((settings) => sourcesFault(settings) === null),
) satisfies v.GenericSchema<unknown, SourceSettings>;
