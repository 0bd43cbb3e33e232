import { formatNumber } from "../../base/formatNumber.ts";
import {
  OVERVIEW_PARTS,
  type BuildingOverview,
  type OverviewFigure,
  type OverviewLine,
} from "./BuildingOverview.ts";

/** Text for an unknown figure */
export const noneWord = ({ none = "未知" }: OverviewFigure): string => none;
const textOf = (figure: OverviewFigure): string =>
  figure.value === null ? noneWord(figure) : formatNumber(figure.value, figure.digits);

/** 流量 34.5 m³/h，扬程未知 */
export const figuresText = (figures: readonly OverviewFigure[]): string =>
  figures
    .map((figure) =>
      figure.value === null
        ? `${figure.name}${noneWord(figure)}`
        : `${figure.name} ${textOf(figure)} ${figure.unit}`.trim(),
    )
    .join("，");

/** The visible differences of a line in words; null without any. */
function changeOf(before: OverviewLine, after: OverviewLine): string | null {
  const were = new Map(before.figures.map((figure) => [figure.name, figure]));
  const figures = after.figures.flatMap((figure) => {
    const was = were.get(figure.name);
    const [then, now] = [was === undefined ? "无" : textOf(was), textOf(figure)];
    const unit = figure.value === null ? "" : figure.unit;
    return then === now ? [] : [`${figure.name} ${then} → ${now} ${unit}`.trim()];
  });
  const changes = [
    ...figures,
    ...(before.what === after.what ? [] : [`${before.what || "无"} → ${after.what || "无"}`]),
    ...(before.words === after.words ? [] : [`${before.words || "无判定"} → ${after.words || "无判定"}`]),
  ];
  return changes.length === 0 ? null : `${after.name}：${changes.join("，")}`;
}

/** The effects of a change on a building: the lines that differ, in order from the rooms to the plant. */
export function overviewChanges(
  before: Pick<BuildingOverview, "lines">,
  after: Pick<BuildingOverview, "lines">,
): readonly string[] {
  const were = new Map(before.lines.map((line) => [line.id, line]));
  const are = new Set(after.lines.map(({ id }) => id));
  const steps = [
    ...after.lines.map((line) => {
      const was = were.get(line.id);
      return { part: line.part, text: was === undefined ? `${line.name}：新增` : changeOf(was, line) };
    }),
    ...before.lines
      .filter(({ id }) => !are.has(id))
      .map((line) => ({ part: line.part, text: `${line.name}：不再有` })),
  ];
  return OVERVIEW_PARTS.flatMap((part) =>
    steps.flatMap((step) => (step.part === part && step.text !== null ? [step.text] : [])),
  );
}
