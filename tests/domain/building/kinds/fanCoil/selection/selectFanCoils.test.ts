import { describe, expect, it } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { Room } from "#domain/building/rooms/Room.ts";
import { fanCoilColumns } from "#domain/building/kinds/fanCoil/selection/fanCoilColumns.ts";
import type { FanCoil, FanCoilLevel } from "#domain/building/kinds/fanCoil/selection/FanCoil.ts";
import type { FanCoilConditions } from "#domain/building/kinds/fanCoil/selection/FanCoilConditions.ts";
import { selectFanCoils } from "#domain/building/kinds/fanCoil/selection/selectFanCoils.ts";
import { flow, power, pressure, temperature } from "#domain/base/units.ts";
import { conditions, GB_STATE, room } from "../../../../../support/fanCoilMaker.ts";

/** A unit with 73 % sensible cooling and matching air flow; the medium level gives as much as the high one. */
function unit(id: string, total: number, changed: Partial<FanCoil & FanCoilLevel> = {}): FanCoil {
  const { heating = power(total * 1.5), inputPower = power(0.05), ...product } = changed;
  const level = {
    airFlow: flow(total * 200),
    totalCooling: power(total),
    sensibleCooling: power(total * 0.73),
    heating,
    inputPower,
    noise: null,
  };
  return {
    id,
    model: `M-${id}`,
    brandCode: "B1",
    structure: "V000401",
    installation: "V000411",
    externalStaticPressure: pressure(30),
    rated: GB_STATE,
    levels: { HIGH_LEVEL: level, MEDIUM_LEVEL: level },
    ...product,
  };
}
/** At this room's conditions every unit gives its rated figures. */
const ratedRoom = (figures: Partial<Room> = {}) =>
  room({
    summerDryBulb: temperature(27),
    summerWetBulb: temperature(19.5),
    winterDryBulb: temperature(21),
    ...figures,
  });
const answer = (coils: readonly FanCoil[], asks: Room, changed: Partial<FanCoilConditions> = {}) => {
  const [found] = selectFanCoils(fanCoilColumns(coils), [asks], conditions(changed));
  if (found === undefined) throw new Error("one room, one answer");
  return found;
};
const SIZES = [unit("d", 5), unit("a", 2), unit("c", 4), unit("b", 3)];

describe("selection", () => {
  it("takes the unit that exceeds the load least, and offers the larger ones after it", () => {
    // 5.6 kW over 2 units = 2.8 kW each: 3/2.8 = 1.07 before 4/2.8 = 1.43 before 5/2.8 = 1.79; 2 kW is too little.
    const found = answer(SIZES, ratedRoom({ coolingLoad: power(5.6), equipmentNumber: 2 }));
    expect(found).toMatchObject({ quantity: 2, productIds: ["b", "c", "d"], reasons: [] });
    expect(found.corrected).toMatchObject({ totalCooling: 3, heating: 4.5, airFlow: 600 });
  });

  it("orders by total cooling where it is asked for, however much a unit heats", () => {
    // b: cooling 3/2.8 = 1.07, heating 9/4 = 2.25. c: cooling 4/2.8 = 1.43, heating 6/4 = 1.50.
    const coils = [unit("b", 3, { heating: power(9) }), unit("c", 4, { heating: power(6) })];
    const asks = ratedRoom({ coolingLoad: power(2.8), heatLoad: power(4) });
    expect(answer(coils, asks).productIds).toEqual(["b", "c"]);
    expect(answer(coils, asks, { checks: ["heating"] }).productIds).toEqual(["c", "b"]);
    expect(answer(coils, asks, { checks: ["totalCooling"] }).productIds).toEqual(["b", "c"]);
  });

  it("prefers less electric input among equals, then the model, then the id; unknown input goes last", () => {
    const coils = [
      unit("5", 3, { model: "A", inputPower: null }),
      unit("4", 3, { model: "B", inputPower: power(0.06) }),
      unit("3", 3, { model: "A", inputPower: power(0.06) }),
      unit("2", 3, { model: "A", inputPower: power(0.06) }),
      unit("1", 3, { model: "Z", inputPower: power(0.04) }),
    ];
    const asks = ratedRoom({ coolingLoad: power(2.8) });
    expect(answer(coils, asks).productIds).toEqual(["1", "2", "3", "4", "5"]);
    expect(answer([...coils].reverse(), asks).productIds).toEqual(["1", "2", "3", "4", "5"]);
  });

  it("takes a unit that just meets the load", () => {
    expect(answer(SIZES, ratedRoom({ coolingLoad: power(4) })).productIds).toEqual(["c", "d"]);
  });

  it("offers no more products than asked", () => {
    expect(answer(SIZES, ratedRoom({ coolingLoad: power(1) }), { topSize: 2 }).productIds).toEqual([
      "a",
      "b",
    ]);
  });

  it("raises loads by the margins at the high level only", () => {
    const asks = ratedRoom({ coolingLoad: power(2.8) });
    // 2.8·1.1·1.1 = 3.39 kW
    expect(answer(SIZES, asks, { level: "HIGH_LEVEL" }).productIds).toEqual(["c", "d"]);
    expect(answer(SIZES, asks, { level: "MEDIUM_LEVEL" }).productIds).toEqual(["b", "c", "d"]);
  });

  it("wants a heat-moisture ratio no higher than the room's", () => {
    // 2500/0.27 = 9259 kJ/kg for every size.
    const dry = unit("dry", 3);
    const checks = ["heatMoistureRatio"] as const;
    // The room's own ratio follows from its total and latent load: 2500·ratio/2500.
    const ask = (ratio: number) =>
      answer([dry], ratedRoom({ coolingLoad: power(ratio), latentLoad: power(2500) }), { checks });
    expect(ask(9300).productIds).toEqual(["dry"]);
    expect(ask(9200).productIds).toEqual([]);
  });

  it("assumes the climate of a room that states none", () => {
    const found = answer(SIZES, room({ coolingLoad: power(2.7) }));
    // (18.7 − 7)/(19.5 − 7)·e^(0.02·(18.7 − 19.5)) = 0.9211: 3 kW are 2.763 kW there.
    expect(found.corrected?.totalCooling).toBeCloseTo(2.763, 3);
  });
});

describe("filters", () => {
  const asks = ratedRoom({ coolingLoad: power(1) });
  const coils = [
    unit("a", 2),
    unit("b", 2, { brandCode: "B2" }),
    unit("c", 2, { structure: "V000403" }),
    unit("d", 2, { installation: "V000412" }),
    unit("e", 2, { externalStaticPressure: pressure(12) }),
    unit("f", 2, { externalStaticPressure: null, structure: null, installation: null }),
  ];
  const passing = (changed: Partial<FanCoilConditions>) => answer(coils, asks, changed).productIds;

  it("leave everything when open", () => expect(passing({})).toEqual(["a", "b", "c", "d", "e", "f"]));
  it("keep one brand", () => expect(passing({ brandCode: "B2" })).toEqual(["b"]));
  it("keep one structure", () => expect(passing({ structure: "V000403" })).toEqual(["c"]));
  it("keep one installation", () => expect(passing({ installation: "V000412" })).toEqual(["d"]));
  it("keep the given products, as far as they pass the others", () => {
    expect(passing({ productIds: ["e", "b", "nobody"] })).toEqual(["b", "e"]);
    expect(passing({ productIds: ["e", "b"], brandCode: "B2" })).toEqual(["b"]);
  });

  it.each([
    [12, 30, ["a", "b", "c", "d", "e"]],
    [12, 12, ["e"]],
    [13, 30, ["a", "b", "c", "d"]],
    [31, 90, []],
  ])("keep static pressures from %d to %d Pa, both ends included", (from, to, ids) => {
    expect(passing({ staticPressure: { from, to } })).toEqual(ids);
  });
});

describe("why a room has no match", () => {
  const reasons = (coils: readonly FanCoil[], asks: Room, changed: Partial<FanCoilConditions> = {}) => {
    const found = answer(coils, asks, changed);
    expect(found.productIds).toEqual([]);
    expect(found.corrected).toBeNull();
    return found.reasons;
  };

  it("no ticked check has data", () => {
    expect(reasons(SIZES, room())).toEqual([{ code: "no-requirement" }]);
    const zero = room({ coolingLoad: power(0), heatLoad: power(-1) });
    expect(reasons(SIZES, zero)).toEqual([{ code: "no-requirement" }]);
    expect(reasons(SIZES, room({ coolingLoad: power(1) }), { checks: [] })).toEqual([
      { code: "no-requirement" },
    ]);
  });

  it("no product passes the filters", () => {
    const asks = room({ coolingLoad: power(1) });
    expect(reasons(SIZES, asks, { brandCode: "B9" })).toEqual([{ code: "no-candidates" }]);
    expect(reasons([], asks)).toEqual([{ code: "no-candidates" }]);
  });

  it("the water cannot cool or heat", () => {
    const asks = ratedRoom({ coolingLoad: power(1), heatLoad: power(1) });
    expect(reasons(SIZES, asks, { summerWater: temperature(27) })).toEqual([
      { code: "summer-water-too-warm" },
    ]);
    expect(reasons(SIZES, asks, { winterWater: temperature(21) })).toEqual([
      { code: "winter-water-too-cold" },
    ]);
  });

  it("a quantity is beyond every unit", () => {
    const asks = ratedRoom({ coolingLoad: power(15.6), heatLoad: power(9), equipmentNumber: 1 });
    expect(reasons(SIZES, asks)).toEqual([
      { code: "short", check: PROPERTY.mediumTotalCooling, required: 15.6, best: 5 },
      { code: "short", check: PROPERTY.mediumHeating, required: 9, best: 7.5 },
    ]);
  });

  it("a quantity is stated by no unit", () => {
    const coils = [unit("a", 2, { heating: null }), unit("b", 3, { heating: null })];
    expect(reasons(coils, ratedRoom({ heatLoad: power(1) }))).toEqual([
      { code: "figure-unknown", check: PROPERTY.mediumHeating },
    ]);
  });

  it("no unit meets all at once: what the nearest one lacks", () => {
    // cool: heating 3/5 = 60 %. warm: cooling 3/4 = 75 %, the smaller shortfall.
    const coils = [unit("cool", 5, { heating: power(3) }), unit("warm", 3, { heating: power(6) })];
    const asks = ratedRoom({ coolingLoad: power(4), heatLoad: power(5) });
    expect(reasons(coils, asks)).toEqual([
      { code: "combined", check: PROPERTY.mediumTotalCooling, required: 4, best: 3, model: "M-warm" },
    ]);
  });
});

describe("fanCoilColumns", () => {
  it("does not take a unit that import should have refused", () => {
    const broken = { ...SIZES[0]!, rated: { ...GB_STATE, coolingWetBulb: temperature(28) } };
    expect(() => fanCoilColumns([broken])).toThrow("fan coil d at MEDIUM_LEVEL: rated-state-impossible");
  });

  it("scales heating that is stated at the other level only", () => {
    const high = { ...unit("a", 2).levels.HIGH_LEVEL, airFlow: flow(500) };
    const medium = { ...high, airFlow: flow(400), heating: null };
    const { levels } = fanCoilColumns([
      { ...unit("a", 2), levels: { HIGH_LEVEL: high, MEDIUM_LEVEL: medium } },
    ]);
    expect(levels.MEDIUM_LEVEL.heating[0]).toBeCloseTo(3 * (400 / 500) ** 0.75, 12);
  });
});
