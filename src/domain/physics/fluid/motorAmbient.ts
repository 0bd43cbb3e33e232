import { formatNumber } from "../../base/formatNumber.ts";

/** m and ℃ up to which a motor gives its rated output: IEC 60034-1, clause 6. */
const RATED_ALTITUDE = 1000;
const RATED_AMBIENT = 40;
/**
 * K by which the permitted ambient temperature falls per metre: IEC 60034-1, table of assumed ambients, class 155
 * (F); 待核对 (to be verified).
 */
const KELVIN_PER_METRE = 0.01;

/** ℃ up to which a motor gives its rated output at an altitude in m. */
const ratedAmbient = (altitude: number): number =>
  RATED_AMBIENT - Math.max(altitude - RATED_ALTITUDE, 0) * KELVIN_PER_METRE;

/**
 * A warning when a motor stands too high or too hot for its rated output; null where the rating holds. Only the
 * manufacturer can state the reduced output; no rule for it is used here.
 *
 * @param ambient ℃; null if not stated
 */
export function motorRatingText(altitude: number, ambient: number | null): string | null {
  const most = ratedAmbient(altitude);
  const isHigh = altitude > RATED_ALTITUDE;
  if (!isHigh && (ambient === null || ambient <= most)) return null;
  const where = isHigh ? `海拔 ${formatNumber(altitude, 0)} m，` : "";
  const limit = `电动机额定输出只到环境 ${formatNumber(most, 0)} ℃（IEC 60034-1，待核对）`;
  if (ambient === null) return `${where}${limit}，更热时按厂家数据降容`;
  return ambient <= most
    ? `${where}${limit}，现场 ${formatNumber(ambient, 0)} ℃ 以内`
    : `${where}${limit}，现场 ${formatNumber(ambient, 0)} ℃，应按厂家数据降容或选大一档`;
}
