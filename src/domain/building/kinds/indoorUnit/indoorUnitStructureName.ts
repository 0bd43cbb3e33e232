import { INDOOR_UNIT_STRUCTURES } from "../../../catalogue/indoorUnitValues.ts";

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(INDOOR_UNIT_STRUCTURES));

/** 风管式 of V000501; another catalogue's code stands for itself. */
export const indoorUnitStructureName = (code: string): string => NAMES.get(code) ?? code;
