import { screen, within } from "@testing-library/react";
import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import { area, power } from "#domain/base/units.ts";
import { FakeBatch } from "./FakeBatch.ts";
import { lineOf, openBatch } from "./openBatch.tsx";
import { alternative, matched } from "./rows.ts";

const RAN = { hasRun: true, run: { status: "finished", elapsedMs: 10 } } as const;
export const ROOM = {
  roomId: "r0",
  roomCode: "1-104",
  roomName: "商务洽谈室",
  roomArea: area(36.2),
  coolingLoad: power(5.43),
  heatLoad: power(3.44),
  sensibleLoad: null,
  latentLoad: null,
  airSupplyVolume: null,
  heatMoistureRatio: null,
  summerDryBulb: null,
  summerWetBulb: null,
  winterDryBulb: null,
  equipmentNumber: null,
};
export const LYE = alternative("LYE-68-3P-D", [522, 3.17, 2.29, 0.88, 9012, 4.95], 10);
export const LIST = [
  alternative("LYH-68-3P-G", [526, 3.23, 2.33, 0.9, 9012, 5.04], 12),
  LYE,
  alternative("LYW-68-3P-Z", [510, 3.1, 2.26, 0.83, 9294, 4.54], 8),
];

const CHOSEN = matched(0, { roomName: "商务洽谈室", roomCode: "1-104" });
export const WITH_FIELDS = { hasFields: true };

/** The alternatives drawer of one room, with a list that the last run left for it. */
export async function openDrawer(
  prepare: (batch: FakeBatch) => void = () => {},
  row: RoomRow = CHOSEN,
  options: { readonly hasFields?: boolean } = {},
) {
  const batch = new FakeBatch([row], RAN);
  batch.roomAnswer = ROOM;
  batch.offeredAnswer = { ok: true, value: LIST };
  prepare(batch);
  const opened = openBatch(batch, options);
  const line = await lineOf(row.roomName);
  await opened.user.click(within(line).getByRole("button", { name: "重新选择" }));
  const drawer = await screen.findByRole("dialog", { name: row.roomName });
  return { ...opened, drawer: within(drawer), dialog: drawer };
}
