import { describe, expect, it } from "vitest";
import {
  condenserPumps,
  plantCircuits,
  primaryPumps,
} from "#domain/building/systems/water/plant/plantCircuits.ts";
import {
  PROPOSED_CONDENSER,
  type CondenserSettings,
} from "#domain/building/systems/water/plant/PlantPumps.ts";
import { pumpDuty } from "#domain/building/systems/water/pumpDuty.ts";
import { runSystem } from "#domain/building/systems/water/runChangeover.ts";
import { settingsFault } from "#domain/building/systems/water/settingsFault.ts";
import { withoutPumps } from "#domain/building/systems/water/keptPumps.ts";
import { waterDutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import { waterRemarks } from "#domain/building/systems/water/waterRemarks.ts";
import {
  PROPOSED_SYSTEMS,
  PROPOSED_WINTER,
  type WaterSettings,
} from "#domain/building/systems/water/WaterSettings.ts";
import { systemRoom } from "../../../../../support/drawnSystems.ts";

const rooms = [systemRoom("101"), systemRoom("102")];
const run = (more: Partial<WaterSettings>) => runSystem("cold", rooms, { ...PROPOSED_SYSTEMS.cold, ...more });
/** Units with 100 MW in total, so that a typed block load is the design load. */
const large = (more: Partial<WaterSettings>) =>
  runSystem("cold", [systemRoom("101", { cooling: 100_000 })], { ...PROPOSED_SYSTEMS.cold, ...more });
/** The condenser of case A27 */
const TOWERS: CondenserSettings = {
  ...PROPOSED_CONDENSER,
  ...{ supply: 32, back: 37, cop: 5.6, length: 60, zeta: 22, loss: 62, lift: 3.8, spray: 30 },
};

describe("condenser water", () => {
  it("has the duty of case A27: the load with the compressor's heat, and no margin on what is static", () => {
    const found = condenserPumps(large({ block: 1050, condenser: TOWERS }))!;
    expect(found.heat).toBeCloseTo(1237.5, 9);
    expect(found.pipe!.dn).toBe(200);
    expect(found.card!.flow).toBeCloseTo(214.436835, 5);
    expect(found.card!.staticHead).toBeCloseTo(6.87698405, 7);
    expect(found.card!.head).toBeCloseTo(20.2800407, 6);
    expect(found.losses.map(({ loss }) => loss)).toEqual([
      expect.closeTo(22536.4172, 3),
      expect.closeTo(34261.0485, 3),
      62_000,
    ]);
  });

  it("follows the rooms, and shares local losses out where no fitting is known", () => {
    const condenser = { ...TOWERS, zeta: null };
    const small = condenserPumps(run({ condenser }))!;
    const larger = condenserPumps(
      runSystem("cold", [...rooms, systemRoom("103")], { ...PROPOSED_SYSTEMS.cold, condenser }),
    )!;
    expect(larger.card!.flow / small.card!.flow).toBeCloseTo(1.5, 9);
    const [pipes, local] = small.losses;
    expect(local!.loss).toBeCloseTo(pipes!.loss / 2, 6);
  });

  it("says what is missing, and has no figure before it is typed", () => {
    const system = run({ condenser: { ...TOWERS, lift: null, spray: null } });
    const found = condenserPumps(system)!;
    expect(found.card).toBeNull();
    expect(found.missing.map(({ word }) => word)).toEqual(["提升高度", "喷淋压力"]);
    expect(waterRemarks(system, null, null)).toContainEqual({
      code: "circuit-open",
      weight: "warning",
      text: "冷却水泵无法判定：未输入提升高度、喷淋压力",
      mend: { to: "setting", field: "condenser.lift", word: "输入" },
    });
  });

  it("asks for pumps of water with its static part, whatever the tree carries", () => {
    const { card, settings } = condenserPumps(
      run({ block: 1050, glycol: "ethylene", fraction: 0.3, condenser: { ...TOWERS, pumps: 2, standby: 1 } }),
    )!;
    const duty = pumpDuty(card!, settings);
    expect(duty).toContainEqual({ code: "staticHead", value: 6.877, deviationRate: null });
    expect(duty).toContainEqual({ code: "machineCount", value: 2, deviationRate: null });
    expect(duty.map(({ code }) => code).join()).not.toMatch(/glycol/iu);
  });

  it("is none of winter's, nor of a system that was split off", () => {
    const system = run({ condenser: TOWERS, winter: PROPOSED_WINTER });
    expect(plantCircuits(system.changeover!.winter)).toEqual([]);
    expect(withoutPumps(system.settings).condenser).toBeNull();
  });

  it("has no duty where no pipe of the series carries it", () => {
    const found = condenserPumps(large({ block: 90_000, condenser: TOWERS }))!;
    expect(found).toMatchObject({ card: null, missing: [{ field: "series" }] });
  });
});

describe("primary pumps of their own", () => {
  const PRIMARY = { primaryFlow: 180.219515, plantLoss: 108 };

  it("carry the evaporator and its pipes as in case A25, and the tree's pumps carry the tree alone", () => {
    const system = run(PRIMARY);
    expect(primaryPumps(system)!.card!.head).toBeCloseTo(12.117329, 6);
    const [own, whole] = [waterDutyCard(system)!, waterDutyCard(run({ plantLoss: 108 }))!];
    expect(own.plant).toBe(0);
    expect(own.head).toBeCloseTo(whole.head - 12.117329, 6);
  });

  it("are a second stage of EC(H)R, which needs the efficiency of both", () => {
    expect(waterDutyCard(run({ efficiency: 0.7 }))!.ratio!.b).toBe(28);
    const system = run({ ...PRIMARY, efficiency: 0.7 });
    expect(waterDutyCard(system)!.ratio).toMatchObject({ b: 33, ratio: null, isMet: null });
    const alone = waterDutyCard(run({ efficiency: 0.7 }))!.ratio!.ratio!;
    expect(waterDutyCard(system, null, 0.6)!.ratio!.ratio).toBeGreaterThan(alone);
  });

  it("do not exist until their flow is typed", () => {
    expect(primaryPumps(run({}))).toBeNull();
  });
});

it.each([
  [{ condenser: { ...TOWERS, back: 32.5 } }, "condenser.back", "temperatures"],
  [{ condenser: { ...TOWERS, cop: 0 } }, "condenser.cop", "out-of-range"],
  [{ condenser: { ...TOWERS, lift: -3 } }, "condenser.lift", "out-of-range"],
  [{ condenser: { ...TOWERS, loss: Number.POSITIVE_INFINITY } }, "condenser.loss", "out-of-range"],
  [{ condenser: { ...TOWERS, pumps: 1.5 } }, "condenser.pumps", "out-of-range"],
  [{ primary: { ...PROPOSED_SYSTEMS.cold.primary, efficiency: 71 } }, "primary.efficiency", "out-of-range"],
] as const)("refuses an impossible figure of a circuit: %j", (change, field, code) => {
  expect(settingsFault("cold", { ...PROPOSED_SYSTEMS.cold, ...change })).toEqual({ code, field });
});
