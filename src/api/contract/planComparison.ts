import { ROW_STATES } from "#domain/building/batch/state/batchState.ts";
import * as v from "valibot";
import { ROOM_FIELDS } from "#domain/building/rooms/roomFields.ts";
import { userEndpoint } from "./endpoint.ts";
import { nothing } from "./limits.ts";
import { plantDifferences } from "./planPlants.ts";
import { ductDifferences, splitDifferences, systemDifferences } from "./planSystems.ts";
import { PlanVersionSchema, PROJECT, soundVerdict, versionParams } from "./projectPlans.ts";
import { pageQuery } from "./projectProducts.ts";
import { uuid } from "./projects.ts";

const nullableString = v.nullable(v.string());
const statement = v.nullable(v.union([v.string(), v.number()]));
const PlannedSchema = v.nullable(
  v.object({
    productId: nullableString,
    model: nullableString,
    units: v.number(),
    standing: v.picklist(ROW_STATES),
  }),
);

const PlannedSoundSchema = v.object({
  level: v.nullable(v.number()),
  verdict: v.nullable(soundVerdict),
});

/** Rooms of the later version in order, then those that it no longer has; page by page. */
export const comparePlanVersions = userEndpoint({
  method: "GET",
  path: `${PROJECT}/plan_versions/{versionId}/comparison`,
  summary: "What a version has otherwise than another one of the same project",
  params: versionParams,
  query: v.strictObject({ with: uuid, ...pageQuery }),
  body: nothing,
  output: v.object({
    before: PlanVersionSchema,
    after: PlanVersionSchema,
    fresh: v.number(),
    gone: v.number(),
    changed: v.number(),
    same: v.number(),
    rooms: v.array(
      v.object({
        roomCode: v.string(),
        roomName: v.string(),
        changes: v.array(v.object({ field: v.picklist(ROOM_FIELDS), before: statement, after: statement })),
        before: PlannedSchema,
        after: PlannedSchema,
        /** dB(A) in the room, if both versions state it and it differs. */
        sound: v.exactOptional(v.object({ before: PlannedSoundSchema, after: PlannedSoundSchema })),
      }),
    ),
    /** Numbers of rooms whose sound levels differ; `null` if one of the versions stores none. */
    sound: v.nullable(v.object({ louder: v.number(), quieter: v.number(), verdicts: v.number() })),
    /** Water systems and their duties. */
    systems: systemDifferences,
    /** Duct systems. */
    ducts: ductDifferences,
    /** The chosen plants. */
    plants: plantDifferences,
    /** Systems of indoor units. */
    splits: splitDifferences,
    /** Products with different numbers of units; a thousand at most. */
    products: v.array(
      v.object({
        productId: v.string(),
        model: v.string(),
        name: v.string(),
        unitsBefore: v.number(),
        unitsAfter: v.number(),
      }),
    ),
  }),
});
