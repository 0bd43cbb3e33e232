import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitsBySeries, smallestFit } from "#domain/building/systems/split/chooseOutdoor.ts";
import { fitWords } from "#domain/building/systems/split/fitWords.ts";
import { outdoorFit } from "#domain/building/systems/split/outdoorFit.ts";
import { runSplits, splitSystems } from "#domain/building/systems/split/runSplits.ts";
import { splitConsequence } from "#domain/building/systems/split/splitConsequence.ts";
import { splitDemand } from "#domain/building/systems/split/splitDemand.ts";
import { arrangedSplits } from "#domain/building/systems/split/splitList.ts";
import type { SplitPipes } from "#domain/building/systems/split/splitPipes.ts";
import { splitRemarks } from "#domain/building/systems/split/splitRemarks.ts";
import { PROPOSED_SPLITS, splitsFault } from "#domain/building/systems/split/SplitSettings.ts";
import type { SystemRoom } from "#domain/building/systems/water/SystemRoom.ts";
import { drawnRoom } from "../../../../support/drawnSystems.ts";
import {
  OUTDOOR_SERIES,
  OUTDOOR_TABLES,
  outdoorUnit,
  pipesOf,
  splitRoom as room,
} from "../../../../support/outdoorUnits.ts";

const NOTHING = { block: null, heatBlock: null };
const demandOf = (rooms: readonly SystemRoom[]) => splitDemand(rooms, NOTHING, PROPOSED_SPLITS);

describe("an outdoor unit of a system", () => {
  const rooms = ["101", "102", "103", "104", "105"].map((code) => room(code));

  it("gives what its tables leave of its rating, in both seasons", () => {
    const pipes: SplitPipes = { ...pipesOf(rooms), farthestEquivalent: 50, above: 10, below: 0 };
    const typed = { ...PROPOSED_SPLITS, winterOutdoor: -10, winterIndoor: 20 };
    const fit = outdoorFit(outdoorUnit(28, { tables: OUTDOOR_TABLES }), demandOf(rooms), pipes, typed);
    expect(fit.ratio).toBeCloseTo(1, 9);
    // At 50 m and a ratio of 100 %: 0.95 − (50/80)·0.05 = 0.91875, and 10 m of height.
    expect(fit.cooling.factors).toMatchObject({ combination: 1, temperature: 1, defrost: 1 });
    expect(fit.cooling.factors.pipe).toBeCloseTo(0.91875 - 0.01, 9);
    expect(fit.cooling.available).toBeCloseTo(28 * 0.90875, 9);
    expect(fit.heating!.factors).toMatchObject({ temperature: 0.69, defrost: 0.9 });
    expect(fit.heating!.available).toBeCloseTo(31.5 * 0.69 * 0.9 * (0.99 - (5 / 8) * 0.01 - 0.01), 6);
    expect(fit.heating!.isMet).toBe(false);
    expect(fitWords(fit)[0]).toContain("小于同时负荷 20.0 kW");
  });

  it("takes typed factors before tables, and says what nobody states", () => {
    const typed = { ...PROPOSED_SPLITS, coolingPipe: 0.9, coolingTemperature: 0.95 };
    const { cooling, heating } = outdoorFit(outdoorUnit(28), demandOf(rooms), pipesOf(rooms), typed);
    expect(cooling.available).toBeCloseTo(28 * 0.9 * 0.95, 9);
    expect(cooling.uncorrected).toEqual(["combination"]);
    expect(heating!.uncorrected).toEqual(["combination", "pipe", "temperature", "defrost"]);
  });

  it("never goes beyond a table: no value, and so no verdict", () => {
    const hot = { ...PROPOSED_SPLITS, summerOutdoor: 36 };
    const fit = outdoorFit(outdoorUnit(28, { tables: OUTDOOR_TABLES }), demandOf(rooms), pipesOf(rooms), hot);
    expect([fit.cooling.available, fit.cooling.outside, fit.isMet]).toEqual([null, ["temperature"], null]);
    expect(fitWords(fit)).toEqual(["温度超出制冷修正表的范围，无法判定"]);
  });

  it("names each limit that is not kept with both figures", () => {
    const limits = { units: 4, total: 40, heightAbove: 10, combination: { least: 0.5, most: 0.9 } };
    const fit = outdoorFit(outdoorUnit(28, { limits }), demandOf(rooms), pipesOf(rooms), PROPOSED_SPLITS);
    expect(fitWords(fit)).toEqual([
      expect.stringMatching(/^配管总长 \d+\.\d m，允许 40\.0 m$/u),
      "室外机在上时的高差 12.0 m，允许 10.0 m",
      "室内机 5 台，允许 4 台",
      "组合比 100%，允许 50–90%",
    ]);
    expect(fit.isMet).toBe(false);
  });

  it("is no cooling-only one where rooms are heated", () => {
    const fit = outdoorFit(
      outdoorUnit(28, { heating: null }),
      demandOf(rooms),
      pipesOf(rooms),
      PROPOSED_SPLITS,
    );
    expect([fit.isMet, fitWords(fit)]).toEqual([false, ["未提供制热量，制热负荷 20.0 kW"]]);
    const cool = splitDemand(rooms, NOTHING, { isHeating: false });
    expect(outdoorFit(fit.outdoor, cool, pipesOf(rooms), PROPOSED_SPLITS).isMet).toBe(true);
  });

  it("is the smallest that carries block and every room", () => {
    const pipes = pipesOf(rooms);
    const found = smallestFit(OUTDOOR_SERIES, demandOf(rooms), () => pipes, PROPOSED_SPLITS);
    // 28 kW rated indoor over 22.4 is 125 %; each room gets 4.48 of 5.
    expect(found!.outdoor.cooling).toBe(28);
    const low = demandOf(rooms.map((each) => ({ ...each, coolingLoad: 4 })));
    expect(smallestFit(OUTDOOR_SERIES, low, () => pipes, PROPOSED_SPLITS)!.outdoor.cooling).toBe(22.4);
    expect(
      fitsBySeries(OUTDOOR_SERIES, low, pipes, PROPOSED_SPLITS).map(({ outdoor }) => outdoor.cooling),
    ).toEqual([22.4]);
  });

  it("fits exactly where a plain look at all rules says so", () => {
    fc.assert(
      fc.property(
        fc.array(drawnRoom, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(...OUTDOOR_SERIES),
        (drawn, unit) => {
          const given = drawn.map((each) => ({ ...each, area: 20, level: Math.max(0, each.level) }));
          const demand = demandOf(given);
          const pipes = pipesOf(given, 7);
          const fit = outdoorFit(unit, demand, pipes, PROPOSED_SPLITS);
          const rated = given.reduce((sum, { count, cooling }) => sum + count * cooling!, 0);
          const isRatio = rated >= 0.5 * unit.cooling && rated <= 1.3 * unit.cooling;
          const gets = (own: number, all: number, outdoor: number) => Math.min(own, (outdoor * own) / all);
          const cools = given.every(
            ({ count, cooling, coolingLoad }) =>
              coolingLoad === null || gets(count * cooling!, rated, unit.cooling) >= coolingLoad * (1 - 1e-9),
          );
          const isWithin =
            pipes.total <= 1000 &&
            pipes.farthestActual <= 165 &&
            pipes.farthestEquivalent <= 190 &&
            pipes.afterFirstBranch <= 90 &&
            pipes.above <= 50 &&
            pipes.heightBetween <= 18 &&
            demand.units <= 64;
          fc.pre(demand.heatBlock === null || !given.some(({ heating }) => heating === null));
          const warm = given.reduce((sum, { count, heating }) => sum + count * (heating ?? 0), 0);
          const heats =
            demand.heatBlock === null ||
            (unit.heating! >= demand.heatBlock * (1 - 1e-9) &&
              given.every(
                ({ count, heating, heatLoad }) =>
                  heatLoad === null || gets(count * heating!, warm, unit.heating!) >= heatLoad * (1 - 1e-9),
              ));
          const carries = unit.cooling >= demand.block * (1 - 1e-9);
          expect(fit.isMet).toBe(isRatio && cools && isWithin && heats && carries);
        },
      ),
    );
  });
});

describe("systems of a building", () => {
  const floor = (level: number, count: number) =>
    Array.from({ length: count }, (_, at) =>
      room(`${level + 1}${String(at + 1).padStart(2, "0")}`, { level, floor: `${level + 1}F` }),
    );
  const rooms = [...floor(0, 14), ...floor(1, 4)];
  const proposed = splitSystems(rooms, PROPOSED_SPLITS, OUTDOOR_SERIES);
  const settings = { ...PROPOSED_SPLITS, systems: proposed };

  it("are proposed one a floor and zone, split in order where no outdoor unit carries them", () => {
    expect(proposed.map(({ name, rooms: own }) => [name, own.length])).toEqual([
      ["1F 多联机", 13],
      ["1F 多联机 2", 1],
      ["2F 多联机", 4],
    ]);
    const ran = runSplits(proposed, rooms, PROPOSED_SPLITS, OUTDOOR_SERIES);
    expect(ran.map(({ fit }) => [fit!.outdoor.cooling, fit!.isMet])).toEqual([
      [68, true],
      // 5.6 kW with 22.4 kW is 25 %: no unit may be so large.
      [22.4, false],
      [22.4, true],
    ]);
    expect(splitRemarks(ran[1]!, [], 7)[0]).toMatchObject({
      code: "combination",
      text: "组合比 25%，允许 50–130%（V-22.4）",
      mend: { to: "split" },
    });
  });

  it("are not split where fewer rooms would not help: for a height, or a state beyond the tables", () => {
    const [one] = OUTDOOR_SERIES.slice(-1);
    const high = { ...PROPOSED_SPLITS, outdoorLevel: 20 };
    expect(splitSystems(floor(0, 4), high, OUTDOOR_SERIES)).toHaveLength(1);
    const hot = { ...PROPOSED_SPLITS, summerOutdoor: 50 };
    expect(splitSystems(floor(0, 8), hot, [{ ...one!, tables: OUTDOOR_TABLES }])).toHaveLength(1);
  });

  it("move, merge, split and rename rooms, and never lose one", () => {
    const moved = arrangedSplits(proposed, { act: "move", rooms: ["id 113", "id 112"], to: "s2" }, rooms);
    const after = moved.ok ? moved.value! : [];
    expect(after.map(({ rooms: own }) => own.length)).toEqual([11, 3, 4]);
    expect(runSplits(after, rooms, settings, OUTDOOR_SERIES).map(({ fit }) => fit!.isMet)).toEqual([
      true,
      true,
      true,
    ]);
    const merged = arrangedSplits(after, { act: "merge", from: "s2", to: "s1" }, rooms);
    expect(merged).toMatchObject({ ok: true, value: [{ id: "s1" }, { id: "s3" }] });
    expect(arrangedSplits(after, { act: "rename", id: "s1", name: "2F 多联机" }, rooms)).toEqual({
      ...{ ok: false, sentence: "已有同名系统" },
    });
    expect(arrangedSplits(after, { act: "move", rooms: [], to: "s1" }, rooms).ok).toBe(false);
    expect(arrangedSplits(after, { act: "split", rooms: ["id 101"] }, rooms)).toMatchObject({
      value: [{ id: "s1" }, { id: "s2" }, { id: "s3" }, { id: "s4", name: "1F 多联机 3", rooms: ["id 101"] }],
    });
    expect(arrangedSplits(after, { act: "propose" }, rooms)).toEqual({ ok: true, value: null });
  });

  it("take a new room to the last system of its place, one of a new place to a system of its own", () => {
    const grown = [...rooms, room("115"), ...floor(4, 3)];
    const found = splitSystems(grown, settings, OUTDOOR_SERIES);
    expect(found.map(({ rooms: own }) => own.length)).toEqual([13, 2, 4, 3]);
    expect(found[3]).toMatchObject({ id: "s4", name: "5F 多联机" });
  });

  it("keep an outdoor unit, and say when it no longer carries what it was chosen for", () => {
    const outdoor = { of: OUTDOOR_SERIES[0]!, hash: "h", block: 20, heatBlock: 16, ratio: 1 };
    const kept = proposed.map((system) => (system.id === "s3" ? { ...system, outdoor } : system));
    const [, , before] = runSplits(kept, rooms, settings, OUTDOOR_SERIES);
    expect(before!.verdict).toEqual({ state: "meets", why: "" });
    const other = rooms.map((each) =>
      each.code === "201" ? { ...each, cooling: 14, coolingLoad: 12 } : each,
    );
    const [, , after] = runSplits(kept, other, settings, []);
    expect(after!.verdict).toMatchObject({
      state: "fails",
      why: expect.stringContaining("组合比 138%") as string,
    });
    expect(splitConsequence(before!, after!)).toMatch(
      /组合比 100 → 138%.*V-22\.4 不再满足，组合比 138%，允许 50–130%/u,
    );
    const quiet = rooms.map((each) => ({ ...each, cooling: 3, coolingLoad: 2 }));
    const [, , small] = runSplits(kept, quiet, settings, []);
    expect(small!.verdict!.state).toBe("oversized");
    expect(splitConsequence(before!, before!)).toBeNull();
  });

  it("hold every room in exactly one system, each as a run of its place in order", () => {
    fc.assert(
      fc.property(fc.array(drawnRoom, { maxLength: 9 }), (drawn) => {
        const all = drawn.map((each, at) => ({ ...each, roomId: `r${at}`, area: 25 }));
        const found = splitSystems(all, PROPOSED_SPLITS, OUTDOOR_SERIES);
        const ids = found.flatMap((system) => system.rooms);
        expect(ids.toSorted()).toEqual(all.map(({ roomId }) => roomId).toSorted());
        expect(new Set(found.map(({ name }) => name)).size).toBe(found.length);
      }),
    );
  });

  it("refuse what is no figure of theirs", () => {
    expect(splitsFault(settings)).toBeNull();
    expect(splitsFault({ ...settings, outdoorLevel: 0 })).toBe("室外机所在层应为整数，没有 0 层");
    expect(splitsFault({ ...settings, coolingPipe: 3 })).toBe("制冷配管修正应在 0.1 至 2 之间");
    expect(splitsFault({ ...settings, systems: [{ ...proposed[0]!, block: -1 }] })).toContain("同时负荷");
  });
});
