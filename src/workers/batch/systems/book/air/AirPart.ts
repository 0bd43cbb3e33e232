import type { AirLists } from "#domain/building/systems/air/airLines.ts";
import type { FanCard } from "#domain/building/systems/air/fanCard.ts";
import type { FanVerdict } from "#domain/building/systems/air/judgeFan.ts";
import type { RecordState } from "#domain/building/sources/plantWords.ts";
import type { HandlerVerdict } from "#domain/building/systems/air/judgeHandler.ts";
import type { YearOfBook } from "../machineYears.ts";
import type { RanAir } from "#domain/building/systems/air/runAirSystem.ts";

/** A duct system with a duty, in the form that the workbook uses */
export interface AirPart {
  readonly name: string;
  readonly system: RanAir;
  readonly lists: AirLists;
  readonly card: FanCard;
  readonly fan: FanVerdict | null;
  /** The verdict on the kept air handling unit; null without one. */
  readonly handler: HandlerVerdict | null;
  /** How its record changed since the choice */
  readonly record: RecordState;
  /** The year of its fan; null without a kept fan. */
  readonly year: YearOfBook | null;
  /** 2026-11-27 */
  readonly madeOn: string;
}
