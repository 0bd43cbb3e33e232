import type { Context } from "hono";
import type { Answer, Asked, Endpoint } from "#api/contract/endpoint.ts";
import { basicCall, type ApiContext } from "../../http/mountRoutes.ts";
import type { Call, Route } from "../../http/route.ts";

/** A call of the account service gets the whole request, because the session is in its cookie. */
interface AccountCall extends Call {
  readonly context: Context;
}

export const accountCall = (c: ApiContext): Promise<Call> => {
  const call: AccountCall = { ...basicCall(c, () => Promise.resolve(null)), context: c };
  return Promise.resolve(call);
};

/** Binds a handler to an endpoint of the account service. Only these handlers receive the request. */
export const accountRoute = <Of extends Endpoint>(
  endpoint: Of,
  handle: (asked: Asked<Of>, c: Context) => Promise<Answer<Of>>,
): Route => ({
  endpoint,
  handle: (asked, call) => handle(asked as Asked<Of>, (call as AccountCall).context),
});
