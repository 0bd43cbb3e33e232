import { numberedTags } from "../numberedTags.ts";

const TAG = "WJ";

/** Tags of outdoor units in schedules: WJ; numbered if there are several. */
export const outdoorTags = (count: number): readonly string[] =>
  numberedTags(Array.from({ length: count }, () => TAG));
