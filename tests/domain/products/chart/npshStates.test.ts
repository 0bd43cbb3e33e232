import { describe, expect, it } from "vitest";
import type { ChartDesign } from "#domain/catalogue/machine/ChartRequest.ts";
import { liquidWords, listLiquidNotes } from "#domain/products/chart/liquidWords.ts";
import { npshStates } from "#domain/products/chart/npshStates.ts";
import { decidingNpsh } from "#domain/physics/fluid/suction.ts";
import { flow } from "#domain/base/units.ts";
import { testPump } from "../../../support/chartMaker.ts";
import { chartOf, inRange, liquidOf, NO_MOTOR, pointOf, requestOf } from "../../../support/liquidMaker.ts";

describe("the NPSH of an operating point", () => {
  const at = (design: Partial<ChartDesign>, stated: Record<string, number>) => {
    const model = chartOf(requestOf(inRange(), design), stated);
    return { model, states: npshStates(model) };
  };

  it("is judged there, and where the least of the system lets the pump run further out", () => {
    const least = { name: "least", value: 24, system: { staticValue: 0, exponent: 2 } } as const;
    const { states } = at({ others: [least] }, { suctionHead: 1, suctionLoss: 2 });
    expect(states).toHaveLength(2);
    const [own, far] = states;
    expect(far!.flow).toBeGreaterThan(own!.flow);
    expect(own!.required).toBeCloseTo(1.5 + 1e-4 * own!.flow ** 2, 3);
    expect(own!.available - far!.available).toBeCloseTo(
      (2 * (far!.flow ** 2 - own!.flow ** 2)) / 100 ** 2,
      6,
    );
    expect(decidingNpsh(states)).toBe(far);
  });

  it("of several pumps is judged while fewer of them run, too", () => {
    const { states } = at({ flow: flow(60), value: 37, machines: 2, standby: 0 }, { suctionHead: 1 });
    expect(states).toHaveLength(3);
    expect(Math.max(...states.map((state) => state.flow))).toBeGreaterThan(
      pointOf(at({ flow: flow(60), value: 37, machines: 2 }, { suctionHead: 1 }).model).flow * 1.1,
    );
  });

  it("cannot be judged where none is measured, or the pump leaves its measured range", () => {
    const none = testPump(1, {});
    const [setting] = none.settings;
    const bare = { ...none, settings: [{ ...setting!, curves: setting!.curves.slice(1) }] };
    const model = chartOf(requestOf(bare, { flow: flow(300), value: 32 }), { suctionHead: 5 });
    expect(decidingNpsh(npshStates(model))?.verdict).toBe("unknown");
    const texts = liquidWords(model, pointOf(model), "1450", NO_MOTOR)!.notes.map(({ text }) => text);
    expect(texts.join()).toContain("没有汽蚀余量曲线，无法判定");
    const least = { name: "least", value: 1, system: { staticValue: 0, exponent: 2 } } as const;
    const far = at({ others: [least] }, { suctionHead: 5 });
    expect(decidingNpsh(far.states)?.verdict).toBe("unknown");
    expect(
      liquidWords(far.model, pointOf(far.model), "1450", NO_MOTOR)!.notes.map(({ text }) => text),
    ).toContain("汽蚀余量无法判定：最小管网或部分台数运行时超出实测流量");
  });

  it("is told with both figures, the margin and its mark", () => {
    const note = (suctionHead: number) => {
      const { model } = at({}, { suctionHead, liquidTemperature: 80 });
      return liquidWords(model, pointOf(model), "1450", { ...NO_MOTOR, only: 30 })!.notes.find(({ text }) =>
        text.includes("汽蚀"),
      );
    };
    expect(note(2)?.text).toMatch(
      /^100 m³\/h 时可用汽蚀余量 7\.\d\d m，所需 2\.50 m，应不小于 3\.10 m（1\.1 倍且多 0\.6 m，HI 9\.6\.1，待核对），够用$/u,
    );
    expect(note(-4)).toMatchObject({ isBad: true, text: expect.stringMatching(/不足，会汽蚀$/u) });
  });

  it("is not spoken of where the surface's height is not stated", () => {
    expect(at({}, { liquidTemperature: 60, suctionLoss: 1 }).states).toEqual([]);
    expect(listLiquidNotes(liquidOf({ liquidTemperature: 60, suctionLoss: 1 })).notes).toContain(
      "填写液面高差后判断汽蚀余量",
    );
  });
});
