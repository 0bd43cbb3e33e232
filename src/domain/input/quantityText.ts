import { decimalText } from "./decimalText.ts";

const MAX_DECIMALS = 2;

/** What a field of a quantity keeps of a typed text: a decimal number of at most two decimals. */
export const quantityText = (text: string): string => decimalText(text, { maxDecimals: MAX_DECIMALS });
