import * as v from "valibot";
import { ROOMS_PER_REQUEST, type MultiRoomRequest } from "#domain/building/selection/multiRoom.ts";
import {
  MOST_EXCESS,
  type CandidateModel,
  type PackedCandidates,
} from "#domain/building/selection/roomCandidates.ts";
import { endpoint } from "./endpoint.ts";
import { nothing, number } from "./limits.ts";
import { LibraryNameSchema } from "./search.ts";
import { requestFieldsOf, type SelectedKind } from "./multiRoom.ts";

const slack = v.pipe(number, v.minValue(0), v.maxValue(MOST_EXCESS));

const candidatesRequestSchema = (
  kind: SelectedKind,
): v.GenericSchema<unknown, MultiRoomRequest & { readonly slack: number }> =>
  v.strictObject({ ...requestFieldsOf(kind), slack });

const CandidateModelSchema = v.object({
  id: v.string(),
  model: v.string(),
  name: v.string(),
  seriesName: v.nullable(v.string()),
  brandCode: v.string(),
  isSample: v.boolean(),
  library: v.exactOptional(LibraryNameSchema),
  size: v.number(),
  inputPower: v.nullable(v.number()),
  noise: v.nullable(v.number()),
}) satisfies v.GenericSchema<unknown, CandidateModel>;

export const PackedCandidatesSchema = v.object({
  models: v.array(CandidateModelSchema),
  bits: v.string(),
  excess: v.string(),
  lead: v.string(),
  least: v.array(v.nullable(v.number())),
}) satisfies v.GenericSchema<unknown, PackedCandidates>;

/** The request of `selectForRooms`, with the share by which a product may exceed a room's requirement. */
export const roomCandidates = (kind: SelectedKind) =>
  endpoint({
    method: "POST",
    path: `/search/selection/v1/products/room_candidates/${kind.categoryCode}`,
    summary: `Which ${kind.categoryCode} could serve up to ${ROOMS_PER_REQUEST} rooms, as a packed matrix`,
    isRead: true,
    params: nothing,
    query: nothing,
    body: candidatesRequestSchema(kind),
    output: PackedCandidatesSchema,
  });
