import { refusal, type Answered } from "../../../run/answered.ts";
import type { PlanSheet } from "../../../plan/ConfirmedPlan.ts";
import { hasRanAir } from "#domain/building/systems/air/runAirSystem.ts";
import { cardOf, type JudgedAir } from "../../airSheetOf.ts";
import { handlerVerdict } from "#domain/building/systems/air/judgeHandler.ts";
import { curveSheet } from "../curveSheet.ts";
import type { MachineYear } from "../MachineYear.ts";
import { yearOfBook, yearSheets } from "../machineYears.ts";
import type { AirPart } from "./AirPart.ts";
import { ductMaterialSheet, ductSheet, outletCircuitSheet } from "./ductSheets.ts";
import { elementSheets } from "./elementSheet.ts";
import { fanDutySheet } from "./fanDutySheet.ts";
import { fanSheet } from "./fanSheet.ts";

const CURVE = { value: "全压（Pa）", digits: 1, flowDigits: 0 } as const;

/** The duct systems with a duty */
function airParts(
  judged: readonly JudgedAir[],
  years: readonly MachineYear[],
  madeOn: string,
): readonly AirPart[] {
  return judged.flatMap((each): readonly AirPart[] => {
    const { named, system, lists, record } = each;
    const fan = each.fan === "pending" ? null : each.fan;
    const card = cardOf(system, fan);
    if (!hasRanAir(system) || lists === null || card === null) return [];
    const { fan: kept, year: said } = system.settings;
    const year = yearOfBook(
      { machine: kept?.id ?? null, year: said, flow: card.flow, value: card.pressure },
      years.find(({ id }) => id === named.id),
    );
    const handler = handlerVerdict(system, card);
    return [{ name: named.name, system, lists, card, fan, handler, record, year, madeOn }];
  });
}

/**
 * 风管水力计算表 and 设备选型计算书: the fans of all systems, and for each system its duty, year, curve, ducts, circuits and
 * materials. Refused if no system has a duty.
 *
 * @param years of their fans, as far as they were computed
 */
export function airBook(
  judged: readonly JudgedAir[],
  years: readonly MachineYear[],
  madeOn: string,
): Answered<readonly PlanSheet[]> {
  const parts = airParts(judged, years, madeOn);
  if (parts.length === 0) return refusal("no-duty", "没有可以导出的系统：请先补齐管长和风管");
  return {
    ok: true,
    value: [
      fanSheet(parts),
      ...parts.flatMap((part) => {
        const { flow, pressure, kept, exponent } = part.card;
        return [
          fanDutySheet(part),
          ...yearSheets("fan", part.name, part.year),
          curveSheet(part.name, { flow, value: pressure, still: kept, exponent }, CURVE),
          ductSheet(part),
          ...elementSheets(part),
          outletCircuitSheet(part),
          ductMaterialSheet(part),
        ];
      }),
    ],
  };
}
