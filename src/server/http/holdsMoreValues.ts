const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** A comma, an opening bracket and an opening brace: every item and every member of a JSON text follows one. */
const [COMMA, BRACKET, BRACE] = [0x2c, 0x5b, 0x7b];

/**
 * Whether a JSON text (UTF-8) may hold more values than `most`, told from its bytes before anything is made of them:
 * two megabytes of brackets are a hundred of objects. What lies inside texts counts nothing.
 */
export function holdsMoreValues(bytes: Uint8Array, most: number): boolean {
  let count = 0;
  let isInText = false;
  for (let at = 0; at < bytes.length; at++) {
    // Within the length there is a byte.
    const byte = bytes[at]!;
    if (isInText) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) isInText = false;
    } else if (byte === QUOTE) isInText = true;
    else if ((byte === COMMA || byte === BRACKET || byte === BRACE) && ++count > most) return true;
  }
  return false;
}
