import { INDOOR_UNIT_STRUCTURES } from "../../../catalogue/indoorUnitValues.ts";

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(INDOOR_UNIT_STRUCTURES));

/** 风管式 for V000501; a code of another catalogue is shown as it is. */
export const indoorUnitStructureName = (code: string): string => NAMES.get(code) ?? code;
