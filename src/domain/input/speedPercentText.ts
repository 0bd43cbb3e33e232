import { decimalText } from "./decimalText.ts";

/** What a speed-percent field keeps of a typed text: digits and one point, one decimal, no leading zeros or point. */
export const speedPercentText = (text: string): string => decimalText(text, { maxDecimals: 1 });
