import { CONTROL_METHODS } from "../energy/controlMethods.ts";
import type { EnergyChoice } from "../energy/EnergyChoice.ts";
import { energyText, missingText, percentFigure, percentPlain, yearSumText } from "../energy/energyWords.ts";
import { factsOf, flowFactsOf } from "../../physics/curve/curveQuantities.ts";
import { SYSTEM_NAMES } from "../../catalogue/duty/systemFigures.ts";
import { formatNumber } from "../../base/formatNumber.ts";
import { formatQuantity } from "../../base/formatQuantity.ts";
import {
  ASSUMPTIONS,
  combinedTexts,
  countsText,
  groupsText,
  memberName,
  pointText,
  powerOf,
  powerQuantity,
  stageTexts,
} from "./combinedWords.ts";
import type { CombinedSet, ReadStage, SetAnswer } from "./productSet.ts";
import { ARRANGEMENTS } from "./SetChoice.ts";
import type { SetRow, YearOfSet } from "./setYear.ts";
import { NO_HOURS, setRowRemark, setYearLines, METHOD_FAULTS, yearGroupText } from "./setYearWords.ts";

/** Power at the air's lowest temperature divided by that of the readings. */
const coldOf = ({ air }: SetAnswer): number => (air === null ? 1 : air.lowestShare / air.share);

/** The state of each machine while all run, with its readings. */
function machineLines(set: CombinedSet, { machines }: ReadStage): readonly string[] {
  return machines.map(({ member, count, flow, readings }) => {
    const of = set.members[member];
    const figures = set.columns.map((quantity, at) => {
      const { name, unit } = factsOf(quantity);
      return `${name} ${formatQuantity(readings[at] ?? null, unit)} ${unit}`;
    });
    const { unit } = flowFactsOf(set.machine);
    return `${count} × ${of === undefined ? "" : memberName(of)}：每台 ${formatQuantity(flow, unit)} ${unit}${figures.map((figure) => `，${figure}`).join("")}`;
  });
}

/** A combination of machines on a system: its point, or why it has none. */
function stageLine(answer: SetAnswer, set: CombinedSet, stage: ReadStage): string {
  const { outcome, counts, machines } = stage;
  const notes = stageTexts(set, stage, coldOf(answer));
  const states =
    outcome.status === "ambiguous"
      ? outcome.states.map((state) => `${pointText(set, state)}（${groupsText(set, state.groups)}）`)
      : [];
  const quantity = powerQuantity(set);
  const power =
    outcome.status !== "runs" || quantity === null
      ? []
      : [`总${factsOf(quantity).name} ${formatQuantity(powerOf(set, machines), "kW")} kW`];
  const point = outcome.status === "runs" ? [pointText(set, outcome)] : [];
  return `${countsText(set, counts)}：${[...point, ...power, ...notes, ...states].join("；")}`;
}

function rowLine(set: CombinedSet, year: YearOfSet, row: SetRow): string {
  const { unit } = flowFactsOf(set.machine);
  const load = `${percentPlain(row.share)} % 流量，${formatNumber(row.hours, 0)} h`;
  if (row.outcome.status !== "runs") return `${load}：${setRowRemark(set, row)}`;
  const { outcome } = row;
  const groups = outcome.groups.map(
    (group) =>
      `${yearGroupText(set, year, group)} 每台 ${formatQuantity(group.point.flow, unit)} ${unit}、转速 ${percentFigure(group.point.rate)} %、输入 ${formatQuantity(group.chain.input, "kW")} kW`,
  );
  const isBypassed = outcome.groups.some(({ point }) => point.isBypassed);
  return `${load}：${pointText(set, { flow: row.flow, value: outcome.value })}；${groups.join("；")}；${energyText(outcome.energy)} kWh${isBypassed ? "（最低转速，余量旁通）" : ""}`;
}

function yearLines(set: CombinedSet, choice: EnergyChoice): readonly string[] {
  if (!set.year.ok) return [`年耗电：${NO_HOURS}`];
  const chosen = set.year.value.methods.find(({ method }) => method === choice.control)?.year;
  if (chosen === undefined) return [];
  const { name } = CONTROL_METHODS[choice.control];
  if (!chosen.ok) return [`年耗电，${name}：${METHOD_FAULTS[chosen.code]}`];
  const year = chosen.value;
  const missing = missingText(year);
  return [
    `年耗电，${name}：${yearSumText(year)} kWh${missing === null ? "/年" : `；${missing}`}`,
    ...year.rows.map((row) => rowLine(set, year, row)),
    ...setYearLines(set, set.year.value, year, choice),
  ];
}

/** The lines of a data sheet about combined machines, in the screen's words: states, staging and year. */
export function setSheetLines(answer: SetAnswer, set: CombinedSet, choice: EnergyChoice): readonly string[] {
  const all = set.members.map((member) => `${member.count} × ${memberName(member)}`).join(" + ");
  return [
    `${ARRANGEMENTS[set.arrangement]}：${all}。${ASSUMPTIONS[set.arrangement]}`,
    ...combinedTexts(answer, set),
    ...set.systems.flatMap(({ name, stages }) => {
      const whole = stages.at(-1);
      return [
        `${name === null ? "设计管网" : SYSTEM_NAMES[name]}，按运行机组：`,
        ...stages.map((stage) => stageLine(answer, set, stage)),
        ...(whole === undefined ? [] : machineLines(set, whole)),
      ];
    }),
    ...yearLines(set, choice),
  ];
}
