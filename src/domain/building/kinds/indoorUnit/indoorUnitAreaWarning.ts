/** The largest area that the wire takes, ㎡. */
const MAX_AREA = 1_000_000;
const EMPTY = "单台承担面积不能为空";

/** Why a text of digits cannot be the area of one unit, or `null`; `clears` empties the field. */
export function indoorUnitAreaWarning(text: string): { message: string; clears: boolean } | null {
  if (text.trim() === "") return { message: EMPTY, clears: false };
  const area = Number(text);
  // No area at all is as good as none entered: a room cannot be divided by it.
  if (area === 0) return { message: EMPTY, clears: true };
  if (area <= MAX_AREA) return null;
  return { message: `单台承担面积不能大于 ${MAX_AREA.toLocaleString("en-US")} ㎡`, clears: true };
}
