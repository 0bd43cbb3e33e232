import type { PlanSheet } from "../../../plan/ConfirmedPlan.ts";
import { FAN_NAMES, fanTags, handlerName } from "#domain/building/systems/air/fanTags.ts";
import { handlerYear } from "#domain/building/systems/air/handlerYear.ts";
import type { Coil } from "#domain/building/systems/air/coilNeeds.ts";
import { coilLines, handlerNeed, type CoilLine } from "#domain/building/systems/air/judgeHandler.ts";
import { assumedLengths } from "#domain/building/systems/Assumption.ts";
import { readingWords, STATE_WORDS } from "#domain/building/systems/judgeMachine.ts";
import { FigureSheet } from "../FigureSheet.ts";
import { firstCost, wholeEnergy } from "../machineYears.ts";
import type { AirPart } from "./AirPart.ts";

/** For air handling units: the required and the stated capacity of the coils */
function withCoils(sheet: FigureSheet, parts: readonly AirPart[]): void {
  const coilAt = (row: number, coil: Coil): CoilLine | undefined => {
    const { system, card } = parts[row]!;
    const { handler } = system.settings;
    const need = handlerNeed(system, card);
    if (handler === null || need === null) return undefined;
    return coilLines(handler.of, need).find((each) => each.coil === coil);
  };
  sheet
    .figures("所需冷量（kW）", 1, (row) => coilAt(row, "cooling")?.need ?? null)
    .figures("机组制冷量（kW）", 1, (row) => coilAt(row, "cooling")?.stated ?? null)
    .figures("所需热量（kW）", 1, (row) => coilAt(row, "heating")?.need ?? null)
    .figures("机组制热量（kW）", 1, (row) => coilAt(row, "heating")?.stated ?? null);
}

/** 设备表: the fans of all duct systems */
export function fanSheet(parts: readonly AirPart[]): PlanSheet {
  const tags = fanTags(parts.map(({ system }) => system.settings.use));
  const part = (row: number) => parts[row]!;
  const kept = (row: number) => {
    const { fan, handler } = part(row).system.settings;
    return handler?.of ?? fan;
  };
  const sheet = new FigureSheet("风机设备表", parts.length)
    .texts("编号", (row) => tags[row]!)
    .texts("系统", (row) => part(row).name)
    .texts("名称", (row) => {
      const { use, handler } = part(row).system.settings;
      return handler === null ? FAN_NAMES[use] : handlerName(use);
    })
    .texts("品牌", (row) => kept(row)?.brand ?? "")
    .texts("型号", (row) => kept(row)?.model ?? "未选定")
    .figures("风量（m³/h）", 0, (row) => part(row).card.flow)
    .figures("全压（Pa）", 1, (row) => part(row).card.pressure);
  if (parts.some(({ system }) => system.settings.handler !== null)) withCoils(sheet, parts);
  return sheet
    .figures("W_s（W/(m³/h)）", 3, (row) => part(row).card.ratio)
    .figures("W_s 限值（待核对）", 2, (row) => part(row).card.verdict.limit)
    .texts("判定", (row) => {
      const { fan, handler } = part(row);
      const verdict = handler ?? fan;
      return verdict === null ? "" : STATE_WORDS[verdict.state];
    })
    .figures("年耗电（kWh）", 0, (row) => {
      const { settings } = part(row).system;
      return settings.handler === null ? wholeEnergy(part(row).year) : handlerYear(settings).energy;
    })
    .figures("首年电费（元）", 0, (row) => firstCost(part(row).year))
    .texts("备注", (row) => {
      const { fan, system } = part(row);
      return [
        assumedLengths(system.tree) > 0 ? "估算：管长由楼层和面积估算" : "",
        fan === null ? "" : readingWords(fan),
      ]
        .filter((word) => word !== "")
        .join("；");
    })
    .sheet();
}
