import { band, INFINITE, type HubRow, type SizeTable } from "./SizeTable.ts";

/**
 * GB 19761-2020, axial fans by hub ratio: transcribed by the project EquipEffi (github.com/adgo07/EquipEffi,
 * src/equipeffi/resources/standards/fan.json, commit a1643ed3); not compared with the printed standard.
 */
export const AXIAL: SizeTable<HubRow> = {
  name: "轴流通风机",
  sizes: [band(2.5, 5, "[)"), band(5, 10, "[)"), band(10, INFINITE, "[)")],
  rows: [
    { hubRatio: band(0, 0.3, "()"), efficiencies: [55, 66, 69, 58, 69, 72, 60, 73, 77] },
    { hubRatio: band(0.3, 0.4, "[)"), efficiencies: [59, 68, 71, 61, 71, 74, 63, 75, 79] },
    { hubRatio: band(0.4, 0.55, "[)"), efficiencies: [61, 70, 73, 64, 73, 76, 66, 77, 81] },
    { hubRatio: band(0.55, 0.75, "[)"), efficiencies: [63, 72, 75, 67, 75, 78, 69, 79, 83] },
  ],
};
