import * as v from "valibot";
import type { KindManifest } from "#domain/building/batch/kind/KindManifest.ts";
import {
  ROOMS_PER_REQUEST,
  TOP_SIZE,
  type MultiRoomRequest,
  type MultiRoomRow,
  type NoMatchReason,
  type Parameter,
  type PossibleChange,
  type PropertyCondition,
} from "#domain/building/selection/multiRoom.ts";
import { MAX_UNITS_PER_ROOM } from "#domain/building/selection/unitQuantity.ts";
import { PRODUCT_ORIGINS } from "#domain/catalogue/listing/ProductOrigin.ts";
import type { RequestField } from "#domain/building/selection/RequestField.ts";
import {
  ROOM_FIGURES,
  ROOM_QUANTITIES,
  type Room,
  type RoomFigure,
  type RoomQuantities,
} from "#domain/building/rooms/Room.ts";
import { area, flow, heatMoistureRatio, power, temperature } from "#domain/base/units.ts";
import { endpoint } from "./endpoint.ts";
import { LibraryNameSchema } from "./search.ts";
import { code, id, listOf, notNegative, nothing, number, responsibilityArea, text } from "./limits.ts";

/** Absent and `null` both mean "not stated". */
const orNull = <Value>(schema: v.GenericSchema<unknown, Value>) => v.optional(v.nullable(schema), null);

/** Hardly any room or water is outside it; the formulas of moist air hold well beyond. */
const COLDEST = -60;
const HOTTEST = 80;

export const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_UNITS_PER_ROOM));

const QUANTITIES = {
  area: orNull(v.pipe(notNegative, v.transform(area))),
  power: orNull(v.pipe(number, v.transform(power))),
  flow: orNull(v.pipe(number, v.transform(flow))),
  ratio: orNull(v.pipe(number, v.transform(heatMoistureRatio))),
  temperature: orNull(v.pipe(number, v.minValue(COLDEST), v.maxValue(HOTTEST), v.transform(temperature))),
  count: orNull(quantity),
} satisfies { [Name in keyof RoomQuantities]: v.GenericSchema<unknown, RoomQuantities[Name] | null> };

const figuresOfRoom = Object.fromEntries(
  ROOM_FIGURES.map((figure) => [figure, QUANTITIES[ROOM_QUANTITIES[figure]]]),
  // `fromEntries` loses the keys' type; ROOM_FIGURES names every one.
) as { readonly [Figure in RoomFigure]: (typeof QUANTITIES)[(typeof ROOM_QUANTITIES)[Figure]] };

export const RoomSchema = v.strictObject({
  roomId: id,
  roomCode: text,
  roomName: text,
  ...figuresOfRoom,
}) satisfies v.GenericSchema<unknown, Room>;

const PropertyConditionSchema = v.variant("queryType", [
  v.strictObject({ code, parameterType: v.literal("Enums"), queryType: v.literal("EQUAL"), value: code }),
  v.pipe(
    v.strictObject({
      code,
      parameterType: v.literal("Double"),
      queryType: v.literal("RANGE_TE"),
      from: number,
      to: number,
    }),
    v.check(({ from, to }) => from <= to, "from is above to"),
  ),
]) satisfies v.GenericSchema<unknown, PropertyCondition>;

const request = {
  topSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(TOP_SIZE)),
  brandCode: v.nullable(code),
  origin: v.exactOptional(v.picklist(PRODUCT_ORIGINS)),
  inputCondition: v.pipe(v.array(RoomSchema), v.minLength(1), v.maxLength(ROOMS_PER_REQUEST)),
  productProperties: listOf(PropertyConditionSchema, 20),
  singleUnitResponsibilityArea: responsibilityArea,
  productIds: v.exactOptional(listOf(id, 1000)),
};

function fieldSchema(field: RequestField): v.GenericSchema {
  switch (field.type) {
    case "codes":
      return listOf(code, 20);
    case "oneOf":
      return v.picklist(field.values);
    case "number":
      return v.pipe(number, v.minValue(field.from), v.maxValue(field.to));
    case "optionalNumber":
      return v.exactOptional(v.pipe(number, v.minValue(field.from), v.maxValue(field.to)));
    case "figureMargins":
      return v.exactOptional(
        listOf(
          v.strictObject({ code, most: v.pipe(number, v.minValue(field.from), v.maxValue(field.to)) }),
          20,
        ),
      );
    case "ratio":
      return v.nullable(v.pipe(number, v.gtValue(0)));
  }
}

export const ParameterSchema = v.object({
  code: v.string(),
  name: v.string(),
  value: v.nullable(v.union([v.number(), v.string()])),
}) satisfies v.GenericSchema<unknown, Parameter>;

const short = { check: v.string(), required: v.number(), best: v.number() };
const LackSchema = v.object({ check: v.string(), required: v.number(), best: v.nullable(v.number()) });

const range = v.object({ from: v.number(), to: v.number() });
const change = <Kind extends string>(kind: Kind) => ({
  code: v.literal("change"),
  kind: v.literal(kind),
});
const figures = { from: v.number(), to: v.number() };
const PossibleChangeSchema = v.variant("kind", [
  v.object({ ...change("quantity"), ...figures }),
  v.object({ ...change("requirement"), check: v.string(), ...figures }),
  v.object({ ...change("water"), season: v.picklist(["summer", "winter"]), ...figures }),
  v.object({ ...change("range"), property: v.string(), from: range, to: range }),
  v.object({ ...change("filter"), filter: v.string(), admitted: v.number() }),
]) satisfies v.GenericSchema<unknown, PossibleChange>;

const NoMatchReasonSchema = v.variant("code", [
  v.object({ code: v.literal("no-requirement") }),
  v.object({ code: v.literal("no-candidates") }),
  v.object({ code: v.literal("summer-water-too-warm") }),
  v.object({ code: v.literal("winter-water-too-cold") }),
  v.object({ code: v.literal("figure-unknown"), check: v.string() }),
  v.object({ code: v.literal("short"), ...short }),
  v.object({ code: v.literal("combined"), ...short, model: v.string() }),
  v.object({
    code: v.literal("oversized"),
    allowed: v.number(),
    least: v.number(),
    model: v.string(),
    check: v.exactOptional(v.string()),
  }),
  v.object({ code: v.literal("nearest"), model: v.string(), lacks: v.array(LackSchema) }),
  PossibleChangeSchema,
]) satisfies v.GenericSchema<unknown, NoMatchReason>;

const nullableString = v.nullable(v.string());

export const MultiRoomRowSchema = v.object({
  roomId: v.string(),
  id: nullableString,
  name: nullableString,
  model: nullableString,
  imageUrl: nullableString,
  productSeriesId: nullableString,
  productSeriesName: nullableString,
  productIds: v.array(v.string()),
  equipmentNumber: v.number(),
  selectionParameter: v.array(ParameterSchema),
  correctionParameter: v.array(ParameterSchema),
  hasDetail: v.boolean(),
  // Another back end has no samples to mark.
  isSample: v.optional(v.boolean(), false),
  library: v.exactOptional(LibraryNameSchema),
  reasons: v.array(NoMatchReasonSchema),
}) satisfies v.GenericSchema<unknown, MultiRoomRow>;

export type SelectedKind = Pick<KindManifest, "categoryCode" | "requestFields">;

/** The request fields of a kind, with the schema of each. */
export function requestFieldsOf({ requestFields }: SelectedKind) {
  const own = Object.entries(requestFields).map(([name, field]) => [name, fieldSchema(field)] as const);
  return { ...request, ...Object.fromEntries(own) };
}

const requestSchema = (kind: SelectedKind): v.GenericSchema<unknown, MultiRoomRequest> =>
  v.strictObject(requestFieldsOf(kind));

/** One row per room, in the order requested. Each kind of equipment has its own path and body. */
export const selectForRooms = (kind: SelectedKind) =>
  endpoint({
    method: "POST",
    path: `/search/selection/v1/products/multi_room/${kind.categoryCode}`,
    summary: `Select ${kind.categoryCode} for up to ${ROOMS_PER_REQUEST} rooms`,
    isRead: true,
    params: nothing,
    query: nothing,
    body: requestSchema(kind),
    output: v.array(MultiRoomRowSchema),
  });
