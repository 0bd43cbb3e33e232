import { band, dutyRow, INFINITE, type DutyRow, type SizeTable } from "./SizeTable.ts";

/**
 * GB 19761-2020, forward-curved centrifugal fans with external-rotor motor: transcribed by the project EquipEffi
 * (github.com/adgo07/EquipEffi, src/equipeffi/resources/standards/fan.json, commit a1643ed3); not compared with
 * the printed standard.
 */
export const EXTERNAL_ROTOR: SizeTable<DutyRow> = {
  name: "外转子电机前向多翼离心通风机",
  sizes: [
    band(0, 2, "(]"),
    band(2, 2.5, "(]"),
    band(2.5, 3.5, "(]"),
    band(3.5, 4.5, "(]"),
    band(4.5, INFINITE, "()"),
  ],
  rows: [
    dutyRow(
      band(1, 1.1, "[)"),
      band(50, INFINITE, "()"),
      [36, 43, 46, 37, 50, 54, 39, 50, 53, 43, 55, 60, 50, 60, 63],
    ),
    dutyRow(
      band(1, 1.1, "[)"),
      band(30, 50, "(]"),
      [35, 42, 45, 35, 49, 53, 38, 49, 52, 42, 54, 59, 49, 59, 62],
    ),
    dutyRow(
      band(1.1, 1.2, "[)"),
      band(50, INFINITE, "()"),
      [35, 43, 46, 36, 49, 52, 38, 49, 52, 42, 55, 59, 49, 59, 62],
    ),
    dutyRow(
      band(1.1, 1.2, "[)"),
      band(30, 50, "(]"),
      [34, 42, 45, 35, 48, 51, 37, 48, 51, 41, 54, 58, 48, 58, 61],
    ),
    dutyRow(
      band(1.2, 1.3, "[)"),
      band(50, INFINITE, "()"),
      [33, 43, 46, 35, 49, 52, 37, 48, 51, 41, 55, 58, 48, 58, 61],
    ),
    dutyRow(
      band(1.2, 1.3, "[)"),
      band(30, 50, "(]"),
      [32, 42, 45, 34, 48, 51, 36, 47, 50, 40, 54, 57, 47, 57, 61],
    ),
    dutyRow(
      band(1.3, 1.4, "[)"),
      band(50, INFINITE, "()"),
      [33, 42, 45, 35, 48, 51, 37, 47, 51, 41, 54, 57, 47, 57, 61],
    ),
    dutyRow(
      band(1.3, 1.4, "[)"),
      band(30, 50, "(]"),
      [31, 41, 44, 33, 47, 50, 35, 46, 50, 39, 53, 56, 46, 56, 60],
    ),
    dutyRow(
      band(1.4, INFINITE, "[)"),
      band(50, INFINITE, "()"),
      [32, 41, 44, 34, 47, 50, 36, 47, 51, 40, 53, 56, 46, 56, 60],
    ),
    dutyRow(
      band(1.4, INFINITE, "[)"),
      band(30, 50, "(]"),
      [30, 40, 43, 32, 46, 49, 34, 46, 50, 38, 52, 55, 45, 55, 59],
    ),
  ],
};
