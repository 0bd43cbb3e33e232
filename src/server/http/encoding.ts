import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";
import { accepts } from "hono/accepts";

/** How a body may travel, by what it weighs then: the lightest first. */
export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Bytes of these types get smaller. */
export const isCompressible = (type: string): boolean =>
  /^(?:text\/|application\/(?:json|javascript)|image\/svg)/u.test(type);

/** Bytes of these types have been compressed already. */
export const isPacked = (type: string): boolean => /^image\/(?!svg)/u.test(type);

/** Copies that the build has compressed lie beside their files under these endings. */
export const SUFFIXES: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };

/** Half the time of the deepest level for a hundredth more bytes. */
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

/** As small as it gets, on another thread: for what is sent many times. */
export const compressed = async (bytes: Uint8Array, encoding: Encoding) =>
  new Uint8Array(await COMPRESS[encoding](bytes));

/** The lightest encoding that the caller takes, of those that are offered; `null` where it takes none of them. */
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
