import * as v from "valibot";
import { ROW_STATES } from "#domain/building/batch/state/batchState.ts";
import { SOUND_VERDICTS } from "#domain/building/batch/state/RoomSound.ts";
import { KIND_MANIFESTS } from "#domain/building/kinds/batchKinds.ts";
import {
  MOST_PARTS,
  PRODUCTS_PER_PART,
  ROOMS_PER_PART,
  type PlanHead,
  type PlanProduct,
  type PlanRooms,
} from "#domain/building/plan/PlanContent.ts";
import { PLAN_NOTE_LENGTH } from "#domain/desk/project/projectLimits.ts";
import { ROOM_FIGURES, type RoomFigure } from "#domain/building/rooms/Room.ts";
import { userEndpoint } from "./endpoint.ts";
import { code, id, listOf, nothing, number, text } from "./limits.ts";
import { planFilters, planRules, readRules } from "./planRules.ts";
import { planPlants, readPlants } from "./planPlants.ts";
import { planSettings, planSystems, readSystems } from "./planSystems.ts";
import { pageQuery } from "./projectProducts.ts";
import { projectName, projectParams, time, uuid, version } from "./projects.ts";

/** Figures of a product under its filter, and those corrected to a room. */
const MOST_FIGURES = 60;

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const place = whole(-1, 1_000_000);
const figure = v.nullable(number);
const column = <Item extends v.GenericSchema>(item: Item) => listOf(item, ROOMS_PER_PART);
export const soundVerdict = v.picklist(SOUND_VERDICTS);
const flags = column(whole(0, 1));
const figureColumns = Object.fromEntries(ROOM_FIGURES.map((name) => [name, column(figure)])) as Record<
  // `fromEntries` loses the keys' type; ROOM_FIGURES contains every key.
  RoomFigure,
  ReturnType<typeof column<typeof figure>>
>;

const sameLength = ({ ids, figures, corrected, ...columns }: PlanRooms) =>
  [...Object.values(columns), ...Object.values(figures), ...corrected].every(
    ({ length }) => length === ids.length,
  );

/** `PlanRooms` of the domain, at most a thousand rows. */
const PlanRoomsSchema = v.pipe(
  v.strictObject({
    ids: v.pipe(column(id), v.minLength(1)),
    codes: column(text),
    names: column(text),
    floors: v.exactOptional(column(text)),
    zones: v.exactOptional(column(text)),
    figures: v.strictObject(figureColumns),
    standing: column(v.picklist(ROW_STATES)),
    answer: column(whole(0, 2)),
    verdict: column(whole(0, 2)),
    byHand: flags,
    locked: flags,
    edited: flags,
    refused: flags,
    joinedLater: flags,
    quantity: column(whole(0, 1_000_000)),
    product: column(place),
    askedWith: column(place),
    judgedBy: column(place),
    surplus: column(figure),
    adopted: v.exactOptional(column(text)),
    soundLevel: v.exactOptional(column(figure)),
    soundVerdict: v.exactOptional(column(v.nullable(soundVerdict))),
    remark: column(text),
    corrected: listOf(column(figure), MOST_FIGURES),
  }),
  v.check((rooms) => sameLength(rooms), "has columns of different lengths"),
  v.check(({ ids }) => new Set(ids).size === ids.length, "names a room twice"),
) satisfies v.GenericSchema<unknown, PlanRooms>;

const PlanProductSchema = v.strictObject({
  id,
  model: text,
  name: text,
  seriesName: text,
  imageUrl: v.nullable(text),
  hasDetail: v.boolean(),
  isSample: v.boolean(),
  library: v.exactOptional(v.strictObject({ id: text, name: text })),
  figures: listOf(figure, MOST_FIGURES),
  judgedBy: place,
  parameters: listOf(
    v.strictObject({ code, name: text, value: v.nullable(v.union([number, text])) }),
    MOST_FIGURES,
  ),
}) satisfies v.GenericSchema<unknown, PlanProduct>;

export const PlanPartSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("rooms"), rooms: PlanRoomsSchema }),
  v.strictObject({
    kind: v.literal("products"),
    products: v.pipe(listOf(PlanProductSchema, PRODUCTS_PER_PART), v.minLength(1)),
  }),
]);
/** A thousand rooms with every column, and the objects around the columns. */
const MOST_PART_VALUES =
  ROOMS_PER_PART * (Object.keys(PlanRoomsSchema.entries).length + ROOM_FIGURES.length + MOST_FIGURES) + 1000;
export type PlanPart = v.InferOutput<typeof PlanPartSchema>;

export const partId = v.pipe(v.string(), v.regex(/^[\w-]{43}$/u, "is no part"));

const note = v.pipe(v.string(), v.trim(), v.maxLength(PLAN_NOTE_LENGTH));
const kind = v.picklist(KIND_MANIFESTS.map(({ name }) => name));
const conditions = listOf(text, 100);
const HeadSchema = v.strictObject({
  buildingName: text,
  assumptions: v.pipe(v.string(), v.maxLength(2000)),
  filters: planFilters,
  filter: place,
  conditions,
  rules: v.exactOptional(planRules),
  systems: v.exactOptional(planSystems),
  sound: v.exactOptional(planSettings),
  isHeard: v.exactOptional(v.literal(true)),
  sources: v.exactOptional(planPlants),
}) satisfies v.GenericSchema<unknown, PlanHead>;

export const PlanVersionSchema = v.object({
  id: v.string(),
  planId: v.string(),
  kind: v.string(),
  building: v.string(),
  name: v.string(),
  note: v.string(),
  number: v.number(),
  /** The version it was made from; `null` for a first one. */
  basedOn: v.nullable(v.number()),
  /** Another version was saved from the same earlier one: both are kept. */
  isParallel: v.boolean(),
  /** The last version of its plan, and part of the project's 设备表. */
  isLast: v.boolean(),
  isScheduled: v.boolean(),
  rooms: v.number(),
  matched: v.number(),
  doubtful: v.number(),
  unmatched: v.number(),
  units: v.number(),
  /** Number of different models among its products. */
  models: v.number(),
  /** Version of the catalogue from which it was selected. */
  catalogueVersion: v.string(),
  /** `null` if the user no longer exists. */
  author: v.nullable(v.string()),
  createdAt: time,
});
export type PlanVersion = v.InferOutput<typeof PlanVersionSchema>;

export const VersionPageSchema = v.object({ list: v.array(PlanVersionSchema), totalCount: v.number() });

/** The `data` of `conflict`: the version just stored, and the one that somebody else had saved before. */
export const PlanConflictSchema = v.object({ yours: PlanVersionSchema, theirs: PlanVersionSchema });

export const OpenedVersionSchema = v.object({
  ...PlanVersionSchema.entries,
  head: v.object({
    buildingName: v.string(),
    assumptions: v.string(),
    filters: v.array(v.string()),
    filter: v.number(),
    conditions: v.array(v.string()),
    rules: v.exactOptional(readRules),
    systems: v.exactOptional(readSystems),
    sound: v.exactOptional(v.array(v.string())),
    isHeard: v.exactOptional(v.literal(true)),
    sources: v.exactOptional(readPlants),
  }),
  roomParts: v.array(v.string()),
  productParts: v.array(v.string()),
});

export const PROJECT = "/private/v1/personal_projects/{projectId}" as const;

/** A repeated part is stored once. Parts that no version names are deleted after a day. */
export const addPlanPart = userEndpoint({
  method: "POST",
  path: `${PROJECT}/plan_parts`,
  summary: "Keep a part of a plan: up to a thousand rooms with their results, or a hundred products",
  params: projectParams,
  query: nothing,
  body: PlanPartSchema,
  mostValues: MOST_PART_VALUES,
  output: v.object({ id: v.string() }),
});

/**
 * Every saved version is kept, none is ever overwritten. If the version it was made from is no longer the
 * last one, it is still stored, and the answer is `conflict` with both versions.
 */
export const savePlanVersion = userEndpoint({
  method: "POST",
  path: `${PROJECT}/plans`,
  summary: "Confirm a plan: a version of the parts that were kept before, whole or not at all",
  params: projectParams,
  query: nothing,
  body: v.strictObject({
    /**
     * The client makes one key for each save: a repeated request returns the version instead of making a
     * second one.
     */
    saveKey: uuid,
    kind,
    building: id,
    name: projectName,
    note: v.optional(note, ""),
    basedOn: v.nullable(version),
    head: HeadSchema,
    roomParts: v.pipe(listOf(partId, MOST_PARTS), v.minLength(1)),
    productParts: listOf(partId, MOST_PARTS),
  }),
  output: PlanVersionSchema,
});

/** Newest first. */
export const listPlanVersions = userEndpoint({
  method: "GET",
  path: `${PROJECT}/plan_versions`,
  summary: "Versions of the plans of a project, of one building and kind or of all",
  params: projectParams,
  query: v.strictObject({ plan_id: v.exactOptional(uuid), ...pageQuery }),
  body: nothing,
  output: VersionPageSchema,
});

export const versionParams = v.strictObject({ projectId: uuid, versionId: uuid });

export const openPlanVersion = userEndpoint({
  method: "GET",
  path: `${PROJECT}/plan_versions/{versionId}`,
  summary: "A version: what holds for the whole of it, and the ids of its parts",
  params: versionParams,
  query: nothing,
  body: nothing,
  output: OpenedVersionSchema,
});

/** The note on a version may be changed later; its content stays as it was confirmed. */
export const notePlanVersion = userEndpoint({
  method: "PATCH",
  path: `${PROJECT}/plan_versions/{versionId}`,
  summary: "Write the note of a version",
  params: versionParams,
  query: nothing,
  body: v.strictObject({ note }),
  output: PlanVersionSchema,
});

/** Plans are included unless somebody removes them: of two alternatives only one is built. */
export const scheduleVersionPlan = userEndpoint({
  method: "PUT",
  path: `${PROJECT}/plan_versions/{versionId}/is_scheduled`,
  summary: "Take the plan of a version into the project's 设备表, or out of it",
  params: versionParams,
  query: nothing,
  body: v.strictObject({ isScheduled: v.boolean() }),
  output: PlanVersionSchema,
});

export const readPlanPart = userEndpoint({
  method: "GET",
  path: `${PROJECT}/plan_parts/{partId}`,
  summary: "A part of a plan as it was kept",
  params: v.strictObject({ projectId: uuid, partId }),
  query: nothing,
  body: nothing,
  output: PlanPartSchema,
});
