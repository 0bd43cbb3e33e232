import { formatNumber } from "../../base/formatNumber.ts";
import { isInRange, type SettingRange } from "../systems/typedSettings.ts";

/**
 * Fresh air that a rule requires. A figure is null where the rule does not use it; the greatest result applies.
 */
export interface FreshNeed {
  /** m³/h for each person */
  readonly perPerson: number | null;
  /** m² for each person, for rooms whose number of people is not stated */
  readonly areaPerPerson: number | null;
  /** m³/h for each m² */
  readonly perArea: number | null;
  /** 1/h */
  readonly changes: number | null;
}

/** A rule for rooms whose name or zone contains a text. The last rule has the empty text and fits every room. */
export interface FreshRule extends FreshNeed {
  readonly contains: string;
  /** Clause that states the figures; empty after a person has typed one of them. */
  readonly source: string;
}

/** Figures typed for one room, which replace those of its rule. null: the rule's figure applies. */
export interface OwnFresh {
  /** Id of the room */
  readonly room: string;
  /** m³/h of fresh air; no figure of the rule counts then */
  readonly flow: number | null;
  readonly people: number | null;
  /** 1/h */
  readonly changes: number | null;
}
export type OwnFigure = Exclude<keyof OwnFresh, "room">;

/** The conditions that the fresh air of a building's rooms is computed by */
export interface FreshSettings {
  /** Clear height of the rooms, m */
  readonly height: number;
  /** The first rule that fits a room decides. */
  readonly rules: readonly FreshRule[];
  /** At most one entry for each room */
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

/** A typed 0 means that the room needs none. */
export const OWN_FIGURES = {
  flow: { label: "新风量", unit: "m³/h", range: { least: 0, most: 1e6 } },
  people: { label: "人数", unit: "人", range: { least: 0, most: 1e5 } },
  changes: { label: "换气次数", unit: "次/h", range: { least: 0, most: 100 } },
} as const satisfies Readonly<Record<OwnFigure, Said>>;

const HEIGHT: SettingRange = { least: 2, most: 50 };
export const MOST_RULES = 50;
export const LONGEST_RULE = 40;
/** The limit of rooms in a schedule */
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

/** A sentence that says why the settings are refused; null if they are valid. */
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

/** Takes over newly typed figures of some rooms. A room without any figure left has no entry. */
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
