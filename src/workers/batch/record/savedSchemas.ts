import * as v from "valibot";
import { ROOM_FIGURES, type RoomFigure } from "#domain/building/rooms/Room.ts";
import { SAVED_VERSION } from "./savedParts.ts";
import { SoundSchema } from "./soundSchema.ts";
import { SourcesSchema } from "./sourcesSchema.ts";
import { SplitsSchema } from "./splitsSchema.ts";
import { DuctsSchema } from "./ductsSchema.ts";
import { FreshSchema, OwnFreshSchema } from "./freshSchema.ts";
import { SystemsSchema } from "./systemsSchema.ts";
import { ViewSchema } from "./viewSchema.ts";

/**
 * Saved batches come from the browser's storage, where another version of the app, an extension or a
 * half-written disk may have put anything, so they are checked like any foreign data.
 */
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const texts = v.array(v.string());
const bytes = v.instance(Uint8Array<ArrayBuffer>);
const counts = v.instance(Uint32Array<ArrayBuffer>);
const numbers = v.instance(Int32Array<ArrayBuffer>);
const figures = v.instance(Float64Array<ArrayBuffer>);

const RunSchema = v.variant("status", [
  v.object({ status: v.literal("idle") }),
  v.object({ status: v.literal("running"), done: count, total: count, elapsedMs: v.number() }),
  v.object({ status: v.literal("finished"), elapsedMs: v.number() }),
  v.object({ status: v.literal("cancelled"), done: count, total: count }),
  v.object({ status: v.literal("refused"), roomIds: texts, messages: texts }),
  v.object({ status: v.literal("incomplete"), unanswered: count, cause: v.string() }),
]);

const OriginSchema = v.object({
  building: v.string(),
  bases: v.array(
    v.object({ projectId: v.string(), versionId: v.string(), number: count, content: v.string() }),
  ),
});

const RuleSchema = v.object({
  id: v.string(),
  name: v.string(),
  words: texts,
  floors: texts,
  zones: texts,
  own: v.unknown(),
});

export const HeadSchema = v.object({
  version: v.literal(SAVED_VERSION),
  kind: v.string(),
  rows: count,
  buildingName: v.string(),
  // Older records have no given name, and no counts for the list of buildings.
  givenName: v.optional(v.string(), ""),
  position: v.optional(count, 0),
  matched: v.optional(count),
  unmatched: v.optional(count),
  hasRun: v.optional(v.boolean()),
  /** ms since 1970. */
  savedAt: v.optional(v.number()),
  assumptions: v.string(),
  filter: v.unknown(),
  filters: v.array(v.unknown()),
  // Records from before rules have none.
  rules: v.optional(v.array(RuleSchema), []),
  // Records from before systems, and buildings that use the proposal, have none.
  systems: v.optional(v.nullable(SystemsSchema), null),
  // Records from before sound, and buildings that use the proposal, have none.
  sound: v.optional(v.nullable(SoundSchema), null),
  // The same for cold sources.
  sources: v.optional(v.nullable(SourcesSchema), null),
  ducts: v.optional(v.nullable(DuctsSchema), null),
  fresh: v.optional(v.nullable(FreshSchema), null),
  stated: v.optional(OwnFreshSchema, []),
  splits: v.optional(v.nullable(SplitsSchema), null),
  view: ViewSchema,
  run: RunSchema,
  serial: count,
  // Records from before kinds shared a building have one kind only.
  generation: v.optional(count, 0),
  // Records from before plans were stored in projects have none.
  origin: v.optional(v.nullable(OriginSchema), null),
  /** `uniqueId` of the user for whom own products were selected. */
  ownOf: v.optional(v.string()),
});

/** The part of a head that is shown of a building that is not open. */
export const ListedHeadSchema = v.pick(HeadSchema, [
  "version",
  "kind",
  "generation",
  "buildingName",
  "givenName",
  "rows",
  "matched",
  "unmatched",
  "hasRun",
  "savedAt",
]);

export const ProductsSchema = v.array(
  v.object({
    id: v.string(),
    model: v.string(),
    name: v.string(),
    seriesName: v.string(),
    imageUrl: v.nullable(v.string()),
    hasDetail: v.boolean(),
    // Records from before samples were marked hold only samples.
    isSample: v.optional(v.boolean(), true),
    library: v.exactOptional(v.object({ id: v.string(), name: v.string() })),
    figures: v.array(v.nullable(v.number())),
    judgedBy: count,
  }),
);

export const OfferedSchema = v.object({ ids: texts, members: counts, ends: counts });
export const ReasonsSchema = texts;

const figureColumns = Object.fromEntries(ROOM_FIGURES.map((name) => [name, figures])) as Record<
  // `fromEntries` loses the keys' type; ROOM_FIGURES contains every key.
  RoomFigure,
  typeof figures
>;

const RoomsSchema = v.object({
  ids: texts,
  codes: texts,
  names: texts,
  floors: v.optional(texts),
  zones: v.optional(texts),
  figures: v.object(figureColumns),
  editions: counts,
});

/** Records from before rooms had storeys state none. */
export const RoomsBlockSchema = v.pipe(
  RoomsSchema,
  v.transform(({ floors, zones, ...block }) => ({
    ...block,
    floors: floors ?? block.ids.map(() => ""),
    zones: zones ?? block.ids.map(() => ""),
  })),
);

const ResultsSchema = v.object({
  answer: bytes,
  pending: bytes,
  before: bytes,
  byHand: bytes,
  refused: bytes,
  joinedLater: bytes,
  locked: v.optional(bytes),
  verdict: v.optional(bytes),
  verdictEdition: v.optional(counts),
  edition: counts,
  need: v.optional(figures),
  quantity: counts,
  product: numbers,
  offered: numbers,
  reason: numbers,
  askedWith: numbers,
  judgedBy: numbers,
  adopted: v.optional(numbers),
  surplus: figures,
  corrected: figures,
  width: count,
});

/**
 * Older records lack what was added later: checks of revised schedules, locks, the requirement for which an
 * answer holds, and names of adopted plans.
 */
export const ResultsBlockSchema = v.pipe(
  ResultsSchema,
  v.transform(({ verdict, verdictEdition, locked, need, adopted, ...block }) => ({
    ...block,
    adopted: adopted ?? new Int32Array(block.answer.length).fill(-1),
    locked: locked ?? new Uint8Array(block.answer.length),
    need: need ?? new Float64Array(block.answer.length).fill(NaN),
    verdict: verdict ?? new Uint8Array(block.answer.length),
    verdictEdition: verdictEdition ?? new Uint32Array(block.answer.length),
  })),
);
