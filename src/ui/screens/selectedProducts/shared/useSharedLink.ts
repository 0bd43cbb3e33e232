import * as v from "valibot";
import { ApiError } from "#api/client/ApiError.ts";
import type { Answer } from "#api/contract/endpoint.ts";
import { DeadLinkSchema, openSharedProject, type DeadLinkReason } from "#api/contract/projectSharing.ts";
import { loadedOf, type Loaded } from "../../../page/services/Loaded.ts";
import { useAsk } from "../../../page/services/useAsk.ts";

/** Why a link opens nothing; `null` if the call failed for another reason. */
export function deadLinkReason(error: unknown): DeadLinkReason | null {
  if (!(error instanceof ApiError)) return null;
  // A text without the shape of a secret is unknown.
  if (error.code === "invalid.parameter") return "unknown";
  if (error.code !== "not.found") return null;
  const read = v.safeParse(DeadLinkSchema, error.data);
  return read.success ? read.output.reason : "unknown";
}

/** The shape of a secret; a link that was cut short in a mail is not sent to the server. */
const SECRET = /^[\w-]{43}$/u;
const CUT_SHORT = new ApiError("invalid.parameter", "is no secret of a link");

export function useSharedLink(secret: string): Loaded<Answer<typeof openSharedProject>> {
  const isWhole = SECRET.test(secret);
  const link = loadedOf(useAsk(openSharedProject, { body: { secret } }, { isOn: isWhole }));
  return isWhole ? link : { status: "failed", error: CUT_SHORT, retry: () => {} };
}
