import { seededRandom } from "../seededRandom.ts";

/** Fixed, so that the rows are the same on every day and every machine; they grow old as every price list does. */
const DAY = "2026-09-15";
/** Of some goods the list is more than a year old: whoever looks is told so. */
const OLD_DAY = "2025-05-10";
const OLD_SHARE = 0.08;

/** When sample goods were priced. */
export const sampleDay = (id: string): string =>
  seededRandom(`price day ${id}`)() < OLD_SHARE ? OLD_DAY : DAY;
