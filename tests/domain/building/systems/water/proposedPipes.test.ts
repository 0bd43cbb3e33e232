import { describe, expect, it } from "vitest";
import { proposedList, proposedPipes } from "#domain/building/systems/water/proposedPipes.ts";
import { runSystem } from "#domain/building/systems/water/runChangeover.ts";
import { PROPOSED_LIST, withSettings } from "#domain/building/systems/water/SystemList.ts";
import { waterDutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import { waterRemarks } from "#domain/building/systems/water/waterRemarks.ts";
import {
  PROPOSED_SYSTEMS,
  PROPOSED_WINTER,
  type WaterSettings,
} from "#domain/building/systems/water/WaterSettings.ts";
import { systemRoom } from "../../../../support/drawnSystems.ts";

const rooms = (...models: readonly string[]) => models.map((model, at) => systemRoom(`10${at}`, { model }));
const said = (models: readonly string[], winter: WaterSettings["winter"]) => {
  const system = runSystem("cold", rooms(...models), { ...PROPOSED_SYSTEMS.cold, winter });
  return waterRemarks(system, null, waterDutyCard(system)).filter(({ code }) => code.startsWith("pipes"));
};

describe("two or four pipes", () => {
  it.each([
    ["FP-85WA 两管制", 2],
    ["FP-85二管", 2],
    ["FCU 2-pipe 85", 2],
    ["42CE two pipe", 2],
    ["FP-85 四管制", 4],
    ["FP-85 (3+1排)", 4],
    ["FP-85 3R+1R", 4],
    ["FCU 4-pipe", 4],
    // Three coil rows may be one coil or two, and 12 pipes fit neither.
    ["FP-85WA-3排", null],
    ["FP-102-12 pipes", null],
    ["FP-2040", null],
  ])("%s is a model of %s", (model, pipes) => {
    expect(proposedPipes(rooms(model))).toMatchObject({ pipes: pipes ?? 4, isPlain: pipes !== null });
  });

  it("are two where some models say so and none says four, since one coil can hang on no four", () => {
    expect(proposedPipes(rooms("A 两管制", "B"))).toEqual({
      ...{ pipes: 2, isPlain: false, why: "1 间的产品型号注明两管制" },
    });
    expect(proposedPipes(rooms("A 两管制", "B 四管制"))).toMatchObject({
      pipes: 4,
      why: expect.stringContaining("拆成两个系统") as string,
    });
  });

  it("are nothing to be proposed where no room is heated by water", () => {
    expect(proposedPipes([])).toBeNull();
    expect(proposedPipes([systemRoom("1", { model: "A 两管制", heatLoad: null })])).toBeNull();
    expect(proposedPipes([systemRoom("1", { model: "A 两管制", heating: null })])).toBeNull();
  });

  it("make the list of systems of which nobody has said anything", () => {
    expect(proposedList(rooms("A", "B"))).toBe(PROPOSED_LIST);
    const two = proposedList(rooms("A 两管制"));
    expect(two).toEqual(
      withSettings(PROPOSED_LIST, "cold", { ...PROPOSED_SYSTEMS.cold, winter: PROPOSED_WINTER }),
    );
    expect(two[0]!.name).toBe("冷热水系统");
    // The same list object: what was computed from it holds.
    expect(proposedList(rooms("C 2管"))).toBe(two);
  });
});

describe("a system says why it has two or four pipes, with the other a click away", () => {
  it("as proposed", () => {
    expect(said(["A"], null)).toEqual([
      {
        ...{ code: "pipes-proposed", weight: "note", text: "按四管制提出：产品未注明盘管数" },
        mend: { to: "pipes", pipes: 2, word: "改为两管制" },
      },
    ]);
    expect(said(["A 两管制"], PROPOSED_WINTER)).toEqual([
      {
        ...{ code: "pipes-proposed", weight: "note", text: "按两管制提出：所选产品型号均注明两管制" },
        mend: { to: "pipes", pipes: 4, word: "改为四管制" },
      },
    ]);
  });

  it("as a warning where units of one coil hang on four pipes", () => {
    expect(said(["A 两管制", "B"], null)).toMatchObject([{ code: "pipes-other", weight: "warning" }]);
  });

  it("as a note where units of two coils hang on two, and not where a person decided what no product says", () => {
    expect(said(["A 四管制"], PROPOSED_WINTER)).toMatchObject([{ code: "pipes-other", weight: "note" }]);
    expect(said(["A"], PROPOSED_WINTER)).toEqual([]);
  });
});
