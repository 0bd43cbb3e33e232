import { refusal, type Answered } from "../../run/answered.ts";
import type { PlanSheet } from "../../plan/ConfirmedPlan.ts";
import { hasRun } from "#domain/building/systems/water/runWaterSystem.ts";
import { waterDutyCard, type DutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import type { WaterLists } from "#domain/building/systems/water/WaterLists.ts";
import { efficiencyOf, primaryEfficiency } from "../systemSheetOf.ts";
import { judgedIn, type Judged, type Verdict } from "../Computed.ts";
import { SEASONS, type Season, type WaterSettings } from "#domain/building/systems/water/WaterSettings.ts";
import { circuitId } from "#domain/building/systems/water/plant/plantCircuits.ts";
import { CIRCUIT_WORDS } from "#domain/building/systems/water/plant/PlantPumps.ts";
import { curveSheet, type BookCurve } from "./curveSheet.ts";
import { dutySheet, isWinterOfTwo, type DutyOfBook } from "./dutySheet.ts";
import { plantSheet, type PlantPart } from "./plantSheet.ts";
import { pumpSheet } from "./pumpSheet.ts";
import { materialSheet } from "./materialSheet.ts";
import type { MachineYear } from "./MachineYear.ts";
import { yearOfBook, yearSheets, type YearOfBook } from "./machineYears.ts";
import { pipeSheet, waterCircuitSheet } from "./pipeSheets.ts";

/** A system with its lists, duty and plant circuits, in the form that the workbook uses */
export interface BookPart extends DutyOfBook {
  readonly lists: WaterLists;
  readonly circuits: readonly PlantPart[];
}

type InSeason = Judged & { readonly season: Season };

/** Both seasons of a two-pipe system, each with its verdict */
function seasonsOf(of: Judged): readonly InSeason[] {
  if (of.system.changeover === null) return [{ ...of, season: "summer" }];
  return SEASONS.map((season) => ({ ...judgedIn(of, season), season }));
}

/**
 * The systems with a duty, two-pipe systems in both seasons.
 *
 * @param years of their pumps, as far as they were computed
 */
export function bookParts(
  judged: readonly Judged[],
  years: readonly MachineYear[],
  madeOn: string,
): readonly BookPart[] {
  return judged.flatMap(seasonsOf).flatMap((each) => {
    const { named, system, lists, season } = each;
    const pump = known(each.pump);
    const card = waterDutyCard(system, efficiencyOf(pump), primaryEfficiency(each));
    if (!hasRun(system) || lists === null || card === null) return [];
    const asked = (id: string) => years.find((year) => year.id === id && year.season === season);
    const circuits = each.circuits.map(({ circuit, pump: own }): PlantPart => {
      const { name, settings } = circuit;
      const year = circuit.card && pumpYear(settings, circuit.card, asked(circuitId(named.id, name)));
      return { name: `${named.name}${CIRCUIT_WORDS[name]}`, circuit, pump: known(own), year, madeOn };
    });
    const year = pumpYear(system.settings, card, asked(named.id));
    return [{ name: named.name, system, lists, card, pump, year, madeOn, circuits }];
  });
}

const curveOf = ({ flow, head, staticHead, exponent }: DutyCard): BookCurve => ({
  ...{ flow, value: head, still: staticHead, exponent },
});

const known = (verdict: Verdict) => (verdict === "pending" ? null : verdict);

const pumpYear = (
  { pump, year }: WaterSettings,
  { flow, head }: DutyCard,
  asked: MachineYear | undefined,
): YearOfBook | null => yearOfBook({ machine: pump?.id ?? null, year, flow, value: head }, asked);

/**
 * 水力计算表 and 设备选型计算书: the pumps of all systems, and for each system its duty, year, curve, pipes, circuits and
 * materials. Refused if no system has a duty.
 */
export function systemBook(
  judged: readonly Judged[],
  years: readonly MachineYear[],
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
        ...yearSheets("pump", part.name, part.year),
        curveSheet(part.name, curveOf(part.card)),
        pipeSheet(part.name, part.system, part.lists),
        waterCircuitSheet(part.name, part.system, part.lists),
        // Both seasons have the same pipes.
        ...(isWinterOfTwo(part.system) ? [] : [materialSheet(part.name, part.system)]),
        ...part.circuits.flatMap((of) => [
          plantSheet(of),
          ...yearSheets("pump", of.name, of.year),
          ...(of.circuit.card === null ? [] : [curveSheet(of.name, curveOf(of.circuit.card))]),
        ]),
      ]),
    ],
  };
}
