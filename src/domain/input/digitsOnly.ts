/** Full-width digits, as a Chinese input method types them, stand at this distance from the ASCII ones. */
const FULL_WIDTH_OFFSET = "０".charCodeAt(0) - "0".charCodeAt(0);

const toHalfWidth = (text: string) =>
  text.replace(/[０-９]/gu, (digit) => String.fromCharCode(digit.charCodeAt(0) - FULL_WIDTH_OFFSET));

/** What a whole-number field keeps of a typed text: digits, without leading zeros; a lone 0 stays. */
export const digitsOnly = (text: string): string =>
  toHalfWidth(text)
    .replace(/[^0-9]/gu, "")
    .replace(/^0+(?=[0-9])/u, "");
