import { Inflate } from "pako";
import type { DisplayData } from "#domain/things/model/displayData.ts";
import { MOST_DISPLAY_BYTES } from "#domain/things/model/modelLimits.ts";
import { readDisplayData, type DisplayFault } from "#domain/things/model/readDisplayData.ts";
import { fail, ok, type Result } from "#domain/base/result.ts";

/** Bytes that are pushed and produced at once: how far a decompression bomb can exceed the limit. */
const SLICE = 16_384;
const OUTPUT_CHUNK = 262_144;

const isGzip = ([first, second]: Uint8Array) => first === 0x1f && second === 0x8b;

/** Stops as soon as it exceeds the limit, so that a decompression bomb is never fully inflated. */
function inflated(packed: Uint8Array): Result<readonly Uint8Array[], "damaged" | "too-large"> {
  const inflate = new Inflate({ chunkSize: OUTPUT_CHUNK });
  const chunks: Uint8Array[] = [];
  let length = 0;
  inflate.onData = (chunk: Uint8Array) => {
    length += chunk.length;
    if (length <= MOST_DISPLAY_BYTES) chunks.push(chunk);
  };
  for (let at = 0; at < packed.length && !inflate.ended; at += SLICE) {
    inflate.push(packed.subarray(at, at + SLICE), at + SLICE >= packed.length);
    if (length > MOST_DISPLAY_BYTES) return fail("too-large");
    if (inflate.err !== 0) return fail("damaged");
  }
  return inflate.ended ? ok(chunks) : fail("damaged");
}

function parsed(chunks: readonly Uint8Array[]): Result<unknown, "damaged"> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    let text = "";
    for (const chunk of chunks) text += decoder.decode(chunk, { stream: true });
    return ok(JSON.parse(text + decoder.decode()));
  } catch {
    // Invalid UTF-8 or JSON, or nested deeper than the parser goes.
    return fail("damaged");
  }
}

/** Duration of each step, ms. */
export interface UnpackTimes {
  readonly unpack: number;
  readonly parse: number;
  readonly check: number;
}

/**
 * Parses bytes, with gzip or already unpacked by the browser, to checked display data.
 * @param now ms, of any origin
 */
export function unpackDisplayData(
  bytes: Uint8Array,
  now: () => number,
): Result<{ readonly data: DisplayData; readonly times: UnpackTimes }, DisplayFault> {
  const begun = now();
  const chunks = isGzip(bytes) ? inflated(bytes) : ok([bytes]);
  if (!chunks.ok) return chunks;
  const unpacked = now();
  const value = parsed(chunks.value);
  if (!value.ok) return value;
  const parsedAt = now();
  const read = readDisplayData(value.value);
  if (!read.ok) return read;
  const times = { unpack: unpacked - begun, parse: parsedAt - unpacked, check: now() - parsedAt };
  return ok({ data: read.value, times });
}
