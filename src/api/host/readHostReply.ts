import * as v from "valibot";
import { HostReplySchema } from "../contract/hostCalls.ts";
import { HOST_CODES, type HostReply } from "./HostBridge.ts";

export const failureOf = (message: string, code: string = HOST_CODES.failure): HostReply => ({
  code,
  message,
  data: null,
});

const UNREADABLE = failureOf("宿主软件的答复无法识别");

function parsed(reply: string): unknown {
  try {
    return JSON.parse(reply);
  } catch {
    // No JSON is no reply either; the schema says so.
    return null;
  }
}

/** What came over a transport, as JSON text or as an object. What is neither is a failure. */
export function readHostReply(reply: unknown): HostReply {
  const read = v.safeParse(HostReplySchema, typeof reply === "string" ? parsed(reply) : reply);
  if (!read.success) return UNREADABLE;
  const { code, message, data } = read.output;
  return { code, message: message ?? "", data };
}
