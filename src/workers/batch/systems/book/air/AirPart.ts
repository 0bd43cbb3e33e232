import type { AirLists } from "#domain/building/systems/air/airLines.ts";
import type { FanCard } from "#domain/building/systems/air/fanCard.ts";
import type { FanVerdict } from "#domain/building/systems/air/judgeFan.ts";
import type { RecordState } from "#domain/building/sources/plantWords.ts";
import type { HandlerVerdict } from "#domain/building/systems/air/judgeHandler.ts";
import type { YearOfBook } from "../machineYears.ts";
import type { RanAir } from "#domain/building/systems/air/runAirSystem.ts";

/** A system of ducts with a duty, as the workbook takes it. */
export interface AirPart {
  readonly name: string;
  readonly system: RanAir;
  readonly lists: AirLists;
  readonly card: FanCard;
  readonly fan: FanVerdict | null;
  /** The verdict on the air handling unit in its place; null without one. */
  readonly handler: HandlerVerdict | null;
  /** What has become of its record since it was chosen */
  readonly record: RecordState;
  /** The year of its fan; null without a kept one. */
  readonly year: YearOfBook | null;
  /** 2026-11-27 */
  readonly madeOn: string;
}
