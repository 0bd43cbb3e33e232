import * as v from "valibot";
import type { Bound } from "./boundGlobal.ts";
import { callBound } from "./callBound.ts";
import type { HostTransport } from "./createHostBridge.ts";
import { hearOnce } from "./hearOnce.ts";
import { pendingReplies } from "./pendingReplies.ts";

const CallSchema = v.object({ path: v.string(), params: v.unknown() });
const ReplyEventSchema = v.object({ id: v.string(), body: v.unknown() });

const reasonOf = (code: unknown, message: unknown) => (typeof message === "string" ? message : String(code));

/** A query has callbacks; the first one that is called gives the answer. */
const ask = (query: (asking: object) => unknown, request: string) =>
  new Promise<unknown>((resolve, reject) => {
    query({
      request,
      onSuccess: resolve,
      onFailure: (code: unknown, message: unknown) => reject(new Error(reasonOf(code, message))),
    });
  });

/**
 * The embedded browser: a method called by name, with its parameters as JSON text. The reply is what the
 * method returns, or an event `reply`; an embedder without methods takes the whole call as a query.
 */
export function qcefTransport(
  client: () => Bound | undefined,
  query: () => Bound | undefined,
): HostTransport {
  const replies = pendingReplies();
  const hear = hearOnce("reply", ReplyEventSchema, ({ id, body }) => replies.settle(id, body));
  return (message, signal) => {
    const bound = client();
    if (bound !== undefined && "invokeMethod" in bound) {
      if ("addEventListener" in bound) hear(bound);
      const { path, params } = v.parse(CallSchema, JSON.parse(message));
      const parameters = JSON.stringify(params);
      return replies.ask((id) => callBound(bound, "invokeMethod", path, parameters, id), signal);
    }
    const asked = query();
    if (typeof asked === "function")
      return ask((asking) => Reflect.apply(asked, undefined, [asking]), message);
    throw new Error("QCefClient is undefined!");
  };
}
