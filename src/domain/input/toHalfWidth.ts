/** Full-width signs, as a Chinese input method types them, stand at this distance from the ASCII ones. */
const FULL_WIDTH_OFFSET = "０".charCodeAt(0) - "0".charCodeAt(0);

/** Full-width digits, letters and punctuation as ASCII; a full stop typed between digits is meant as a point. */
export const toHalfWidth = (text: string): string =>
  text
    .replace(/[！-～]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/\u3000/gu, " ")
    .replace(/[。｡]/gu, ".");
