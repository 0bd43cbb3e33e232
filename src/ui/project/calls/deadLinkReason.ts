import * as v from "valibot";
import { ApiError } from "#api/client/ApiError.ts";
import { DeadLinkSchema, type DeadLinkReason } from "#api/contract/memberships.ts";

/** Why a link opens nothing; `null` if the call failed for another reason. */
export function deadLinkReason(error: unknown): DeadLinkReason | null {
  if (!(error instanceof ApiError)) return null;
  // A text without the shape of a secret is unknown.
  if (error.code === "invalid.parameter") return "unknown";
  if (error.code !== "not.found") return null;
  const read = v.safeParse(DeadLinkSchema, error.data);
  return read.success ? read.output.reason : "unknown";
}
