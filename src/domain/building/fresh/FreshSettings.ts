import { formatNumber } from "../../base/formatNumber.ts";
import { isInRange, type SettingRange } from "../systems/typedSettings.ts";

/** What rooms of a kind need of fresh air; null where nothing is asked. The greatest of what is asked holds. */
export interface FreshNeed {
  /** m³/h for each person */
  readonly perPerson: number | null;
  /** m² for each person, where the room does not say how many there are */
  readonly areaPerPerson: number | null;
  /** m³/h for each m² */
  readonly perArea: number | null;
  /** 1/h */
  readonly changes: number | null;
}

/** Rooms whose name or zone contains a text need this much; the empty text, which comes last, is in all. */
export interface FreshRule extends FreshNeed {
  readonly contains: string;
  /** Clause that the figures are from; empty where a person typed one of them. */
  readonly source: string;
}

/** What is said of one room: it stands before the rule. null where the rule holds. */
export interface OwnFresh {
  /** Id of the room */
  readonly room: string;
  /** m³/h: the fresh air itself, whatever the rule */
  readonly flow: number | null;
  readonly people: number | null;
  /** 1/h */
  readonly changes: number | null;
}
export type OwnFigure = Exclude<keyof OwnFresh, "room">;

/** By what the rooms of a building get fresh air. */
export interface FreshSettings {
  /** Clear height of the rooms, m */
  readonly height: number;
  /** The first rule that fits a room decides. */
  readonly rules: readonly FreshRule[];
  /** At most one of a room. */
  readonly own: readonly OwnFresh[];
}

interface Said {
  readonly label: string;
  readonly unit: string;
  readonly range: SettingRange;
}
export const NEED_FIGURES = {
  perPerson: { label: "人均新风量", unit: "m³/(h·人)", range: { least: 1, most: 500 } },
  areaPerPerson: { label: "人均面积", unit: "㎡/人", range: { least: 0.1, most: 500 } },
  perArea: { label: "单位面积新风量", unit: "m³/(h·㎡)", range: { least: 0.1, most: 500 } },
  changes: { label: "换气次数", unit: "次/h", range: { least: 0.1, most: 100 } },
} as const satisfies Readonly<Record<keyof FreshNeed, Said>>;

/** 0 is said of a room that needs none. */
export const OWN_FIGURES = {
  flow: { label: "新风量", unit: "m³/h", range: { least: 0, most: 1e6 } },
  people: { label: "人数", unit: "人", range: { least: 0, most: 1e5 } },
  changes: { label: "换气次数", unit: "次/h", range: { least: 0, most: 100 } },
} as const satisfies Readonly<Record<OwnFigure, Said>>;

const HEIGHT: SettingRange = { least: 2, most: 50 };
export const MOST_RULES = 50;
export const LONGEST_RULE = 40;
/** As many rooms as a schedule has. */
const MOST_OWN = 100_000;

const rangeWords = ({ label, unit, range }: Said): string =>
  `${label}应在 ${formatNumber(range.least, 1)} 到 ${formatNumber(range.most, 0)} ${unit} 之间`;

const isPossible = (value: number | null, range: SettingRange): boolean =>
  value === null || isInRange(value, range);

function ruleFault({ rules }: FreshSettings): string | null {
  if (rules.length > MOST_RULES) return `新风规则最多 ${MOST_RULES} 条`;
  const rest = rules.findIndex(({ contains }) => contains.trim() === "");
  if (rest >= 0 && rest < rules.length - 1) return "“其余房间”须放在最后，否则后面的规则不起作用";
  if (rules.some(({ contains }) => contains.length > LONGEST_RULE))
    return `房间名称的文字最多 ${LONGEST_RULE} 个字`;
  for (const rule of rules)
    for (const name of ["perPerson", "areaPerPerson", "perArea", "changes"] as const)
      if (!isPossible(rule[name], NEED_FIGURES[name].range)) return rangeWords(NEED_FIGURES[name]);
  return null;
}

/** Why settings are refused, in a sentence; null if all are possible. */
export function freshFault(settings: FreshSettings): string | null {
  const { height, own } = settings;
  if (!isInRange(height, HEIGHT)) return `房间净高应在 ${HEIGHT.least} 到 ${HEIGHT.most} m 之间`;
  if (own.length > MOST_OWN)
    return `单独输入的房间最多 ${formatNumber(MOST_OWN, 0)} 间，其余请按房间名称指定`;
  for (const room of own) {
    for (const name of ["flow", "people", "changes"] as const)
      if (!isPossible(room[name], OWN_FIGURES[name].range)) return rangeWords(OWN_FIGURES[name]);
  }
  return ruleFault(settings);
}

const SAYS_NOTHING: Omit<OwnFresh, "room"> = { flow: null, people: null, changes: null };

/** What is said of rooms with figures of some typed anew; rooms of which nothing is said any more are left out. */
export function withOwnFresh(
  own: readonly OwnFresh[],
  typed: readonly (Partial<OwnFresh> & Pick<OwnFresh, "room">)[],
): readonly OwnFresh[] {
  const known = new Map(own.map((each) => [each.room, each]));
  for (const each of typed)
    known.set(each.room, { ...(known.get(each.room) ?? { ...SAYS_NOTHING, room: each.room }), ...each });
  return [...known.values()].filter(
    ({ flow, people, changes }) => flow !== null || people !== null || changes !== null,
  );
}
