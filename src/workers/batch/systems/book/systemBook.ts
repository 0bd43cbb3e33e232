import { refusal, type Answered } from "../../run/answered.ts";
import type { PlanSheet } from "../../plan/ConfirmedPlan.ts";
import { hasRun } from "#domain/building/systems/water/runWaterSystem.ts";
import { waterDutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import type { WaterLists } from "#domain/building/systems/water/WaterLists.ts";
import { efficiencyOf } from "../systemSheetOf.ts";
import { inSeason, type Judged } from "../Computed.ts";
import { SEASONS, type Season } from "#domain/building/systems/water/WaterSettings.ts";
import { curveSheet, dutySheet, isWinterOfTwo, pumpSheet, type DutyOfBook } from "./dutySheet.ts";
import { materialSheet } from "./materialSheet.ts";
import type { PumpYear } from "./PumpYear.ts";
import { yearOfBook, yearSheet } from "./pumpYears.ts";
import { circuitSheet, hydraulicSheet } from "./pipeSheets.ts";

/** A system with its lists and duty, as the workbook takes it. */
export interface BookPart extends DutyOfBook {
  readonly lists: WaterLists;
}

type InSeason = Judged & { readonly season: Season };

/** Both seasons of two pipes, each with its verdict. */
function seasonsOf(of: Judged): readonly InSeason[] {
  if (of.system.changeover === null) return [{ ...of, season: "summer" }];
  return SEASONS.map((season) => {
    const own = { ...inSeason(of, season), season };
    return season === "winter" && of.pump !== null && of.pump !== "pending"
      ? { ...own, pump: of.pump.winter ?? null }
      : own;
  });
}

/**
 * The systems that have a duty, two-pipe systems in both seasons.
 *
 * @param years of their pumps, as far as they were computed
 */
export function bookParts(
  judged: readonly Judged[],
  years: readonly PumpYear[],
  madeOn: string,
): readonly BookPart[] {
  return judged.flatMap(seasonsOf).flatMap(({ named, system, lists, pump: verdict, season }) => {
    const pump = verdict === "pending" ? null : verdict;
    const card = waterDutyCard(system, efficiencyOf(pump));
    if (!hasRun(system) || lists === null || card === null) return [];
    const asked = years.find((each) => each.id === named.id && each.season === season);
    const year = yearOfBook(system.settings, card, asked);
    return [{ name: named.name, system, lists, card, pump, year, madeOn }];
  });
}

function yearSheets({ name, year }: BookPart): readonly PlanSheet[] {
  const sheet = yearSheet(name, year);
  return sheet === null ? [] : [sheet];
}

/**
 * 水力计算表 and 设备选型计算书: pumps of all systems, and of each its duty, year, curve, pipes, circuits and materials;
 * refused where no system has a duty.
 */
export function systemBook(
  judged: readonly Judged[],
  years: readonly PumpYear[],
  madeOn: string,
): Answered<readonly PlanSheet[]> {
  const parts = bookParts(judged, years, madeOn);
  if (parts.length === 0) return refusal("no-duty", "没有可以导出的系统：请先补齐管长和管径");
  return {
    ok: true,
    value: [
      pumpSheet(parts),
      ...parts.flatMap((part) => [
        dutySheet(part),
        ...yearSheets(part),
        curveSheet(part.name, part.card),
        hydraulicSheet(part.name, part.system, part.lists),
        circuitSheet(part.name, part.system, part.lists),
        // The pipes of two seasons are the same ones.
        ...(isWinterOfTwo(part.system) ? [] : [materialSheet(part.name, part.system)]),
      ]),
    ],
  };
}
