import { ASSUMED_CLIMATE, type RoomFigure } from "#domain/building/rooms/Room.ts";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { LongText } from "../table/LongText.tsx";
import css from "./BatchScreen.module.css";

const { summerDryBulb, summerWetBulb, winterDryBulb } = ASSUMED_CLIMATE;
const CLIMATE = `房间未注明室内温度，按夏季干球 ${summerDryBulb} ℃、湿球 ${summerWetBulb} ℃，冬季干球 ${winterDryBulb} ℃ 计算`;
const BULBS: readonly RoomFigure[] = ["summerDryBulb", "summerWetBulb", "winterDryBulb"];

/** The assumptions for data that the rooms lack; empty if they lack none. */
function assumptionsOf({ assumptions, stated }: BatchSummary, isCorrected: boolean): string {
  const isClimateAssumed = isCorrected && !BULBS.some((bulb) => stated.includes(bulb));
  return [assumptions, isClimateAssumed ? CLIMATE : ""].filter((part) => part !== "").join("；");
}

/**
 * The assumptions for these rooms, in grey below the table. `isCorrected`: figures depend on the air of the rooms.
 */
export function TableNotes({ summary, isCorrected }: { summary: BatchSummary; isCorrected: boolean }) {
  const assumed = assumptionsOf(summary, isCorrected);
  if (assumed === "") return null;
  return (
    <div className={css["notes"]}>
      <LongText>{assumed}</LongText>
    </div>
  );
}
