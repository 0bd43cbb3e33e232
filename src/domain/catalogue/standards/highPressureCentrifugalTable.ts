import { band, dutyRow, INFINITE, type DutyRow, type SizeTable } from "./SizeTable.ts";

/**
 * GB 19761-2020, centrifugal fans of pressure coefficient 0.95 to 1.55: transcribed by the project EquipEffi
 * (github.com/adgo07/EquipEffi, src/equipeffi/resources/standards/fan.json, commit a1643ed3); not compared with
 * the printed standard.
 */
export const HIGH_PRESSURE_CENTRIFUGAL: SizeTable<DutyRow> = {
  name: "离心通风机 ψ 0.95~1.55",
  sizes: [
    band(2, 2.5, "(]"),
    band(2.5, 3.5, "(]"),
    band(3.5, 4.5, "(]"),
    band(4.5, 7, "(]"),
    band(7, 10, "(]"),
    band(10, INFINITE, "()"),
  ],
  rows: [
    dutyRow(
      band(1.35, 1.55, "[)"),
      band(45, 65, "(]"),
      [43, 58, 61, 46, 59, 62, 49, 60, 63, 52, 61, 64, 56, 64, 67, 59, 65, 68],
    ),
    dutyRow(
      band(1.05, 1.35, "[)"),
      band(35, 55, "(]"),
      [45, 62, 65, 48, 63, 66, 51, 64, 67, 54, 65, 68, 59, 68, 71, 63, 69, 72],
    ),
    dutyRow(
      band(0.95, 1.05, "[)"),
      band(10, 20, "[)"),
      [49, 65, 70, 52, 66, 71, 55, 67, 72, 58, 68, 72, 62, 70, 75, 65, 73, 78],
    ),
    dutyRow(
      band(0.95, 1.05, "[)"),
      band(20, 30, "[)"),
      [52, 66, 71, 55, 67, 72, 58, 68, 73, 61, 69, 73, 63, 71, 76, 66, 75, 80],
    ),
  ],
};
