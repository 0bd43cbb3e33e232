import type { OverviewLine } from "./BuildingOverview.ts";
import type { OverviewKind } from "./OverviewKind.ts";

type Judged = Pick<OverviewLine, "state" | "words" | "why">;

/** Rooms without a unit or with an insufficient one are graver than rooms that are not known. */
function verdictOf({ counts, sums }: OverviewKind): Judged {
  const fails = counts.unmatched + counts.unsatisfied;
  if (fails > 0)
    return { state: "fails", words: `${fails} 间不满足`, why: "没有合适产品，或所选产品不再满足" };
  const stale = counts.unchecked + counts.changed + counts.otherConditions;
  if (stale > 0) return { state: "unknown", words: `${stale} 间待确认`, why: "选型后房间或条件有变化" };
  const open = counts.unanswered + counts.blank + counts.waiting;
  if (open > 0) return { state: "open", words: `${open} 间未选型`, why: "" };
  return sums.units === 0
    ? { state: "open", words: "未选型", why: "" }
    : { state: "meets", words: "满足", why: "" };
}

/** The chosen units of a kind of equipment, with their levels in the rooms where known */
export function terminalLines(of: OverviewKind): readonly OverviewLine[] {
  const { kind, title, counter, sums, models, isOpen, counts } = of;
  if (!isOpen && sums.units + counts.unmatched === 0) return [];
  const at = { kind, part: "rooms", system: null } as const;
  const shared = { marks: [], energy: null, energyGap: "" } as const;
  const units: OverviewLine = {
    ...{ ...shared, id: `terminals/${kind}`, part: "terminals", name: title, at },
    what: sums.units === 0 ? "" : `${models} 种，${sums.units} ${counter}`,
    figures: sums.supplied.map(({ title: name, value, digits, unit }) => ({ name, value, digits, unit })),
    ...verdictOf(of),
    energyGap: of.isPowered && sums.units > 0 ? "没有全年运行时间" : "",
  };
  const { loud } = sums;
  if (loud === null || loud.over + loud.unknown === 0) return [units];
  const over = loud.over > 0;
  return [
    units,
    {
      ...{ ...shared, id: `sound/${kind}`, part: "sound", name: `${title} 房间噪声`, what: "", figures: [] },
      state: over ? "fails" : "unknown",
      words: over ? `${loud.over} 间超过限值` : `${loud.unknown} 间无法判定`,
      why: "",
      at: { kind, part: "sound", system: null },
    },
  ];
}
