import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";
import { accepts } from "hono/accepts";

/** Encodings of a body, smallest result first. */
export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Whether bytes of this type shrink when compressed. */
export const isCompressible = (type: string): boolean =>
  /^(?:text\/|application\/(?:json|javascript)|image\/svg)/u.test(type);

/** Whether bytes of this type are compressed already. */
export const isPacked = (type: string): boolean => /^image\/(?!svg)/u.test(type);

/** Suffixes of the compressed copies that the build writes beside the files. */
export const SUFFIXES: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };

/** Half the time of the deepest level, for a hundredth more bytes. */
const BROTLI_LEVEL = 10;

const COMPRESS = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/** As small as possible, on another thread: for content that is sent many times. */
export const compressed = async (bytes: Uint8Array, encoding: Encoding) =>
  new Uint8Array(await COMPRESS[encoding](bytes));

/** The first of the offered encodings that the caller accepts; `null` if none. */
export function takenEncoding(c: Context, offered: readonly Encoding[] = ENCODINGS): Encoding | null {
  const taken = accepts(c, {
    header: "Accept-Encoding",
    supports: [...offered],
    default: "",
    match: (wanted) => offered.find((each) => wanted.some(({ type, q }) => type === each && q > 0)) ?? "",
  });
  return offered.find((each) => each === taken) ?? null;
}

export const takesGzip = (c: Context) => takenEncoding(c, ["gzip"]) !== null;
