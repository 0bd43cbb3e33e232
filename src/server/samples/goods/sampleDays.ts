import { seededRandom } from "../seededRandom.ts";

/** Fixed, so that the rows are the same on every day and machine; the prices age like those of any list. */
const DAY = "2026-09-15";
/** Some prices are more than a year old, so that the warning about old prices is shown. */
const OLD_DAY = "2025-05-10";
const OLD_SHARE = 0.08;

/** The date of a sample price. */
export const sampleDay = (id: string): string =>
  seededRandom(`price day ${id}`)() < OLD_SHARE ? OLD_DAY : DAY;
