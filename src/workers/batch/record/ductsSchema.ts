import * as v from "valibot";
import type { AirList } from "#domain/building/systems/air/AirList.ts";
import {
  AIR_KINDS,
  AIR_OUTLETS,
  AIR_USES,
  DUCT_BUILDINGS,
  DUCT_SHAPES,
  FAN_SYSTEMS,
  PROPOSED_AIR,
} from "#domain/building/systems/air/AirSettings.ts";
import { COIL_SEASONS, PROPOSED_COILS } from "#domain/building/systems/air/CoilSettings.ts";
import { ELEMENT_KINDS } from "#domain/building/systems/air/DuctElement.ts";

const figure = v.pipe(v.number(), v.finite());
const orNull = v.nullable(figure);
/** Absent in records from before the coils of air handling units were judged */
const sinceCoils = v.optional(orNull, null);
const entries = <Value>(value: v.GenericSchema<Value>) => v.array(v.tuple([v.string(), value]));

const lossAtFlow = v.nullable(v.object({ loss: figure, flow: figure }));

/**
 * Ranges are checked when the values are used: an impossible one is reported there, instead of losing the record.
 */
const AirSchema = v.object({
  use: v.picklist(AIR_USES),
  outlets: v.optional(v.picklist(AIR_OUTLETS), PROPOSED_AIR.outlets),
  temperature: figure,
  building: v.picklist(DUCT_BUILDINGS),
  noise: orNull,
  shape: v.picklist(DUCT_SHAPES),
  height: orNull,
  friction: figure,
  localShare: figure,
  plantLevel: figure,
  storeyHeight: figure,
  plantMain: figure,
  control: v.picklist(["variable", "constant"]),
  factors: v.object({ terminal: figure, floor: figure, riser: figure, plant: figure }),
  kept: figure,
  filterClean: orNull,
  filterFinal: orNull,
  coil: orNull,
  silencer: orNull,
  otherSide: orNull,
  flowMargin: figure,
  pressureMargin: figure,
  efficiency: orNull,
  limit: v.nullable(v.picklist(FAN_SYSTEMS)),
  fan: v.nullable(
    v.object({
      ...{ id: v.string(), model: v.string(), brand: v.string(), hash: v.string(), source: v.string() },
      ...{ flow: figure, pressure: figure },
    }),
  ),
  // Records from before air handling units have none.
  handler: v.optional(
    v.nullable(
      v.object({
        of: v.object({
          ...{ id: v.string(), model: v.string(), brand: v.string(), series: v.string() },
          ...{ isSample: v.boolean(), flow: figure },
          ...{ external: orNull, cooling: orNull, heating: orNull },
          // Units from before their coils were judged have no more.
          motor: sinceCoils,
        }),
        ...{ hash: v.string(), flow: figure, total: figure, cooling: sinceCoils, heating: sinceCoils },
      }),
    ),
    null,
  ),
  year: v.optional(v.string(), ""),
  coils: v.optional(v.picklist(COIL_SEASONS), PROPOSED_COILS.coils),
  summerDry: sinceCoils,
  summerWet: sinceCoils,
  winterDry: sinceCoils,
  roomSummer: v.optional(figure, PROPOSED_COILS.roomSummer),
  roomHumidity: v.optional(figure, PROPOSED_COILS.roomHumidity),
  roomWinter: v.optional(figure, PROPOSED_COILS.roomWinter),
  freshShare: sinceCoils,
  supplySummer: sinceCoils,
  supplyHumidity: v.optional(figure, PROPOSED_COILS.supplyHumidity),
  supplyWinter: sinceCoils,
  hours: sinceCoils,
  elements: v.optional(
    v.array(
      v.object({
        ...{ id: v.string(), segment: v.string(), kind: v.picklist(ELEMENT_KINDS), typed: lossAtFlow },
        product: v.nullable(
          v.object({
            ...{ id: v.string(), model: v.string(), brand: v.string(), hash: v.string(), source: v.string() },
            ...{ width: orNull, height: orNull, stated: lossAtFlow },
          }),
        ),
      }),
    ),
    [],
  ),
  lengths: entries(figure),
  locks: entries(v.string()),
});

/** Each kind that occurs has exactly one system for all remaining rooms, and all ids are different. */
const isWhole = (systems: AirList): boolean =>
  systems.length > 0 &&
  systems.every(
    ({ kind }) => systems.filter((each) => each.kind === kind && each.parts === null).length === 1,
  ) &&
  new Set(systems.map(({ id }) => id)).size === systems.length;

export const DuctsSchema = v.pipe(
  v.array(
    v.object({
      id: v.string(),
      kind: v.picklist(AIR_KINDS),
      name: v.string(),
      parts: v.nullable(v.array(v.object({ zone: v.string(), floors: v.nullable(v.array(v.string())) }))),
      settings: AirSchema,
    }),
  ),
  v.check((systems) => isWhole(systems)),
) satisfies v.GenericSchema<unknown, AirList>;
