import * as v from "valibot";
import type { PlanPlants } from "#domain/building/plan/PlanContent.ts";
import { PLANT_STATES } from "#domain/building/sources/KeptPlant.ts";
import { NAME_MOST } from "#domain/building/systems/list/NamedSystem.ts";
import { MACHINE_STATES } from "#domain/building/systems/judgeMachine.ts";
import { id, listOf, notNegative, text } from "./limits.ts";
import { planSettings } from "./planSystems.ts";

/** One for cold and one for heat. */
const MOST_PLANTS = 2;
const MOST_MODELS = 4;
const state = v.picklist(PLANT_STATES);
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

const machines = listOf(v.strictObject({ id, model: text, hash: text, count }), MOST_MODELS);

export const planPlants = v.strictObject({
  settings: planSettings,
  plants: listOf(
    v.strictObject({
      id,
      name: v.pipe(v.string(), v.maxLength(NAME_MOST)),
      machines,
      standby: count,
      installed: notNegative,
      load: v.nullable(notNegative),
      state,
      towers: v.optional(
        v.strictObject({ machines, needed: v.nullable(notNegative), state: v.picklist(MACHINE_STATES) }),
      ),
    }),
    MOST_PLANTS,
  ),
}) satisfies v.GenericSchema<unknown, PlanPlants>;

const readMachines = v.array(
  v.object({ id: v.string(), model: v.string(), hash: v.string(), count: v.number() }),
);

/** A plant in an answer. */
const readPlant = v.object({
  id: v.string(),
  name: v.string(),
  machines: readMachines,
  standby: v.number(),
  installed: v.number(),
  load: v.nullable(v.number()),
  state,
  towers: v.optional(
    v.object({
      machines: readMachines,
      needed: v.nullable(v.number()),
      state: v.picklist(MACHINE_STATES),
    }),
  ),
});
export const readPlants = v.object({ settings: v.array(v.string()), plants: v.array(readPlant) });

/** Plants of two versions; null where one does not have it. */
export const plantDifferences = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    isSame: v.boolean(),
    before: v.nullable(readPlant),
    after: v.nullable(readPlant),
  }),
);
