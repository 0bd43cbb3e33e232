import { numberedTags } from "../numberedTags.ts";
import type { AirUse } from "./AirSettings.ts";

const TAGS: Readonly<Record<AirUse, string>> = { supply: "SF", fresh: "XF", return: "HF", exhaust: "PF" };
/** Names of the fans in schedules */
export const FAN_NAMES: Readonly<Record<AirUse, string>> = {
  supply: "送风机",
  fresh: "新风机",
  return: "回风机",
  exhaust: "排风机",
};

/** Tags of the fans of systems: SF; numbered if several move the same kind of air. */
export const fanTags = (uses: readonly AirUse[]): readonly string[] =>
  numberedTags(uses.map((use) => TAGS[use]));

/** Tag of an air handling unit */
export const handlerTag = (use: AirUse): string => (use === "fresh" ? "XK" : "K");
export const handlerName = (use: AirUse): string => (use === "fresh" ? "新风机组" : "空调机组");
