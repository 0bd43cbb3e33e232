import {
  joinCandidates,
  type BuildingCandidates,
} from "#domain/building/batch/optimum/BuildingCandidates.ts";
import { fanCoilCandidates } from "#domain/building/kinds/fanCoil/selection/fanCoilCandidates.ts";
import { fanCoilColumns } from "#domain/building/kinds/fanCoil/selection/fanCoilColumns.ts";
import { candidateMatrix, unpackCandidates } from "#domain/building/selection/roomCandidates.ts";
import { conditions, makeFanCoils, makeRooms } from "./fanCoilMaker.ts";

const STATES = 12;

export const BUILDING_SLACK = 0.3;

/**
 * The candidates of a building of this size as the worker gets them from the server, with the size of the answer
 * in bytes.
 */
export function fanCoilBuilding(rooms: number, fanCoils: number): BuildingCandidates & { bytes: number } {
  const columns = fanCoilColumns(makeFanCoils(fanCoils));
  const asked = conditions({ checks: ["totalCooling", "sensibleCooling"] });
  const found = fanCoilCandidates(columns, makeRooms(rooms, STATES), asked, BUILDING_SLACK);
  const { used, bits, excess, lead, least } = candidateMatrix(found);
  const models = Array.from(used, (row) => ({
    id: columns.ids[row]!,
    model: columns.models[row]!,
    name: "",
    seriesName: null,
    brandCode: columns.brandCodes[row]!,
    isSample: true,
    size: columns.levels.MEDIUM_LEVEL.totalCooling[row]!,
    inputPower: null,
    noise: null,
  }));
  const rows = unpackCandidates(
    { models, bits: "", excess: "", lead: "", least },
    { bits, excess: new Uint8Array(excess.buffer), lead: new Uint8Array(lead.buffer) },
    rooms,
  );
  if (rows === null) throw new Error("the matrix does not fit its own measures");
  return { ...joinCandidates([{ models, least, rows }]), bytes: bits.length + 4 * excess.length };
}
