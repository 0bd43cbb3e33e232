import { ApiError } from "#api/client/ApiError.ts";
import type { Asking } from "#api/client/createApi.ts";
import type { Answer, Endpoint } from "#api/contract/endpoint.ts";
import { loadedOf, type Loaded } from "../../page/services/Loaded.ts";
import { useAsk } from "../../page/services/useAsk.ts";

/** The shape of a secret; a link that was cut short in a mail is not sent to the server. */
const SECRET = /^[\w-]{43}$/u;
const CUT_SHORT = new ApiError("invalid.parameter", "is no secret of a link");

export function useLinkTarget<Of extends Endpoint>(
  endpoint: Of,
  secret: string,
  asking: Asking<Of>,
  isAsked = true,
): Loaded<Answer<Of>> {
  const isWhole = SECRET.test(secret);
  const link = loadedOf(useAsk(endpoint, asking, { isOn: isWhole && isAsked }));
  return isWhole ? link : { status: "failed", error: CUT_SHORT, retry: () => {} };
}
