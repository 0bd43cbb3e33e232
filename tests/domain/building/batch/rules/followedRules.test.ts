import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countFollowed } from "#domain/building/batch/rules/countFollowed.ts";
import { followedRules } from "#domain/building/batch/rules/followedRules.ts";
import type { RuleMatch } from "#domain/building/batch/state/RoomRule.ts";
import { plainRule, type PlainPlace } from "../../../../support/plain/rules/plainRules.ts";

const FLOORS = ["", "1F", "2F", "B1"];
const ZONES = ["", "东区", "西区"];
const place: fc.Arbitrary<PlainPlace> = fc.record({
  name: fc.constantFrom("病房 101", "办公室", "护士站", "走廊", "Ward 3", "", " 病房走廊 "),
  floor: fc.constantFrom(...FLOORS),
  zone: fc.constantFrom(...ZONES),
});
const match: fc.Arbitrary<RuleMatch> = fc.record({
  words: fc.uniqueArray(fc.constantFrom("病房", "办公", "ward", " 走廊", "室", " "), { maxLength: 2 }),
  floors: fc.uniqueArray(fc.constantFrom(...FLOORS), { maxLength: 2 }),
  zones: fc.uniqueArray(fc.constantFrom(...ZONES), { maxLength: 1 }),
});
const columns = (rooms: readonly PlainPlace[]) => ({
  names: rooms.map(({ name }) => name),
  floors: rooms.map(({ floor }) => floor),
  zones: rooms.map(({ zone }) => zone),
});
const rule = (about: Partial<RuleMatch>): RuleMatch => ({ words: [], floors: [], zones: [], ...about });

describe("the rule that a room follows", () => {
  it("is the first that is for it, as a plain walk through the rules finds", () => {
    fc.assert(
      fc.property(fc.array(place, { maxLength: 30 }), fc.array(match, { maxLength: 6 }), (rooms, rules) => {
        const followed = followedRules(columns(rooms), rules);
        expect([...followed]).toEqual(rooms.map((room) => plainRule(rules, room)));
      }),
    );
  });

  it("stays who follows a rule where rules are added below it, or for nothing", () => {
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 1, maxLength: 30 }),
        fc.array(match, { minLength: 1, maxLength: 4 }),
        match,
        (rooms, rules, more) => {
          const before = followedRules(columns(rooms), rules);
          const after = followedRules(columns(rooms), [...rules, more]);
          expect(after.filter((_, row) => before[row]! >= 0)).toEqual(before.filter((at) => at >= 0));
          const shifted = followedRules(columns(rooms), [rule({}), ...rules]);
          expect([...shifted]).toEqual(Array.from(before, (at) => (at < 0 ? at : at + 1)));
        },
      ),
    );
  });

  it("is counted once for each room", () => {
    fc.assert(
      fc.property(fc.array(place, { maxLength: 30 }), fc.array(match, { maxLength: 6 }), (rooms, rules) => {
        const counts = countFollowed(columns(rooms), rules);
        const plain = rooms.map((room) => plainRule(rules, room));
        expect(counts.rules).toEqual(rules.map((_, at) => plain.filter((one) => one === at).length));
        expect(counts.none).toBe(plain.filter((one) => one < 0).length);
      }),
    );
  });

  it("is found anew when a name, a floor or a zone changes, and not otherwise", () => {
    const rules = [rule({ words: ["病房"] }), rule({ floors: ["2F"] }), rule({ zones: ["东区"] })];
    const rooms = columns([{ name: "办公室", floor: "", zone: "" }]);
    const first = followedRules(rooms, rules);
    expect([...first]).toEqual([-1]);
    expect(followedRules({ ...rooms }, rules)).toBe(first);
    expect([...followedRules({ ...rooms, names: ["病房"] }, rules)]).toEqual([0]);
    expect([...followedRules({ ...rooms, floors: ["2F"] }, rules)]).toEqual([1]);
    expect([...followedRules({ ...rooms, zones: ["东区"] }, rules)]).toEqual([2]);
  });
});
