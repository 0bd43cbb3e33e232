import * as v from "valibot";
import { HostReplySchema } from "../contract/hostCalls.ts";
import { HOST_CODES, type HostReply } from "./HostBridge.ts";

export const failureOf = (message: string, code: string = HOST_CODES.failure): HostReply => ({
  code,
  message,
  data: null,
});

/** The reply for an unknown path. */
export const NOT_IMPLEMENTED = failureOf("not implemented!", HOST_CODES.methodNotFound);

/** The code for hosts is loaded when needed. */
export const NOT_LOADED = failureOf("页面的一部分没有加载，请检查网络后重试");

const UNREADABLE = failureOf("宿主软件的答复无法识别");

/** .NET writes it before a text that it has read from a file. */
const BYTE_ORDER_MARK = /^\uFEFF/u;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(BYTE_ORDER_MARK, ""));
  } catch {
    // The schema rejects invalid JSON.
    return null;
  }
}

/** Decodes twice if a host has encoded its JSON text as a JSON string. */
function decoded(text: string): unknown {
  const once = parsed(text);
  return typeof once === "string" ? parsed(once) : once;
}

/** Reads a reply, as JSON text or as an object. Anything else is a failure. */
export function readHostReply(reply: unknown): HostReply {
  const read = v.safeParse(HostReplySchema, typeof reply === "string" ? decoded(reply) : reply);
  if (!read.success) return UNREADABLE;
  const { code, message, data } = read.output;
  return { code, message: message ?? "", data };
}
