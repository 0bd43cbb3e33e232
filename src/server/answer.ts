import type { Context } from "hono";
import { STATUS_OF, type FailureCode, type Issue } from "#api/contract/envelope.ts";
import type { Refusal } from "./route.ts";

/** The envelope around what a handler returned. */
export const succeed = (c: Context, data: unknown) =>
  c.json({ code: "success", message: "ok", data }, STATUS_OF.success);

/** The envelope of a failure, with the HTTP status that belongs to its code. */
export const refuse = (c: Context, code: FailureCode, message: string, issues: readonly Issue[] = []) =>
  c.json({ code, message, data: issues.length > 0 ? { issues } : null }, STATUS_OF[code]);

export const refuseWith = (c: Context, refusal: Refusal) =>
  refuse(c, refusal.code, refusal.message, refusal.issues);
