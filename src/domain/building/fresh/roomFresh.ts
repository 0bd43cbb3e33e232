import type { FreshRule, FreshSettings, OwnFresh } from "./FreshSettings.ts";

/** By what a room's fresh air was found: typed, or that one of the rule's figures which asks for most. */
export type FreshBasis = "typed" | "person" | "area" | "changes" | "none";
/** Why nothing is known of a room's fresh air, or perhaps too little. */
export type FreshGap = "no-rule" | "no-area" | "no-people";

export const BASIS_WORDS: Readonly<Record<FreshBasis, string>> = {
  typed: "输入",
  person: "人数",
  area: "面积",
  changes: "换气次数",
  none: "不送新风",
};
export const GAP_WORDS: Readonly<Record<FreshGap, string>> = {
  "no-rule": "没有适用的规则，请添加规则或输入新风量",
  "no-area": "没有面积，请在房间页填写或输入新风量",
  "no-people": "没有人数，请输入人数或在规则中填写人均面积",
};

/** A room as fresh air sees it. */
export interface FreshRoom {
  readonly id: string;
  readonly name: string;
  readonly zone: string;
  /** m²; null where the schedule states none. */
  readonly area: number | null;
}

/** The fresh air of a room. */
export interface RoomFresh {
  /** m³/h; null where it is not known: nothing is asked for half. */
  readonly flow: number | null;
  /** null without a flow. */
  readonly basis: FreshBasis | null;
  /** As typed, else the area's share, which is not rounded; null where nobody is counted. */
  readonly people: number | null;
  readonly gap: FreshGap | null;
  /** The rule that fits, by its place; null where none does. */
  readonly rule: number | null;
}

const NOTHING: RoomFresh = { flow: null, basis: null, people: null, gap: null, rule: null };

/** What one figure of a rule asks for: m³/h, or why that cannot be said. */
type Asked = readonly [basis: FreshBasis, flow: number | FreshGap];

function peopleOf(area: number | null, rule: FreshRule, own: OwnFresh | undefined): number | FreshGap {
  if (own !== undefined && own.people !== null) return own.people;
  if (rule.areaPerPerson === null) return "no-people";
  return area === null ? "no-area" : area / rule.areaPerPerson;
}

function freshBy(
  { area }: FreshRoom,
  rule: FreshRule,
  own: OwnFresh | undefined,
  height: number,
): Omit<RoomFresh, "rule"> {
  const { perPerson, perArea } = rule;
  const changes = own?.changes ?? rule.changes;
  const count = perPerson === null ? null : peopleOf(area, rule, own);
  const people = typeof count === "number" ? count : (own?.people ?? null);
  const asked: Asked[] = [];
  if (perPerson !== null && count !== null)
    asked.push(["person", typeof count === "number" ? count * perPerson : count]);
  if (perArea !== null) asked.push(["area", area === null ? "no-area" : area * perArea]);
  if (changes !== null) asked.push(["changes", area === null ? "no-area" : area * height * changes]);
  const missing = asked.find(([, flow]) => typeof flow === "string");
  // The greatest holds: while one figure is not known, perhaps that one asks for most.
  if (missing !== undefined) return { ...NOTHING, people, gap: missing[1] as FreshGap };
  let [basis, flow]: [FreshBasis, number] = ["none", 0];
  for (const [by, each] of asked) if ((each as number) > flow) [basis, flow] = [by, each as number];
  return { flow, basis, people, gap: null };
}

/** An area of nothing is none. */
const withArea = (room: FreshRoom): FreshRoom =>
  room.area !== null && !(room.area > 0) ? { ...room, area: null } : room;

/**
 * The fresh air of rooms, m³/h: what is typed for a room, else the greatest of what the first rule asks for whose text is in
 * its name or zone: persons · m³/h, m² · m³/h, or volume · changes.
 */
export function freshAirOf({ height, rules, own }: FreshSettings): (room: FreshRoom) => RoomFresh {
  const folded = rules.map(({ contains }) => contains.trim().toLowerCase());
  const ownOf = new Map(own.map((each) => [each.room, each]));
  const known = new Map<string, number>();
  const ruleOf = ({ name, zone }: FreshRoom): number => {
    const text = `${name}\n${zone}`;
    let found = known.get(text);
    if (found === undefined) {
      const lower = text.toLowerCase();
      found = folded.findIndex((part) => lower.includes(part));
      known.set(text, found);
    }
    return found;
  };
  return (room) => {
    const said = ownOf.get(room.id);
    const at = ruleOf(room);
    const rule = at < 0 ? null : at;
    if (said !== undefined && said.flow !== null)
      return { flow: said.flow, basis: "typed", people: said.people, gap: null, rule };
    const needs = rules[at];
    if (needs === undefined) return { ...NOTHING, people: said?.people ?? null, gap: "no-rule" };
    return { ...freshBy(withArea(room), needs, said, height), rule };
  };
}
