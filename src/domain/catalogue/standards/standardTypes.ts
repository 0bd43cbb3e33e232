import { FAN_TYPES, type FanType } from "../fanTypes.ts";
import { PUMP_TYPES, type PumpType } from "../pumpTypes.ts";
import type { FanStandardType } from "./fanStandard.ts";
import type { PumpStandardType } from "./pumpStandardTables.ts";

/**
 * The table of GB 19761-2020 for each fan type; `null` if the transcription has none: mixed-flow fans, and
 * cabinet, roof and duct fans, which are measured as whole units with a casing of their own.
 */
const FAN_STANDARD_TYPES: Readonly<Record<FanType, FanStandardType | null>> = {
  V000701: "centrifugal",
  V000702: "centrifugal",
  V000703: "external-rotor",
  V000704: "axial",
  V000705: null,
  V000706: null,
  V000707: null,
  V000708: null,
  V000709: null,
};

/** The table of GB 19762-2025 for each pump type; wet-rotor circulators are not clean-water pumps in its sense. */
const PUMP_STANDARD_TYPES: Readonly<Record<PumpType, PumpStandardType | null>> = {
  V000601: "single-suction",
  V000602: "inline",
  V000603: "double-suction",
  V000604: "multistage",
  V000605: "light multistage vertical",
  V000606: null,
};

function byName<Code extends string, Type>(
  names: Readonly<Record<Code, string>>,
  types: Readonly<Record<Code, Type>>,
) {
  const codes = Object.keys(names) as Code[];
  return new Map<string, Type>(codes.map((code) => [names[code], types[code]]));
}

const fanTypes = byName(FAN_TYPES, FAN_STANDARD_TYPES);
const pumpTypes = byName(PUMP_TYPES, PUMP_STANDARD_TYPES);

/** The standard's type for the name of a fan type; `null` if no table covers it or the name is unknown. */
export const fanStandardTypeOf = (typeName: string): FanStandardType | null => fanTypes.get(typeName) ?? null;
export const pumpStandardTypeOf = (typeName: string): PumpStandardType | null =>
  pumpTypes.get(typeName) ?? null;
