import * as v from "valibot";
import type { Bound } from "./boundGlobal.ts";
import { callBound } from "./callBound.ts";
import type { HostTransport } from "./createHostBridge.ts";
import { hearOnce } from "./hearOnce.ts";
import { NO_INTEROP } from "./interopTransport.ts";
import { pendingReplies } from "./pendingReplies.ts";

const ReplyEventSchema = v.object({ data: v.object({ id: v.string(), reply: v.unknown() }) });

/**
 * A plug-in from 1.6 on: sends a message `{ id, path, params }` and receives `{ id, reply }`. Only the
 * plug-in's own object is listened to, never the window, to which frames can post.
 */
export function messageTransport(webview: () => Bound | undefined): HostTransport {
  const replies = pendingReplies();
  const hear = hearOnce("message", ReplyEventSchema, ({ data: { id, reply } }) => replies.settle(id, reply));
  return (message, signal) => {
    const bound = webview();
    if (bound === undefined) throw new Error(NO_INTEROP);
    hear(bound);
    const call: unknown = JSON.parse(message);
    return replies.ask((id) => callBound(bound, "postMessage", Object.assign({ id }, call)), signal);
  };
}
