import { numberText } from "./numberText.ts";

/** A search is sent with no more decimals than this; the rest is cut off, not rounded. */
const KEPT = /(\.[0-9]{6})[0-9]+$/u;

/** A quantity as it is sent: whatever stands beyond six decimals is cut. */
export const cutDecimals = (value: number): number => Number(numberText(value).replace(KEPT, "$1"));
