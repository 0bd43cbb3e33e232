import * as v from "valibot";
import { SYSTEMS_PIECE, SYSTEMS_PIECES, type PlanSystems } from "#domain/building/plan/PlanContent.ts";
import { ELEMENT_KINDS } from "#domain/building/systems/air/DuctElement.ts";
import { AIR_KINDS, AIR_USES } from "#domain/building/systems/air/AirSettings.ts";
import { NAME_MOST, SPLITS_MOST, SYSTEMS_MOST } from "#domain/building/systems/list/NamedSystem.ts";
import { MACHINE_STATES } from "#domain/building/systems/judgeMachine.ts";
import { CIRCUITS } from "#domain/building/systems/water/plant/PlantPumps.ts";
import { WATER_KINDS } from "#domain/building/systems/water/WaterSettings.ts";
import { id, listOf, notNegative, text } from "./limits.ts";

/** Sizes of a series, and one entry for pipes without a size. */
const MOST_SIZES = 60;
/** Sizes of rectangular ducts. */
const MOST_DUCTS = 200;
/** Products of silencers and dampers of a system. */
const ELEMENTS_MOST = 500;
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

const state = v.picklist(MACHINE_STATES);

const season = { flow: v.nullable(notNegative), head: v.nullable(notNegative), index: text };
const readSeason = { flow: v.nullable(v.number()), head: v.nullable(v.number()), index: v.string() };

const circuit = v.picklist(CIRCUITS);
const machine = v.strictObject({ id, model: text, hash: text, state: v.optional(state) });
const readMachine = v.object({
  id: v.string(),
  model: v.string(),
  hash: v.string(),
  state: v.optional(state),
});

const coil = v.strictObject({ need: v.nullable(notNegative), stated: v.nullable(notNegative) });
const readCoil = v.object({ need: v.nullable(v.number()), stated: v.nullable(v.number()) });

/** JSON of settings in pieces. */
export const planSettings = listOf(v.pipe(v.string(), v.maxLength(SYSTEMS_PIECE)), SYSTEMS_PIECES);

export const planSystems = v.strictObject({
  settings: planSettings,
  duties: listOf(
    v.strictObject({
      id,
      kind: v.picklist(WATER_KINDS),
      name: v.pipe(v.string(), v.maxLength(NAME_MOST)),
      rooms: count,
      segments: count,
      assumed: count,
      ...season,
      winter: v.optional(v.strictObject(season)),
      pipes: listOf(v.strictObject({ size: text, length: notNegative }), MOST_SIZES),
      pump: v.nullable(machine),
      plant: v.optional(
        listOf(
          v.strictObject({ name: circuit, flow: season.flow, head: season.head, pump: v.nullable(machine) }),
          CIRCUITS.length,
        ),
      ),
    }),
    SYSTEMS_MOST,
  ),
  ducts: v.optional(
    listOf(
      v.strictObject({
        id,
        name: v.pipe(v.string(), v.maxLength(NAME_MOST)),
        use: v.picklist(AIR_USES),
        ...{ rooms: count, segments: count, assumed: count },
        flow: v.nullable(notNegative),
        pressure: v.nullable(notNegative),
        index: text,
        ducts: listOf(v.strictObject({ size: text, length: notNegative }), MOST_DUCTS),
        fan: v.nullable(machine),
        handler: v.optional(machine),
        ...{ cooling: v.optional(coil), heating: v.optional(coil) },
        elements: v.optional(
          listOf(v.strictObject({ kind: v.picklist(ELEMENT_KINDS), model: text, count }), ELEMENTS_MOST),
        ),
      }),
      // One for outlets and one for fresh air.
      SYSTEMS_MOST * AIR_KINDS.length,
    ),
  ),
  splits: v.optional(
    listOf(
      v.strictObject({
        id,
        name: v.pipe(v.string(), v.maxLength(NAME_MOST)),
        ...{ rooms: count, units: count, ratio: v.nullable(notNegative), block: notNegative },
        ...{ available: v.nullable(notNegative), length: v.nullable(notNegative), assumed: count },
        outdoor: v.nullable(machine),
      }),
      SPLITS_MOST,
    ),
  ),
}) satisfies v.GenericSchema<unknown, PlanSystems>;

/** A duty in an answer. */
const readDuty = v.object({
  id: v.string(),
  kind: v.picklist(WATER_KINDS),
  name: v.string(),
  rooms: v.number(),
  segments: v.number(),
  assumed: v.number(),
  ...readSeason,
  winter: v.optional(v.object(readSeason)),
  pipes: v.array(v.object({ size: v.string(), length: v.number() })),
  pump: v.nullable(readMachine),
  plant: v.optional(
    v.array(
      v.object({
        name: circuit,
        flow: readSeason.flow,
        head: readSeason.head,
        pump: v.nullable(readMachine),
      }),
    ),
  ),
});
const readDucts = v.object({
  id: v.string(),
  name: v.string(),
  use: v.picklist(AIR_USES),
  rooms: v.number(),
  segments: v.number(),
  assumed: v.number(),
  flow: v.nullable(v.number()),
  pressure: v.nullable(v.number()),
  index: v.string(),
  ducts: v.array(v.object({ size: v.string(), length: v.number() })),
  fan: v.nullable(readMachine),
  handler: v.optional(readMachine),
  ...{ cooling: v.optional(readCoil), heating: v.optional(readCoil) },
  elements: v.optional(
    v.array(v.object({ kind: v.picklist(ELEMENT_KINDS), model: v.string(), count: v.number() })),
  ),
});
const readSplit = v.object({
  ...{ id: v.string(), name: v.string(), rooms: v.number(), units: v.number() },
  ...{ ratio: v.nullable(v.number()), block: v.number(), available: v.nullable(v.number()) },
  ...{ length: v.nullable(v.number()), assumed: v.number() },
  outdoor: v.nullable(readMachine),
});
export const readSystems = v.object({
  settings: v.array(v.string()),
  duties: v.array(readDuty),
  ducts: v.optional(v.array(readDucts)),
  splits: v.optional(v.array(readSplit)),
});

const difference = { id: v.string(), name: v.string(), isSame: v.boolean() };
/** Systems of two versions, those of the later one first; null where one does not have it. */
export const systemDifferences = v.array(
  v.object({ ...difference, before: v.nullable(readDuty), after: v.nullable(readDuty) }),
);
export const ductDifferences = v.array(
  v.object({ ...difference, before: v.nullable(readDucts), after: v.nullable(readDucts) }),
);
export const splitDifferences = v.array(
  v.object({ ...difference, before: v.nullable(readSplit), after: v.nullable(readSplit) }),
);
