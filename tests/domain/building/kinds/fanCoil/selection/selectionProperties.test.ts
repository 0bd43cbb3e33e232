import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Room } from "#domain/building/rooms/Room.ts";
import { fanCoilColumns } from "#domain/building/kinds/fanCoil/selection/fanCoilColumns.ts";
import { FAN_COIL_FIGURES, type FanCoil } from "#domain/building/kinds/fanCoil/selection/FanCoil.ts";
import type { FanCoilConditions } from "#domain/building/kinds/fanCoil/selection/FanCoilConditions.ts";
import { selectFanCoils } from "#domain/building/kinds/fanCoil/selection/selectFanCoils.ts";
import { flow, heatMoistureRatio, power } from "#domain/base/units.ts";
import { conditions, room } from "../../../../../support/fanCoilMaker.ts";
import { anyCatalogue, anyConditions, anyRooms, modestRoom } from "./support/arbitraries.ts";
import { runsOf } from "../../../../../support/runsOf.ts";

const select = (coils: readonly FanCoil[], rooms: readonly Room[], asked: FanCoilConditions) =>
  selectFanCoils(fanCoilColumns(coils), rooms, asked);

/** How a room states each quantity and how it requires more of it; for the ratio, more means a lower value. */
const RAISED = {
  airFlow: (one: Room, by: number) => ({ ...one, airSupplyVolume: flow(one.airSupplyVolume! * by) }),
  totalCooling: (one: Room, by: number) => ({ ...one, coolingLoad: power(one.coolingLoad! * by) }),
  sensibleCooling: (one: Room, by: number) => ({ ...one, sensibleLoad: power(one.sensibleLoad! * by) }),
  latentCooling: (one: Room, by: number) => ({ ...one, latentLoad: power(one.latentLoad! * by) }),
  heatMoistureRatio: (one: Room, by: number) => ({
    ...one,
    heatMoistureRatio: heatMoistureRatio(one.heatMoistureRatio! / by),
  }),
  heating: (one: Room, by: number) => ({ ...one, heatLoad: power(one.heatLoad! * by) }),
};

/** Two corrected values may come from the same product at the same state, without rounding between them. */
const SAME = 1 - 1e-12;

describe("raising one requirement", () => {
  // Every quantity is stated, so nothing is derived from the raised one and the others stay as they are.
  it.each(FAN_COIL_FIGURES)("never lowers the selected unit's corrected %s", (figure) => {
    let changes = 0;
    fc.assert(
      fc.property(
        anyCatalogue,
        modestRoom,
        fc.subarray([...FAN_COIL_FIGURES]),
        fc.double({ min: 1, max: 3, noNaN: true }),
        (coils, asks, others, by) => {
          const asked = conditions({ checks: [...new Set([figure, ...others])] });
          const [before, after] = select(coils, [asks, RAISED[figure](asks, by)], asked);
          const was = before?.corrected?.[figure];
          const is = after?.corrected?.[figure];
          // No unit meets the higher requirement, so there is nothing to compare.
          if (was === undefined || was === null || is === undefined || is === null) return;
          if (before?.productIds[0] !== after?.productIds[0]) changes++;
          const isHeld = figure === "heatMoistureRatio" ? is * SAME <= was : is >= was * SAME;
          expect(isHeld, `${was} became ${is}`).toBe(true);
        },
      ),
      { numRuns: runsOf(1500) },
    );
    // Another unit was selected often enough: 200 times, 80 for the ratio.
    expect(changes).toBeGreaterThan(20);
  });

  it("never brings a match back that a smaller requirement did not have", () =>
    fc.assert(
      fc.property(
        anyCatalogue,
        modestRoom,
        fc.constantFrom(...FAN_COIL_FIGURES),
        fc.double({ min: 1, max: 3, noNaN: true }),
        (coils, asks, figure, by) => {
          const asked = conditions({ checks: FAN_COIL_FIGURES, topSize: 50 });
          const [before, after] = select(coils, [asks, RAISED[figure](asks, by)], asked);
          const offered = new Set(before?.productIds);
          expect(after?.productIds.every((id) => offered.has(id))).toBe(true);
        },
      ),
    ));
});

describe("answers", () => {
  it("do not depend on the order of rooms", () =>
    fc.assert(
      fc.property(anyCatalogue, anyRooms, anyConditions, (coils, rooms, asked) => {
        const forward = select(coils, rooms, asked);
        expect(select(coils, [...rooms].reverse(), asked).reverse()).toEqual(forward);
      }),
    ));

  it("do not depend on the order of candidates", () =>
    fc.assert(
      fc.property(
        anyCatalogue.chain((coils) =>
          fc.record({
            coils: fc.constant(coils),
            shuffled: fc.shuffledSubarray(coils, { minLength: coils.length }),
          }),
        ),
        anyRooms,
        anyConditions,
        ({ coils, shuffled }, rooms, asked) => {
          expect(select(shuffled, rooms, asked)).toEqual(select(coils, rooms, asked));
        },
      ),
    ));

  it("are the same for a list of rooms and for its parts", () =>
    fc.assert(
      fc.property(anyCatalogue, anyRooms, anyConditions, fc.nat(12), (coils, rooms, asked, cut) => {
        const parts = [rooms.slice(0, cut), rooms.slice(cut)];
        expect(parts.flatMap((part) => select(coils, part, asked))).toEqual(select(coils, rooms, asked));
      }),
    ));

  it("offer each product once, and only what passes alone", () =>
    fc.assert(
      fc.property(anyCatalogue, anyRooms, anyConditions, (coils, rooms, asked) => {
        select(coils, rooms, asked).forEach(({ productIds }, index) => {
          expect(new Set(productIds).size).toBe(productIds.length);
          for (const id of productIds.slice(0, 3)) {
            const [alone] = select(coils, [rooms[index]!], { ...asked, productIds: [id] });
            expect(alone?.productIds).toEqual([id]);
          }
        });
      }),
    ));

  it("are one per room, in the order asked", () => {
    const rooms = ["a", "b", "c"].map((roomId) => room({ roomId }));
    expect(select([], rooms, conditions()).map(({ roomId }) => roomId)).toEqual(["a", "b", "c"]);
    expect(select([], [], conditions())).toEqual([]);
  });
});
