import { toHalfWidth } from "./toHalfWidth.ts";

/**
 * What a decimal field keeps of a typed text: digits and one point, never in front, without leading zeros, and at most
 * `maxDecimals` digits behind it. A point that has just been typed stays, or nothing could be typed behind it.
 */
export function decimalText(text: string, { maxDecimals }: { readonly maxDecimals: number }): string {
  const [whole = "", ...rest] = toHalfWidth(text)
    .replace(/[^0-9.]/gu, "")
    .replace(/^\.+/u, "")
    .split(".");
  const digits = whole.replace(/^0+(?=[0-9])/u, "");
  if (rest.length === 0 || maxDecimals === 0) return digits;
  return `${digits}.${rest.join("").slice(0, maxDecimals)}`;
}
