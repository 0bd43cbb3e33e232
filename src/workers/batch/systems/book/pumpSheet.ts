import type { PlanSheet } from "../../plan/ConfirmedPlan.ts";
import { dutyWords, type PumpVerdict } from "#domain/building/systems/water/judgePump.ts";
import { STATE_WORDS, readingWords } from "#domain/building/systems/judgeMachine.ts";
import { movedBy, PUMP_NAMES, pumpTags, type Moved } from "#domain/building/systems/water/pumpTags.ts";
import type { DutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import type { WaterSettings } from "#domain/building/systems/water/WaterSettings.ts";
import { hasAssumedLengths, isWinterOfTwo, type DutyOfBook } from "./dutySheet.ts";
import { FigureSheet } from "./FigureSheet.ts";
import type { PlantPart } from "./plantSheet.ts";
import { firstCost, wholeEnergy, type YearOfBook } from "./machineYears.ts";

type Part = DutyOfBook & { readonly circuits: readonly PlantPart[] };

/** A line of the schedule */
interface Line {
  readonly moved: Moved;
  readonly system: string;
  readonly settings: WaterSettings;
  readonly card: DutyCard;
  readonly verdict: PumpVerdict | null;
  /** For each season in which it runs */
  readonly years: readonly (YearOfBook | null)[];
  readonly remarks: readonly string[];
}

const ASSUMED = "估算：管长由楼层和面积估算";

function treeLine(part: Part, winter: Part | undefined): Line {
  const { system, card, pump, year, name } = part;
  return {
    moved: movedBy(system.kind, system.changeover !== null),
    ...{ system: name, settings: system.settings, card, verdict: pump },
    years: winter === undefined ? [year] : [year, winter.year],
    remarks: [
      ...(winter === undefined
        ? []
        : [`冬季单台 ${dutyWords({ flow: winter.card.eachFlow, head: winter.card.head })}`]),
      ...(hasAssumedLengths(system) ? [ASSUMED] : []),
    ],
  };
}

const circuitLines = ({ name, circuits }: Part): readonly Line[] =>
  circuits.flatMap(({ circuit, pump, year }): readonly Line[] => {
    const { card, settings } = circuit;
    if (card === null) return [];
    const shared = { moved: circuit.name, system: name, settings, card };
    return [{ ...shared, verdict: pump, years: [year], remarks: [] }];
  });

/** 设备表: the pumps of all systems and their plants; those of two pipes once, with both duties */
export function pumpSheet(parts: readonly Part[]): PlanSheet {
  const lines = parts
    .filter(({ system }) => !isWinterOfTwo(system))
    .flatMap((part): readonly Line[] => {
      const { winter } = part.system.changeover ?? {};
      const other = parts.find(({ system }) => system.run === winter?.run);
      return [treeLine(part, other), ...circuitLines(part)];
    });
  const tags = pumpTags(lines.map(({ moved }) => moved));
  const line = (row: number) => lines[row]!;
  /** The sum over all seasons; null if one is unknown. */
  const ofYears = (row: number, figure: (year: YearOfBook | null) => number | null) =>
    line(row).years.reduce<number | null>((sum, year) => {
      const own = figure(year);
      return sum === null || own === null ? null : sum + own;
    }, 0);
  return new FigureSheet("水泵设备表", lines.length)
    .texts("编号", (row) => tags[row]!)
    .texts("系统", (row) => line(row).system)
    .texts("名称", (row) => PUMP_NAMES[line(row).moved])
    .texts("品牌", (row) => line(row).settings.pump?.brand ?? "")
    .texts("型号", (row) => line(row).settings.pump?.model ?? "未选定")
    .figures("单台流量（m³/h）", 2, (row) => line(row).card.eachFlow)
    .figures("扬程（m）", 2, (row) => line(row).card.head)
    .figures("运行（台）", 0, (row) => line(row).settings.pumps)
    .figures("备用（台）", 0, (row) => line(row).settings.standby)
    .figures(
      "合计（台）",
      0,
      (row) => line(row).settings.pumps + line(row).settings.standby,
      "[运行（台）]{row}+[备用（台）]{row}",
    )
    .texts("判定", (row) => {
      const { verdict } = line(row);
      return verdict === null ? "" : STATE_WORDS[verdict.state];
    })
    .figures("年耗电（kWh）", 0, (row) => ofYears(row, wholeEnergy))
    .figures("首年电费（元）", 0, (row) => ofYears(row, firstCost))
    .texts("备注", (row) => {
      const { verdict, remarks } = line(row);
      const reading = verdict === null ? "" : readingWords(verdict);
      return [...remarks, ...(reading === "" ? [] : [reading])].join("；");
    })
    .sheet();
}
