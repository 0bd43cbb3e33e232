import { band, dutyRow, INFINITE, type DutyRow, type SizeTable } from "./SizeTable.ts";

/**
 * GB 19761-2020, centrifugal fans of pressure coefficient 0.25 to 0.95: transcribed by the project EquipEffi
 * (github.com/adgo07/EquipEffi, src/equipeffi/resources/standards/fan.json, commit a1643ed3); not compared with
 * the printed standard.
 */
export const CENTRIFUGAL: SizeTable<DutyRow> = {
  name: "离心通风机 ψ 0.25~0.95",
  sizes: [band(2, 3.5, "()"), band(3.5, 5, "()"), band(5, 10, "[)"), band(10, INFINITE, "[)")],
  rows: [
    dutyRow(band(0.85, 0.95, "[)"), band(5, 15, "[)"), [62, 72, 75, 62, 72, 75, 65, 75, 78, 69, 78, 81]),
    dutyRow(band(0.85, 0.95, "[)"), band(15, 30, "[)"), [65, 74, 77, 65, 74, 77, 68, 77, 80, 72, 80, 83]),
    dutyRow(band(0.85, 0.95, "[)"), band(30, 45, "[)"), [68, 76, 79, 68, 76, 79, 71, 79, 82, 75, 82, 85]),
    dutyRow(band(0.75, 0.85, "[)"), band(5, 15, "[)"), [62, 70, 75, 62, 70, 75, 65, 75, 78, 68, 78, 81]),
    dutyRow(band(0.75, 0.85, "[)"), band(15, 30, "[)"), [65, 72, 78, 65, 72, 78, 68, 75, 81, 70, 78, 84]),
    dutyRow(band(0.75, 0.85, "[)"), band(30, 45, "[)"), [68, 75, 80, 68, 75, 80, 71, 78, 83, 72, 81, 85]),
    dutyRow(band(0.65, 0.75, "[)"), band(10, 30, "[)"), [62, 70, 77, 62, 70, 77, 63, 72, 79, 64, 73, 83]),
    dutyRow(band(0.65, 0.75, "[)"), band(30, 50, "[)"), [65, 72, 82, 65, 72, 82, 66, 75, 83, 67, 76, 84]),
    dutyRow(band(0.55, 0.65, "[)"), band(20, 45, "[)"), [64, 74, 81, 64, 74, 81, 70, 76, 85, 73, 80, 86]),
    dutyRow(band(0.55, 0.65, "[)"), band(45, 70, "[)"), [69, 75, 82, 69, 75, 82, 73, 79, 86, 75, 82, 87]),
    dutyRow(band(0.45, 0.55, "[)"), band(10, 30, "[)"), [67, 74, 79, 67, 74, 79, 69, 76, 81, 71, 79, 85]),
    dutyRow(band(0.45, 0.55, "[)"), band(30, 50, "[)"), [71, 77, 82, 71, 77, 82, 73, 79, 84, 75, 81, 86]),
    dutyRow(band(0.45, 0.55, "[)"), band(50, 70, "[)"), [73, 78, 83, 73, 78, 83, 75, 80, 85, 77, 82, 87]),
    dutyRow(band(0.35, 0.45, "[)"), band(50, 65, "[)"), [70, 79, 84, 70, 79, 84, 72, 81, 86, 75, 83, 88]),
    dutyRow(band(0.35, 0.45, "[)"), band(65, 80, "[)"), [63, 73, 78, 66, 78, 83, 73, 82, 87, 76, 84, 89]),
    dutyRow(band(0.25, 0.35, "[)"), band(65, 85, "[)"), [
      null,
      null,
      null,
      null,
      null,
      null,
      70,
      79,
      84,
      72,
      81,
      86,
    ]),
  ],
};
