import { fail, ok, type Result } from "#domain/base/result.ts";

/** Byte order marks with their encodings. */
const MARKED: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];
/** GB 18030 contains GBK and GB 2312, the default encodings of spreadsheets in China. */
const CHINESE = "gb18030";

/**
 * The text of a CSV file: in the encoding of its mark, otherwise UTF-8 if it is valid, otherwise GBK. Fails
 * for bytes that are not a text.
 */
export function decodeText(bytes: Uint8Array): Result<string, "not-a-text"> {
  const marked = MARKED.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  const text = marked ? decoded(bytes, marked[0]) : (decoded(bytes, "utf-8") ?? decoded(bytes, CHINESE));
  // Archives and pictures always contain NUL characters.
  return text === null || text.includes("\0") ? fail("not-a-text") : ok(text);
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // Not in this encoding.
    return null;
  }
}
