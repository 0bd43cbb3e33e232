import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  freshFault,
  withOwnFresh,
  type FreshNeed,
  type FreshRule,
  type FreshSettings,
  type OwnFresh,
} from "#domain/building/fresh/FreshSettings.ts";
import { ruleWords } from "#domain/building/fresh/freshWords.ts";
import { PROPOSED_FRESH } from "#domain/building/fresh/proposedFresh.ts";
import { freshAirOf, type FreshRoom } from "#domain/building/fresh/roomFresh.ts";

const NOTHING: FreshNeed = { perPerson: null, areaPerPerson: null, perArea: null, changes: null };
const rule = (contains: string, need: Partial<FreshNeed>): FreshRule => ({
  ...{ ...NOTHING, ...need, contains, source: "" },
});
const settings = (rules: readonly FreshRule[], own: readonly OwnFresh[] = []): FreshSettings => ({
  ...{ height: 3, rules, own },
});
const room = (more: Partial<FreshRoom> = {}): FreshRoom => ({
  ...{ id: "1", name: "办公室", zone: "", area: 40, ...more },
});
const said = (more: Partial<OwnFresh>): OwnFresh => ({
  ...{ room: "1", flow: null, people: null, changes: null, ...more },
});
const flowOf = (of: FreshSettings, one = room()) => freshAirOf(of)(one).flow;

describe("fresh air of a room", () => {
  it("is the greatest of what its rule asks for", () => {
    // 40 m²: 4 persons of 30, 40 of 1.5, 120 m³ of 0.5 an hour
    const office = rule("办公", { perPerson: 30, areaPerPerson: 10, perArea: 1.5, changes: 0.5 });
    expect(freshAirOf(settings([office]))(room())).toEqual({
      ...{ flow: 120, basis: "person", people: 4, gap: null, rule: 0 },
    });
    expect(freshAirOf(settings([{ ...office, changes: 2 }]))(room())).toMatchObject({
      flow: 240,
      basis: "changes",
    });
    expect(freshAirOf(settings([{ ...office, perArea: 4 }]))(room())).toMatchObject({
      flow: 160,
      basis: "area",
    });
  });

  it("follows the first rule that fits, by name or zone whatever the case", () => {
    const rules = [rule("VIP", { perArea: 3 }), rule("办公", { perArea: 1 }), rule("", { perArea: 2 })];
    const fresh = freshAirOf(settings(rules));
    expect(fresh(room({ zone: "vip 区" }))).toMatchObject({ flow: 120, rule: 0 });
    expect(fresh(room())).toMatchObject({ flow: 40, rule: 1 });
    expect(fresh(room({ name: "__proto__" }))).toMatchObject({ flow: 80, rule: 2 });
  });

  it("takes what is typed for the room first", () => {
    const rules = [rule("办公", { perPerson: 30, areaPerPerson: 10 })];
    expect(flowOf(settings(rules, [said({ flow: 500 })]))).toBe(500);
    expect(flowOf(settings(rules, [said({ people: 7 })]))).toBe(210);
    expect(freshAirOf(settings(rules, [said({ changes: 3 })]))(room())).toMatchObject({
      ...{ flow: 360, basis: "changes", people: 4 },
    });
    expect(freshAirOf(settings([], [said({ flow: 0 })]))(room())).toMatchObject({ flow: 0, basis: "typed" });
  });

  it("is not known where no rule fits, or half of what is asked for cannot be said", () => {
    const fresh = (rules: readonly FreshRule[], one: FreshRoom, own: readonly OwnFresh[] = []) =>
      freshAirOf(settings(rules, own))(one);
    expect(fresh([], room())).toMatchObject({ flow: null, gap: "no-rule" });
    const people = rule("办公", { perPerson: 30 });
    expect(fresh([people], room())).toMatchObject({ flow: null, gap: "no-people" });
    const both = rule("办公", { perPerson: 30, perArea: 2 });
    // The number of persons is known, but the area may require more.
    expect(fresh([both], room({ area: null }), [said({ people: 3 })])).toMatchObject({
      ...{ flow: null, gap: "no-area", people: 3 },
    });
    expect(fresh([rule("办公", { changes: 2 })], room({ area: 0 }))).toMatchObject({ gap: "no-area" });
    // A rule that requires nothing is an answer: this room gets no fresh air.
    expect(fresh([rule("办公", {})], room({ area: null }))).toMatchObject({
      flow: 0,
      basis: "none",
      gap: null,
    });
  });

  const figure = fc.option(fc.double({ min: 0.1, max: 100, noNaN: true }), { nil: null });
  it("equals a plain count, and never falls where a rule asks for more", () => {
    fc.assert(
      fc.property(
        fc.record({ perPerson: figure, areaPerPerson: figure, perArea: figure, changes: figure }),
        fc.option(fc.double({ min: 1, max: 1000, noNaN: true }), { nil: null }),
        fc.option(fc.integer({ min: 0, max: 200 }), { nil: null }),
        (need, area, people) => {
          const own = people === null ? [] : [said({ people })];
          const { flow } = freshAirOf(settings([rule("办公", need)], own))(room({ area }));
          const persons =
            people ?? (need.areaPerPerson === null || area === null ? NaN : area / need.areaPerPerson);
          const plain = [
            need.perPerson === null ? 0 : need.perPerson * persons,
            need.perArea === null ? 0 : need.perArea * (area ?? NaN),
            need.changes === null ? 0 : need.changes * 3 * (area ?? NaN),
          ];
          const most = Math.max(...plain);
          expect(flow === null).toBe(Number.isNaN(most));
          expect((flow ?? 0) - (most || 0)).toBeCloseTo(0, 5);
          const more = { ...need, changes: (need.changes ?? 0) + 1 };
          const greater = freshAirOf(settings([rule("办公", more)], own))(room({ area })).flow;
          expect(greater === null || flow === null || greater >= flow).toBe(true);
        },
      ),
    );
  });
});

describe("settings of fresh air", () => {
  it("are possible as they are proposed", () => {
    expect(freshFault(PROPOSED_FRESH.value)).toBeNull();
  });

  it("are refused with a sentence", () => {
    expect(freshFault({ ...settings([]), height: 1 })).toContain("净高");
    expect(freshFault(settings([rule("", {}), rule("办公", {})]))).toContain("放在最后");
    expect(freshFault(settings([rule("办公", { perPerson: 0 })]))).toContain("人均新风量");
    expect(freshFault(settings([], [said({ people: -1.5 })]))).toContain("人数应在");
    expect(freshFault(settings([], [said({ flow: -1 })]))).toContain("新风量");
    expect(freshFault(settings([rule("长".repeat(41), {})]))).toContain("40");
  });

  it("forget a room of which nothing is said any more", () => {
    const own = withOwnFresh([said({ flow: 100, people: 3 })], [{ room: "1", flow: null }]);
    expect(own).toEqual([said({ people: 3 })]);
    expect(withOwnFresh(own, [{ room: "1", people: null }])).toEqual([]);
  });

  it("say a rule with its source, and that it is to be compared with the text", () => {
    const [office] = PROPOSED_FRESH.value.rules.filter(({ contains }) => contains === "办公");
    expect(ruleWords(office!)).toBe(
      "办公：30.0 m³/(h·人)，10.0 ㎡/人（GB 50736-2012 表 3.0.6-1；人均面积 GB 50189-2015 附录 B，待核对）",
    );
    expect(ruleWords(rule("", { changes: 2 }))).toBe("其余房间：2.0 次/h（自定）");
  });
});
