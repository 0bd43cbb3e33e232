import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { Room } from "#domain/building/rooms/Room.ts";
import type { AirOutlet } from "#domain/building/kinds/airOutlet/selection/AirOutlet.ts";
import { airOutletColumns } from "#domain/building/kinds/airOutlet/selection/airOutletColumns.ts";
import {
  ASPECT_RATIO,
  type AirOutletConditions,
} from "#domain/building/kinds/airOutlet/selection/AirOutletConditions.ts";
import { explainUnmatchedOutlets } from "#domain/building/kinds/airOutlet/selection/changes/explainUnmatchedOutlets.ts";
import { outletChangesPlainly } from "../../../../../../support/plain/airOutlet/outletChangesPlainly.ts";
import { selectAirOutlets } from "#domain/building/kinds/airOutlet/selection/selectAirOutlets.ts";
import type { PossibleChange } from "#domain/building/selection/multiRoom.ts";
import { unitQuantity } from "#domain/building/selection/unitQuantity.ts";
import { flow } from "#domain/base/units.ts";
import { outlet, outletConditions as conditions } from "../../../../../../support/airOutletMaker.ts";
import { runsOf } from "../../../../../../support/runsOf.ts";
import { testRoom } from "../../../../../../support/testRooms.ts";
import { asked as anyConditions, catalogue, rooms as anyRooms } from "../support/arbitraries.ts";

function explained(outlets: readonly AirOutlet[], rooms: readonly Room[], asked: AirOutletConditions) {
  const columns = airOutletColumns(outlets);
  return explainUnmatchedOutlets(columns, rooms, selectAirOutlets(columns, rooms, asked), asked);
}
const advice = (outlets: readonly AirOutlet[], about: Partial<Room>, asked: AirOutletConditions) =>
  explained(outlets, [testRoom(1, about)], asked)[0]!.reasons.filter(
    ({ code }) => code === "nearest" || code === "change",
  );
const change = <Change extends object>(figures: Change) => ({ code: "change", ...figures });
const near = (value: number): number => expect.closeTo(value, 3) as number;

describe("a room without an outlet, range 2 to 4 m/s", () => {
  it("whose outlets are too fast: more of them, less air, or a wider range", () => {
    // L = 1800 / 2 = 900 m³/h; A_eff 0.05 ㎡: v = 900 / 180 = 5 m/s, 0.8 of 4. Three pass 600 each: 3.333 m/s.
    // 4 m/s are 720 m³/h, 20 % less; the range to 5 is 25 % wider; a third outlet is 50 %.
    const outlets = [
      outlet("V000167", [250, 250], { stated: 0.05 }),
      outlet("V000168", [250], { stated: 0.08 }),
      outlet("V000169", [250, 250], { stated: 0.07 }),
    ];
    const about = { airSupplyVolume: flow(1800), equipmentNumber: 2 };
    expect(advice(outlets, about, conditions())).toEqual([
      {
        code: "nearest",
        model: "250×250",
        lacks: [{ check: PROPERTY.outletVelocity, required: 4, best: near(5) }],
      },
      change({ kind: "quantity", from: 2, to: 3 }),
      change({
        kind: "range",
        property: PROPERTY.outletVelocity,
        from: { from: 2, to: 4 },
        to: { from: 2, to: near(5) },
      }),
      // 900 / (3600 · 0.08) = 3.125 m/s round, 3.571 m/s as a louvre.
      change({ kind: "filter", filter: PROPERTY.outletType, admitted: 2 }),
      // The room needs this air, so lowering it is proposed last.
      change({ kind: "requirement", check: PROPERTY.airFlow, from: 900, to: near(720) }),
    ]);
  });

  it("whose outlets are too slow: fewer of them, more air, or a wider range", () => {
    // L = 900 / 5 = 180 m³/h: v = 1 m/s. 2 m/s are 360 m³/h, which two of them pass (450) and three do not (300).
    const about = { airSupplyVolume: flow(900), equipmentNumber: 5 };
    expect(advice([outlet("V000167", [250, 250], { stated: 0.05 })], about, conditions()).slice(1)).toEqual([
      change({ kind: "quantity", from: 5, to: 2 }),
      change({
        kind: "range",
        property: PROPERTY.outletVelocity,
        from: { from: 2, to: 4 },
        to: { from: near(1), to: 4 },
      }),
      change({ kind: "requirement", check: PROPERTY.airFlow, from: 180, to: near(360) }),
    ]);
  });

  it("whose nozzles throw too short: the throw, the air and the brand", () => {
    // 315 mm, d_eff 0.30702 m, L = 700: v = 2.6264 m/s, x = 10.423 m. 11.5 m take
    // v = (0.5/0.48)·(11.5·0.07/0.30702 + 0.145) = 2.8822 m/s, L = 3600·0.074035·2.8822 = 768.186 m³/h. One outlet cannot become
    // fewer.
    const outlets = [
      outlet("V000164", [315], { id: "a", brandCode: "B1" }),
      outlet("V000164", [280], { id: "b", brandCode: "B2" }),
    ];
    const asked = conditions({ type: "V000164", nozzleThrow: 11.5, brandCode: "B1" });
    expect(advice(outlets, { airSupplyVolume: flow(700), equipmentNumber: 1 }, asked)).toEqual([
      {
        code: "nearest",
        model: "315",
        lacks: [{ check: PROPERTY.nozzleThrow, required: 11.5, best: near(10.423) }],
      },
      change({ kind: "requirement", check: PROPERTY.nozzleThrow, from: 11.5, to: near(10.423) }),
      change({ kind: "filter", filter: "brand", admitted: 1 }),
      change({ kind: "requirement", check: PROPERTY.airFlow, from: 700, to: near(768.186) }),
    ]);
  });

  it("whose louvres are too long: the proportions", () => {
    // 500×120 has 4.167, v = 500 / (3600 · 0.048) = 2.89 m/s.
    const asked = conditions({ type: "V000169", aspectRatio: { from: 1, to: 3 } });
    expect(advice([outlet("V000169", [500, 120])], { airSupplyVolume: flow(500) }, asked)).toEqual([
      change({
        kind: "range",
        property: ASPECT_RATIO,
        from: { from: 1, to: 3 },
        to: { from: 1, to: near(4.1667) },
      }),
    ]);
  });

  it("says nothing more where no air is stated", () => {
    const [answer] = explained(
      [outlet("V000167", [250])],
      [testRoom(1, { airSupplyVolume: null })],
      conditions(),
    );
    expect(answer!.reasons).toEqual([{ code: "no-requirement" }]);
  });
});

describe("the single changes that are named", () => {
  it("are those of trying every change on every outlet, for any catalogue, rooms and conditions", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(catalogue, anyRooms, anyConditions, (outlets, rooms, asked) => {
        const columns = airOutletColumns(outlets);
        const answers = selectAirOutlets(columns, rooms, asked);
        const plain = answers.map((answer, at) => {
          const asks = answer.reasons.length > 0 && answer.reasons[0]!.code !== "no-requirement";
          const added = asks ? outletChangesPlainly(outlets, rooms[at]!, asked) : [];
          for (const reason of added) seen.add(nameOf(reason));
          return { ...answer, reasons: [...answer.reasons, ...added] };
        });
        expect(explainUnmatchedOutlets(columns, rooms, answers, asked)).toEqual(plain);
      }),
      { numRuns: runsOf(1000) },
    );
    // All kinds of cases occurred.
    expect([...seen].sort()).toEqual(
      [
        "nearest",
        "fewer",
        "more",
        PROPERTY.airFlow,
        PROPERTY.nozzleThrow,
        PROPERTY.outletVelocity,
        ASPECT_RATIO,
        "brand",
        PROPERTY.outletType,
      ].sort(),
    );
  });

  function nameOf(reason: ReturnType<typeof outletChangesPlainly>[number]): string {
    if (reason.code !== "change") return reason.code;
    switch (reason.kind) {
      case "quantity":
        return reason.to > reason.from ? "more" : "fewer";
      case "requirement":
        return reason.check;
      case "range":
        return reason.property;
      case "filter":
        return reason.filter;
      case "water":
        return reason.kind;
    }
  }

  /** The question with part of the change made: 1 is the whole change, a little more allows for rounding. */
  function made(
    asks: Room,
    asked: AirOutletConditions,
    named: PossibleChange,
    part: number,
  ): [Room, AirOutletConditions] | null {
    const between = (from: number, to: number) => from + (to - from) * part;
    switch (named.kind) {
      case "quantity":
        return part < 1 ? null : [{ ...asks, equipmentNumber: named.to }, asked];
      case "requirement": {
        const to = between(named.from, named.to);
        if (named.check === PROPERTY.nozzleThrow) return [asks, { ...asked, nozzleThrow: to }];
        return [{ ...asks, airSupplyVolume: flow(to * unitQuantity(asks, asked.singleUnitArea)) }, asked];
      }
      case "range": {
        const to = { from: between(named.from.from, named.to.from), to: between(named.from.to, named.to.to) };
        return [asks, { ...asked, [named.property === ASPECT_RATIO ? "aspectRatio" : "velocity"]: to }];
      }
      case "filter":
        return part < 1 || named.filter !== "brand" ? null : [asks, { ...asked, brandCode: null }];
      case "water":
        return null;
    }
  }

  const isNear = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.abs(one);
  /** Areas and velocities have rounding errors: a value just before such a change counts as the change. */
  function isOfRounding(named: PossibleChange): boolean {
    if (named.kind === "requirement") return isNear(named.from, named.to);
    return (
      named.kind === "range" && isNear(named.from.from, named.to.from) && isNear(named.from.to, named.to.to)
    );
  }

  it("give the room a match once made, and none a hair before", () => {
    fc.assert(
      fc.property(catalogue, anyRooms, anyConditions, (outlets, rooms, any) => {
        // With a range of a single velocity, no air flow meets it exactly.
        const { from, to } = any.velocity;
        const asked = { ...any, velocity: { from, to: to + 0.1 } };
        const columns = airOutletColumns(outlets);
        explained(outlets, rooms, asked).forEach(({ reasons }, at) => {
          for (const reason of reasons) {
            if (reason.code !== "change" || isOfRounding(reason)) continue;
            for (const [part, isMatch] of [
              [1 + 1e-9, true],
              [1 - 1e-6, false],
            ] as const) {
              const question = made(rooms[at]!, asked, reason, part);
              if (question === null) continue;
              const [answer] = selectAirOutlets(columns, [question[0]], question[1]);
              expect(answer!.productIds.length > 0).toBe(isMatch);
            }
          }
        });
      }),
      { numRuns: runsOf(500) },
    );
  });
});
