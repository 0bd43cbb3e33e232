import { workbook, type CellContent } from "../../support/workbooks.ts";
import type { ChosenFile } from "./batchPage.ts";

const TITLES = ["楼层", "分区", "房间编号", "房间名称", "面积（㎡）", "冷负荷（kW）", "热负荷（kW）"];

/** Rooms spread evenly over storeys and zones, each with an area and loads. */
export async function storeySchedule(
  rooms: number,
  floors: readonly string[],
  zones: readonly string[],
): Promise<ChosenFile> {
  const rows: CellContent[][] = [TITLES];
  for (let at = 0; at < rooms; at++) {
    const square = 18 + ((at * 7) % 30);
    const floor = floors[at % floors.length]!;
    const zone = zones[Math.floor(at / floors.length) % zones.length]!;
    rows.push([floor, zone, `R-${at + 1}`, "办公室", square, square * 0.12, square * 0.08]);
  }
  return { name: "分层负荷表.xlsx", bytes: await workbook({ name: "房间", rows }) };
}
