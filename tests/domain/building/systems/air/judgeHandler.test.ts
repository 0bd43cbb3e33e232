import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAirHandler, type AirHandler } from "#domain/building/systems/air/AirHandler.ts";
import { PROPOSED_AIR } from "#domain/building/systems/air/AirSettings.ts";
import { fanCard } from "#domain/building/systems/air/fanCard.ts";
import { handlerOffers } from "#domain/building/systems/air/handlerOffers.ts";
import {
  handlerNeed,
  judgeHandler,
  needFigures,
  needWords,
  type HandlerNeed,
} from "#domain/building/systems/air/judgeHandler.ts";
import { runAirSystem } from "#domain/building/systems/air/runAirSystem.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { airRoom } from "../../../../support/drawnAir.ts";

const unit = (flow: number, external: number | null, model = "K"): AirHandler => ({
  ...{ id: `${model}${flow}-${external}`, model, brand: "B", series: "S", isSample: true },
  ...{ flow, external, cooling: null, heating: null, motor: null },
});
const NOT_ASKED = { power: null, gap: "", missing: null };
const kilowatts = (power: number) => ({ ...NOT_ASKED, power });
const NEED: HandlerNeed = {
  ...{ flow: 3600, total: 250, dynamic: 20, isFresh: false },
  coils: { cooling: NOT_ASKED, heating: NOT_ASKED },
};

describe("an air handling unit for a system", () => {
  it("suffices where its static pressure is as large as the total that is needed", () => {
    expect(judgeHandler(unit(4000, 250), NEED)).toEqual({ state: "meets", why: "" });
    expect(judgeHandler(unit(5000, 400), NEED)).toMatchObject({ state: "oversized" });
  });

  it("is not judged where its outlet's dynamic pressure decides, or nothing is stated", () => {
    expect(judgeHandler(unit(4000, 240), NEED)).toMatchObject({ state: "unknown" });
    expect(judgeHandler(unit(4000, 240), NEED).why).toContain("动压");
    expect(judgeHandler(unit(4000, null), NEED)).toEqual({ state: "unknown", why: "产品未注明机外静压" });
    expect(judgeHandler(unit(4000, 300), null)).toMatchObject({ state: "unknown", why: "系统暂无工况" });
  });

  it("is not judged for an air that its series is not made for", () => {
    const said = (series: string) => ({ ...unit(4000, 300), series });
    const fresh = { ...NEED, isFresh: true };
    expect(judgeHandler(said("KWH（回风）"), NEED)).toMatchObject({ state: "meets" });
    expect(judgeHandler(said("KWH（回风）"), fresh).why).toContain("系列注明回风");
    expect(judgeHandler(said("KWX（新风）"), fresh)).toMatchObject({ state: "meets" });
    expect(judgeHandler(said("KWX（新风）"), NEED)).toMatchObject({ state: "unknown" });
    expect(judgeHandler(said("新风、回风两用"), fresh)).toMatchObject({ state: "meets" });
  });

  it("fails with both figures where it gives too little air or pressure", () => {
    expect(judgeHandler(unit(3000, 200), NEED)).toEqual({
      state: "fails",
      why: "额定风量 3,000 m³/h，小于 3,600 m³/h；机外静压 200 Pa，小于所需 230 Pa",
    });
    // Too little air is a known fault, whatever the pressure.
    expect(judgeHandler(unit(3000, null), NEED)).toMatchObject({ state: "fails" });
  });

  describe("whose coils are asked for", () => {
    const gap = { power: null, gap: "未输入冬季室外温度，热量未知", missing: "winterDry" } as const;
    const asked = { ...NEED, coils: { cooling: kilowatts(40), heating: kilowatts(30) } };
    const giving = (cooling: number | null, heating: number | null) => ({
      ...unit(4000, 300),
      cooling,
      heating,
    });

    it("meets only where both give enough, and fails with both figures", () => {
      expect(judgeHandler(giving(40, 30), asked)).toEqual({ state: "meets", why: "" });
      expect(judgeHandler(giving(39, 25), asked)).toEqual({
        state: "fails",
        why: "制冷量 39.0 kW，小于所需冷量 40.0 kW；制热量 25.0 kW，小于所需热量 30.0 kW",
      });
    });

    it("is not judged where the record or the site does not say, unless it fails anyhow", () => {
      expect(judgeHandler(giving(null, 30), asked)).toEqual({ state: "unknown", why: "产品未注明制冷量" });
      const half = { ...NEED, coils: { cooling: kilowatts(40), heating: gap } };
      expect(judgeHandler(giving(50, 50), half)).toEqual({ state: "unknown", why: gap.gap });
      expect(judgeHandler(giving(39, 50), half)).toMatchObject({ state: "fails" });
      // Who has nothing to heat needs no figure of it.
      const none = { ...NEED, coils: { cooling: kilowatts(40), heating: kilowatts(0) } };
      expect(judgeHandler(giving(40, null), none)).toMatchObject({ state: "meets" });
    });

    it("is offered first where it carries what is known of the need", () => {
      const half = { ...NEED, coils: { cooling: kilowatts(40), heating: gap } };
      const units = [
        { ...giving(50, 50), flow: 9000, model: "large" },
        { ...giving(null, 50), model: "unstated" },
        { ...giving(50, null), model: "fits" },
        { ...giving(30, 50), model: "small" },
      ];
      expect(handlerOffers(units, half).map(({ of, state }) => [of.model, state])).toEqual([
        ["fits", "unknown"],
        ["large", "unknown"],
        ["unstated", "unknown"],
        ["small", "fails"],
      ]);
    });

    it("says its need in words, without what nobody knows", () => {
      expect(needWords(needFigures(asked))).toBe("3,600 m³/h × 机外 250 Pa，冷量 40.0 kW，热量 30.0 kW");
      expect(needWords(needFigures({ ...NEED, coils: { cooling: gap, heating: kilowatts(30) } }))).toBe(
        "3,600 m³/h × 机外 250 Pa，热量 30.0 kW",
      );
    });
  });

  it("has its own filter and coil within, margin and what stands outside are its need", () => {
    const rooms = ["1", "2", "3"].map((code) => airRoom(code));
    const settings = { ...PROPOSED_AIR, filterClean: 100, coil: 150, silencer: 40, otherSide: 60 };
    const of = (said: typeof settings, altitude: number) => {
      const system = runAirSystem(rooms, said, altitude);
      return { card: fanCard(system)!, need: handlerNeed(system, fanCard(system))! };
    };
    const { card, need } = of(settings, 0);
    expect(need.flow).toBe(card.flow);
    expect(need.total * (card.density / 1.2)).toBeCloseTo(card.pressure - 250 * 1.1, 6);
    expect(need.dynamic).toBeGreaterThan(0);
    // Thin air has a smaller loss, and the same unit gives less pressure: makers state theirs in standard air.
    const high = of(settings, 3650);
    expect(high.card.density).toBeLessThan(0.85);
    expect(high.need.total * (high.card.density / 1.2)).toBeCloseTo(high.card.pressure - 250 * 1.1, 6);
  });

  it("is offered first where it suffices, the smallest before larger ones, as a plain look at all finds it", () => {
    const drawn = fc.array(
      fc.tuple(
        fc.integer({ min: 1000, max: 9000 }),
        fc.option(fc.integer({ min: 50, max: 600 }), { nil: null }),
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(drawn, (figures) => {
        const units = figures.map(([flow, external], at) => unit(flow, external, `K${at}`));
        const offers = handlerOffers(units, NEED);
        const fitting = units.filter(
          ({ flow, external }) =>
            flow >= NEED.flow && flow <= 1.2 * NEED.flow && external !== null && external >= NEED.total,
        );
        const met = offers.filter(({ state }) => state === "meets").map(({ of }) => of.flow);
        expect(met).toEqual(fitting.map(({ flow }) => flow).sort((a, b) => a - b));
        expect(offers).toHaveLength(units.length);
        expect(offers.slice(0, met.length).every(({ state }) => state === "meets")).toBe(true);
      }),
    );
  });

  it("is read of what a product states, and none without a flow", () => {
    const product = { id: "1", model: "K", brandName: null, productSeriesName: null, isSample: false };
    expect(readAirHandler(product, [{ code: PROPERTY.externalStaticPressure, value: 300 }])).toBeNull();
    expect(
      readAirHandler(product, [
        { code: PROPERTY.airFlow, value: 4000 },
        { code: PROPERTY.externalStaticPressure, value: "—" },
      ]),
    ).toEqual({ ...unit(4000, null), id: "1", brand: "", series: "", isSample: false });
  });
});
