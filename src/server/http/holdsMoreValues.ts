const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/**
 * A comma, an opening bracket and an opening brace: every item and every member of a JSON text follows one.
 */
const [COMMA, BRACKET, BRACE] = [0x2c, 0x5b, 0x7b];

/**
 * Whether a JSON text (UTF-8) may hold more than `most` values, judged by its bytes before it is parsed: two
 * megabytes of brackets become a hundred of objects. Characters inside strings do not count.
 */
export function holdsMoreValues(bytes: Uint8Array, most: number): boolean {
  let count = 0;
  let isInText = false;
  for (let at = 0; at < bytes.length; at++) {
    // `at` is below the length.
    const byte = bytes[at]!;
    if (isInText) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) isInText = false;
    } else if (byte === QUOTE) isInText = true;
    else if ((byte === COMMA || byte === BRACKET || byte === BRACE) && ++count > most) return true;
  }
  return false;
}
