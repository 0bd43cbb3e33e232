import type { FreshRule, FreshSettings, OwnFresh } from "./FreshSettings.ts";

/** What decided a room's fresh air: a typed figure, or the rule's figure with the greatest result */
export type FreshBasis = "typed" | "person" | "area" | "changes" | "none";
/** Why a room's fresh air is unknown */
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

/** The data of a room that its fresh air depends on */
export interface FreshRoom {
  readonly id: string;
  readonly name: string;
  readonly zone: string;
  /** m²; null where the schedule states none. */
  readonly area: number | null;
}

/** The fresh air of a room. */
export interface RoomFresh {
  /** m³/h; null if any required figure is missing, because a part would be too little. */
  readonly flow: number | null;
  /** null without a flow */
  readonly basis: FreshBasis | null;
  /** As typed, else area over area per person, not rounded; null if the rule counts no people. */
  readonly people: number | null;
  readonly gap: FreshGap | null;
  /** Index of the rule that applies; null if none does. */
  readonly rule: number | null;
}

const NOTHING: RoomFresh = { flow: null, basis: null, people: null, gap: null, rule: null };

/** The result of one figure of a rule: m³/h, or why there is none */
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
  // The missing figure might have the greatest result, so none of the others is used.
  if (missing !== undefined) return { ...NOTHING, people, gap: missing[1] as FreshGap };
  let [basis, flow]: [FreshBasis, number] = ["none", 0];
  for (const [by, each] of asked) if ((each as number) > flow) [basis, flow] = [by, each as number];
  return { flow, basis, people, gap: null };
}

/** Treats an area of 0 as not stated. */
const withArea = (room: FreshRoom): FreshRoom =>
  room.area !== null && !(room.area > 0) ? { ...room, area: null } : room;

/**
 * Fresh air of a room, m³/h: the typed figure, else the greatest result of the first rule whose text is in the
 * room's name or zone: persons · m³/h, m² · m³/h, or volume · air changes.
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
