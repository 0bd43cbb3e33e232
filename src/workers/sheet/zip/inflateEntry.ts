import { Inflate } from "pako";
import { fail, ok, type Result } from "#domain/base/result.ts";
import type { ZipEntry } from "./zipDirectory.ts";

/** Deflate cannot expand more than about 1032 times, so one slice can exceed a limit by 4 MB at most. */
const SLICE = 4096;
const OUTPUT_CHUNK = 65_536;

/**
 * The bytes of an entry. Stops as soon as they exceed `limit` or the size that the archive declares, so that
 * a decompression bomb is never fully inflated.
 */
export function inflateEntry(
  { method, packed, size }: ZipEntry,
  limit: number,
): Result<Uint8Array<ArrayBuffer>, "too-far" | "damaged"> {
  if (size > limit) return fail("too-far");
  if (method === "stored") return packed.length === size ? ok(packed) : fail("damaged");

  const inflated = new Uint8Array(size);
  const inflate = new Inflate({ raw: true, chunkSize: OUTPUT_CHUNK });
  let length = 0;
  inflate.onData = (chunk: Uint8Array) => {
    if (length + chunk.length <= size) inflated.set(chunk, length);
    length += chunk.length;
  };
  for (let at = 0; at < packed.length && !inflate.ended; at += SLICE) {
    const isLast = at + SLICE >= packed.length;
    inflate.push(packed.subarray(at, at + SLICE), isLast);
    if (length > size) return fail("too-far");
    if (inflate.err !== 0) return fail("damaged");
  }
  return inflate.ended && length === size ? ok(inflated) : fail("damaged");
}
