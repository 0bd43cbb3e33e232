import { describe, expect, it } from "vitest";
import { airOutletColumns } from "#domain/building/kinds/airOutlet/selection/airOutletColumns.ts";
import type { AirOutlet } from "#domain/building/kinds/airOutlet/selection/AirOutlet.ts";
import type { AirOutletConditions } from "#domain/building/kinds/airOutlet/selection/AirOutletConditions.ts";
import { selectAirOutlets } from "#domain/building/kinds/airOutlet/selection/selectAirOutlets.ts";
import type { Room } from "#domain/building/rooms/Room.ts";
import { area, flow } from "#domain/base/units.ts";
import { outlet, outletConditions } from "../../../../../support/airOutletMaker.ts";
import { testRoom } from "../../../../../support/testRooms.ts";

const room = (roomArea: number, airSupplyVolume: number | null, more: Partial<Room> = {}) =>
  testRoom(0, {
    roomArea: area(roomArea),
    airSupplyVolume: airSupplyVolume === null ? null : flow(airSupplyVolume),
    ...more,
  });

function select(outlets: readonly AirOutlet[], asked: Room, change: Partial<AirOutletConditions>) {
  const [answer] = selectAirOutlets(airOutletColumns(outlets), [asked], outletConditions(change));
  const specification = (id: string) => outlets.find((one) => one.id === id)?.specification;
  return { ...answer!, specifications: answer!.productIds.map(specification) };
}

describe("worked by hand, range 2 to 4 m/s, so the middle is 3", () => {
  it("square diffusers: 80 ㎡ are two outlets with 450 m³/h each", () => {
    // n = ceil(80 / 50) = 2, L = 900 / 2 = 450 m³/h; A_eff = 0.75 · side².
    // 240: 0.0432 ㎡,   v = 450 / (3600 · 0.0432)   = 2.8935, 0.11 off the middle
    // 270: 0.054675 ㎡, v = 450 / (3600 · 0.054675) = 2.2862, 0.71 off
    // 300: 0.0675 ㎡,   v = 450 / (3600 · 0.0675)   = 1.8519, below 2
    const outlets = [300, 270, 240].map((side) => outlet("V000167", [side, side]));
    const answer = select(outlets, room(80, 900), {});
    expect(answer.quantity).toBe(2);
    expect(answer.specifications).toEqual(["240×240", "270×270"]);
    expect(answer.figures?.velocity).toBeCloseTo(2.8935, 4);
    expect(answer.figures?.nozzleThrow).toBeNull();
  });

  it("round diffusers: 30 ㎡ are one outlet with 600 m³/h", () => {
    // A_eff = 0.8 · π/4 · d².
    // 250: 0.039270 ㎡, v = 600 / (3600 · 0.039270) = 4.2441, above 4
    // 280: 0.049260 ㎡, v = 3.3834, 0.38 off
    // 300: 0.056549 ㎡, v = 2.9473, 0.05 off
    // 315: 0.062345 ㎡, v = 2.6733, 0.33 off
    const outlets = [250, 280, 300, 315].map((diameter) => outlet("V000168", [diameter]));
    const answer = select(outlets, room(30, 600), { type: "V000168" });
    expect(answer.specifications).toEqual(["300", "315", "280"]);
    expect(answer.figures?.velocity).toBeCloseTo(2.9473, 4);
  });

  it("single-layer louvres: proportions of 1 to 3, and of two alike the specification decides", () => {
    // L = 500 m³/h; A_eff = 0.8 · length · width.
    // 300×200 and 400×150: 0.048 ㎡, v = 500 / (3600 · 0.048) = 2.8935, ratios 1.5 and 2.67
    // 250×200: 0.04 ㎡, v = 3.4722, ratio 1.25
    // 500×120: 0.048 ㎡ as well, but its ratio is 4.17
    const outlets = (
      [
        [400, 150],
        [250, 200],
        [500, 120],
        [300, 200],
      ] as const
    ).map((size) => outlet("V000169", size));
    const answer = select(outlets, room(30, 500), { type: "V000169", aspectRatio: { from: 1, to: 3 } });
    expect(answer.specifications).toEqual(["300×200", "400×150", "250×200"]);
    expect(answer.figures?.velocity).toBeCloseTo(2.8935, 4);
  });

  it("double-layer louvres: a specified quantity, and an effective area that the product states", () => {
    // n = 3 as specified, L = 1500 / 3 = 500 m³/h; A_eff = 0.72 · length · width unless stated.
    // 250×250: 0.045 ㎡,  v = 500 / (3600 · 0.045)  = 3.0864, 0.0864 off
    // 300×200: 0.0432 ㎡, v = 3.2150, 0.2150 off
    // 400×150: 0.05 ㎡ stated, v = 2.7778, 0.2222 off
    const outlets = [
      outlet("V000170", [400, 150], { stated: 0.05 }),
      outlet("V000170", [300, 200]),
      outlet("V000170", [250, 250]),
    ];
    const asked = room(30, 1500, { equipmentNumber: 3 });
    const answer = select(outlets, asked, { type: "V000170", aspectRatio: { from: 1, to: 3 } });
    expect(answer.quantity).toBe(3);
    expect(answer.specifications).toEqual(["250×250", "300×200", "400×150"]);
    expect(answer.figures?.velocity).toBeCloseTo(3.0864, 4);
  });

  it("spherical nozzles: the throw must reach as well", () => {
    // L = 700 m³/h; A_eff = 0.95 · π/4 · d²; d_eff = √0.95 · d; x = (d_eff / 0.07) · (0.48 · v / 0.5 − 0.145).
    // 250: v = 4.1697, above 4
    // 280: v = 700 / (3600 · 0.058497) = 3.3240, x = 3.8987 · (3.1911 − 0.145) = 11.876 m
    // 315: v = 700 / (3600 · 0.074035) = 2.6264, x = 4.3860 · (2.5213 − 0.145) = 10.423 m, short of 11
    const outlets = [250, 280, 315].map((diameter) => outlet("V000164", [diameter]));
    const answer = select(outlets, room(30, 700), { type: "V000164", nozzleThrow: 11 });
    expect(answer.specifications).toEqual(["280"]);
    expect(answer.figures?.velocity).toBeCloseTo(3.324, 3);
    expect(answer.figures?.nozzleThrow).toBeCloseTo(11.876, 3);
  });
});

describe("filters and order", () => {
  it("only outlets of the type are offered, and of the brand where one is asked for", () => {
    const outlets = [
      outlet("V000164", [280], { id: "a", brandCode: "B1" }),
      outlet("V000164", [280], { id: "b", brandCode: "B2" }),
      outlet("V000168", [280], { id: "c", brandCode: "B1" }),
    ];
    const spherical = { type: "V000164", nozzleThrow: 8 } as const;
    expect(select(outlets, room(30, 700), spherical).productIds).toEqual(["a", "b"]);
    expect(select(outlets, room(30, 700), { ...spherical, brandCode: "B2" }).productIds).toEqual(["b"]);
    expect(select(outlets, room(30, 700), { ...spherical, productIds: ["b"] }).productIds).toEqual(["b"]);
  });

  it("of equal velocities the smaller outlet goes first", () => {
    const large = outlet("V000167", [300, 300], { id: "a", stated: 0.04 });
    const small = outlet("V000167", [240, 240], { id: "b", stated: 0.04 });
    expect(select([large, small], room(30, 450), {}).productIds).toEqual(["b", "a"]);
  });

  it("no more are offered than asked for", () => {
    const outlets = [230, 240, 250].map((side) => outlet("V000167", [side, side]));
    expect(select(outlets, room(30, 450), { topSize: 2 }).productIds).toHaveLength(2);
  });
});

describe("a room without a match says why", () => {
  const squares = [120, 600].map((side) => outlet("V000167", [side, side]));

  it("that it states no supply air, or none to speak of", () => {
    for (const none of [null, 0, -5])
      expect(select(squares, room(30, none), {}).reasons).toEqual([{ code: "no-requirement" }]);
  });

  it("no outlet passes the filters", () => {
    expect(select(squares, room(30, 450), { type: "V000168" }).reasons).toEqual([{ code: "no-candidates" }]);
  });

  it("the nearest velocity is too low", () => {
    // 50 / (3600 · 0.0108) = 1.286 m/s in the smallest.
    expect(select(squares, room(30, 50), {}).reasons).toEqual([
      { code: "short", check: "P000306", required: 2, best: expect.closeTo(1.286, 3) },
    ]);
  });

  it("the nearest velocity is too high", () => {
    // 5000 / (3600 · 0.27) = 5.144 m/s in the largest.
    expect(select(squares, room(30, 5000), {}).reasons).toEqual([
      { code: "short", check: "P000306", required: 4, best: expect.closeTo(5.144, 3) },
    ]);
  });

  it("no nozzle throws far enough", () => {
    const nozzle = outlet("V000164", [280]);
    expect(select([nozzle], room(30, 700), { type: "V000164", nozzleThrow: 30 }).reasons).toEqual([
      { code: "combined", check: "P000209", required: 30, best: expect.closeTo(11.876, 3), model: "280" },
    ]);
  });

  it("what throws far enough is too fast: the farthest inside the range is named", () => {
    const nozzles = [200, 315].map((diameter) => outlet("V000164", [diameter]));
    expect(select(nozzles, room(30, 700), { type: "V000164", nozzleThrow: 15 }).reasons).toEqual([
      { code: "combined", check: "P000209", required: 15, best: expect.closeTo(10.423, 3), model: "315" },
    ]);
  });

  it("what throws far enough only faster than is allowed is not named with that throw", () => {
    // 200 mm: 700 / (3600 · 0.029845) = 6.515 m/s, at which the throw would be 17 m.
    expect(
      select([outlet("V000164", [200])], room(30, 700), { type: "V000164", nozzleThrow: 15 }).reasons,
    ).toEqual([{ code: "short", check: "P000306", required: 4, best: expect.closeTo(6.515, 3) }]);
  });
});
