import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyBatch } from "#domain/building/batch/Batch.ts";
import { planConditions } from "#domain/building/batch/confirm/planConditions.ts";
import { replaceRooms } from "#domain/building/batch/edit/editRooms.ts";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { OriginFilter } from "#domain/building/batch/kind/originField.ts";
import { differingWords, filterWords } from "#domain/building/batch/kind/filterWords.ts";
import { writeAnswer } from "#domain/building/batch/run/writeAnswer.ts";
import { rowStates } from "#domain/building/batch/rowStates.ts";
import { roomAt } from "#domain/building/batch/table/RoomColumns.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import type { MultiRoomRow } from "#domain/building/selection/multiRoom.ts";
import type { AirOutletFilter } from "#domain/building/kinds/airOutlet/AirOutletFilter.ts";
import { airOutletKind } from "#domain/building/kinds/airOutlet/airOutletKind.ts";
import type { FanCoilFilter } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import type { IndoorUnitFilter } from "#domain/building/kinds/indoorUnit/IndoorUnitFilter.ts";
import { indoorUnitKind } from "#domain/building/kinds/indoorUnit/indoorUnitKind.ts";
import { testRoom, testRooms } from "../../../../support/testRooms.ts";

const answerOf = (id: string | null): MultiRoomRow => ({
  roomId: "r0",
  id,
  name: id,
  model: id,
  imageUrl: null,
  productSeriesId: null,
  productSeriesName: null,
  productIds: id === null ? [] : [id],
  equipmentNumber: 1,
  selectionParameter: [],
  correctionParameter: [],
  hasDetail: false,
  isSample: false,
  reasons: id === null ? [{ code: "no-candidates" }] : [],
});

/** Rooms of which each was asked about with a filter of its own. */
function askedWith<Filter>(kind: BatchKind<Filter>, filters: readonly Filter[], product: string | null) {
  const batch = emptyBatch(kind);
  replaceRooms(batch, packRooms(testRooms(filters.length)), "试验楼", "");
  filters.forEach((filter, row) => {
    const room = roomAt(batch.rooms, row);
    const number = batch.filters.indexOf(filter);
    writeAnswer(batch, { row, room, answer: answerOf(product), askedWith: number, filter });
  });
  return batch;
}

/** What is asked by `now` is not what was asked by `before`. */
function isStale<Filter>(kind: BatchKind<Filter>, before: Filter, now: Filter): boolean {
  const batch = askedWith(kind, [before], null);
  batch.filter = now;
  return rowStates(batch)(0) === "changed";
}

const staleBy =
  <Filter>(kind: BatchKind<Filter>) =>
  (before: Partial<Filter>, now: Partial<Filter>) =>
    isStale(kind, { ...kind.defaultFilter, ...before }, { ...kind.defaultFilter, ...now });
const fanCoil = staleBy(fanCoilKind);
const indoorUnit = staleBy(indoorUnitKind);
const airOutlet = staleBy(airOutletKind);

const margins = (...figures: readonly string[]) => ({
  figureMarginLimits: figures.map((figure) => ({ figure, most: figure === "heating" ? 150 : 20 })),
});

describe("filters that read the same and ask for something else", () => {
  it("are not the same", () => {
    const words = (altitude: number) =>
      filterWords(fanCoilKind.filterFields, { ...fanCoilKind.defaultFilter, altitude }, null);
    expect(words(1500.123)).toEqual(words(1500.124));
    expect(fanCoil({ altitude: 1500.123 }, { altitude: 1500.124 })).toBe(true);
    expect(fanCoil({ noiseLimit: 38.000_000_1 }, { noiseLimit: 38 })).toBe(true);
    expect(indoorUnit({ marginLimit: 20.000_000_1 }, { marginLimit: 20 })).toBe(true);
  });

  it("are two conditions of a plan, as of two brands of one name", () => {
    const filters = ["B1", "B2"].map((brandCode) => ({ ...fanCoilKind.defaultFilter, brandCode }));
    const batch = askedWith(fanCoilKind, filters, "p-1");
    batch.filter = filters[0]!;
    const names = new Map(filters.map(({ brandCode }) => [brandCode, "朗源"]));
    expect(planConditions(batch, names).map(({ rooms }) => rooms)).toEqual([1, 1]);
  });
});

describe("filters that read otherwise and ask for the same", () => {
  it("are the same", () => {
    expect(fanCoil(margins("totalCooling", "heating"), margins("heating", "totalCooling"))).toBe(false);
    // Neither is corrected for a height.
    expect(indoorUnit({}, { altitude: 1891 })).toBe(false);
    expect(airOutlet({ altitude: 1891 }, { altitude: 3650 })).toBe(false);
  });
});

describe("what does not act", () => {
  it("makes no filter another one", () => {
    expect(fanCoil({ dustCorrectionFactor: 10 }, { dustCorrectionFactor: 25 })).toBe(false);
    const high = { level: "HIGH_LEVEL" } as const;
    expect(fanCoil({ ...high, dustCorrectionFactor: 10 }, { ...high, dustCorrectionFactor: 25 })).toBe(true);
    const off = { isOn: false, from: 12, to: 30 };
    expect(fanCoil({ staticPressure: off }, { staticPressure: { ...off, to: 50 } })).toBe(false);
    expect(fanCoil({ staticPressure: off }, { staticPressure: { ...off, isOn: true } })).toBe(true);
    expect(fanCoil({ checks: [1, 2] }, { checks: [2, 1] })).toBe(false);
    expect(fanCoil({}, { noiseLimit: null, figureMarginLimits: [], altitude: -0 })).toBe(false);
    expect(fanCoil({}, { origin: undefined })).toBe(false);
    expect(fanCoil({}, { origin: "own" })).toBe(true);
    expect(airOutlet({ origin: "own" }, { origin: "public" })).toBe(true);
    expect(airOutlet({ nozzleThrow: 8 }, { nozzleThrow: 9 })).toBe(false);
    expect(airOutlet({ brandCode: "B1" }, { brandCode: null })).toBe(false);
  });
});

type Body = Readonly<Record<string, unknown>>;
const rooms = [testRoom(0)];

/** What is sent for a room, less the factors that a medium level has none of, and whatever the order of lists. */
function plainRequest<Filter>(kind: BatchKind<Filter>, filter: Filter): string {
  const body = kind.request(filter, rooms) as unknown as Body;
  const { dustCorrectionFactor, intermittentUseFactor, figureMargins, ...rest } = body;
  const isHigh = body["level"] === "HIGH_LEVEL";
  const sorted = Array.isArray(figureMargins)
    ? figureMargins.map((one) => JSON.stringify(one)).toSorted()
    : [];
  return JSON.stringify([rest, isHigh && [dustCorrectionFactor, intermittentUseFactor], sorted]);
}

const area = fc.constantFrom(20, 20.000_000_01);
const altitude = fc.constantFrom(undefined, 0, -0, 1500.123, 1500.124);
const origin = fc.constantFrom(undefined, "own" as const, "public" as const);
const site = (heights: number | undefined) => (heights === undefined ? {} : { altitude: heights });
const source = (from: OriginFilter["origin"] | undefined) => (from === undefined ? {} : { origin: from });
const limits = (figures: readonly [string, string]) => ({
  noiseLimit: fc.constantFrom(null, 38, 38.000_000_1),
  marginLimit: fc.constantFrom(null, 0, 20),
  figureMarginLimits: fc.constantFrom(null, [], margins(...figures).figureMarginLimits, [
    ...margins(...figures).figureMarginLimits.toReversed(),
  ]),
});
const brandCode = fc.constantFrom(null, "B1", "B2");

const filtersOf = {
  fanCoil: fc
    .record({
      brandCode,
      structure: fc.constantFrom("V000401" as const, "V000402" as const),
      level: fc.constantFrom("MEDIUM_LEVEL" as const, "HIGH_LEVEL" as const),
      dustCorrectionFactor: fc.constantFrom(10, 10.5),
      winterSupplyWaterTemperature: fc.constantFrom(60, 60.000_000_01),
      singleUnitResponsibilityArea: area,
      staticPressure: fc.record({ isOn: fc.boolean(), from: fc.constantFrom(12, 13), to: fc.constant(30) }),
      checks: fc.constantFrom<FanCoilFilter["checks"]>([1, 2], [2, 1], [1], []),
      height: altitude,
      from: origin,
      ...limits(["totalCooling", "heating"]),
    })
    .map(({ height, from, ...filter }): FanCoilFilter => ({
      ...fanCoilKind.defaultFilter,
      ...filter,
      ...site(height),
      ...source(from),
    })),
  indoorUnit: fc
    .record({
      brandCode,
      structure: fc.constantFrom("V000501", "X-1"),
      singleUnitResponsibilityArea: area,
      checks: fc.constantFrom<IndoorUnitFilter["checks"]>([1, 2], [2, 1], [1]),
      height: altitude,
      from: origin,
      ...limits(["cooling", "heating"]),
    })
    .map(({ height, from, ...filter }): IndoorUnitFilter => ({
      ...indoorUnitKind.defaultFilter,
      ...filter,
      ...site(height),
      ...source(from),
    })),
  airOutlet: fc
    .record({
      type: fc.constantFrom("V000167" as const, "V000168" as const, "V000170" as const, "V000164" as const),
      brandCode,
      toVelocity: fc.constantFrom(4, 4.000_000_01),
      nozzleThrow: fc.constantFrom(8, 9),
      aspectRatioTo: fc.constantFrom(3, 3.5),
      singleUnitResponsibilityArea: area,
      height: altitude,
      from: origin,
    })
    .map(({ height, from, ...filter }): AirOutletFilter => ({
      ...airOutletKind.defaultFilter,
      ...filter,
      ...site(height),
      ...source(from),
    })),
};

describe.each([
  ["fan coils", fanCoilKind, filtersOf.fanCoil],
  ["indoor units", indoorUnitKind, filtersOf.indoorUnit],
  ["air outlets", airOutletKind, filtersOf.airOutlet],
] as const)("answers of %s", (_name, of, filters) => {
  const kind = of as unknown as BatchKind<object>;

  it("are out of date exactly where something else is asked now, and then it is said what", () => {
    // Two of a kind are mostly others: a filter beside one with a few fields of another is told apart as well.
    const pairs = fc
      .tuple(
        filters as fc.Arbitrary<object>,
        filters as fc.Arbitrary<object>,
        fc.infiniteStream(fc.integer({ min: 0, max: 5 })),
      )
      .map(([before, other, dice]) => {
        const taken = Object.entries(other).filter(() => dice.next().value === 0);
        return [before, { ...before, ...Object.fromEntries(taken) }] as const;
      });
    fc.assert(
      fc.property(pairs, ([before, now]) => {
        const isOther = plainRequest(kind, now) !== plainRequest(kind, before);
        expect(isStale(kind, before, now)).toBe(isOther);
        expect(differingWords(kind.filterFields, before, now, null).length > 0).toBe(isOther);
      }),
    );
  });
});
