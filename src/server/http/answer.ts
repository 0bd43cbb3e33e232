import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Context } from "hono";
import { STATUS_OF, type FailureCode } from "#api/contract/envelope.ts";
import { takesGzip } from "./encoding.ts";
import type { Refusal } from "./route.ts";

/** Shorter texts fit into a packet or two uncompressed. */
const WORTH_COMPRESSING = 4096;
/** Measured on an answer for 500 rooms: a sixth of the size in the least time; deeper levels gain little. */
const GZIP_LEVEL = 3;

const compress = promisify(gzip);

/**
 * Sends JSON that is never cached. Long answers are compressed on another thread if the caller accepts it.
 */
export async function sendJson(
  c: Context,
  value: unknown,
  status: (typeof STATUS_OF)[keyof typeof STATUS_OF],
) {
  const text = JSON.stringify(value);
  c.header("Content-Type", "application/json; charset=utf-8");
  c.header("Cache-Control", "no-store");
  c.header("Vary", "Accept-Encoding", { append: true });
  if (text.length < WORTH_COMPRESSING || !takesGzip(c)) return c.body(text, status);
  c.header("Content-Encoding", "gzip");
  return c.body(new Uint8Array(await compress(text, { level: GZIP_LEVEL })), status);
}

/** The envelope around a handler's result. */
export const succeed = (c: Context, data: unknown) =>
  sendJson(c, { code: "success", message: "ok", data }, STATUS_OF.success);

/** The envelope of a failure, with the HTTP status of its code. */
export const refuse = (c: Context, code: FailureCode, message: string, data: unknown = null) =>
  sendJson(c, { code, message, data }, STATUS_OF[code]);

export const refuseWith = (c: Context, refusal: Refusal) =>
  refuse(c, refusal.code, refusal.message, refusal.data);
