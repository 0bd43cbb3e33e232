import * as v from "valibot";
import type { Answer, Endpoint } from "../contract/endpoint.ts";
import { EnvelopeSchema } from "../contract/envelope.ts";
import { ApiError } from "./ApiError.ts";

/** A response as it arrived, whoever sent it. */
export interface Received {
  readonly status: number;
  readonly text: string;
  /** By which the server's log knows the request. */
  readonly requestId?: string | null;
}

/** Another back end may omit properties that a failure does not need. */
const AnswerSchema = v.object({
  ...EnvelopeSchema.entries,
  message: v.optional(v.string(), ""),
  data: v.optional(v.unknown(), null),
});

const unexpected = (what: string, status: number) =>
  new ApiError("unexpected.answer", `服务器的答复无法识别（${what}）`, { status });

/** A fault of the server is in its log, under a number that a person can quote. */
const faultText = ({ requestId }: Received) =>
  `服务器内部错误，请稍后重试${requestId ? `（编号 ${requestId}）` : ""}`;

/** The message for a person; both of these are written for developers by the server. */
function textOf(code: string, message: string, received: Received): string {
  if (code === "internal.error") return faultText(received);
  return code === "unavailable" ? "服务器暂时不能答复，请稍后重试" : message;
}

function parseJson({ status, text }: Received): unknown {
  if (text === "") throw unexpected(`HTTP ${status}，内容为空`, status);
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's HTML page or a truncated body: not an answer of ours.
    throw unexpected(`HTTP ${status}，不是 JSON`, status);
  }
}

/**
 * The envelope's data, parsed rather than asserted: an answer that violates the contract fails here, with the
 * field's name.
 */
export function readAnswer<Of extends Endpoint>(endpoint: Of, received: Received): Answer<Of> {
  const { status } = received;
  const envelope = v.safeParse(AnswerSchema, parseJson(received));
  if (!envelope.success) throw unexpected(`HTTP ${status}，没有 code`, status);
  const { code, message, data } = envelope.output;
  if (code !== "success") throw new ApiError(code, textOf(code, message, received), { status, data });
  const output = v.safeParse(endpoint.output, data, { abortEarly: true });
  if (output.success) return output.output;
  const [issue] = output.issues;
  const field = v.getDotPath(issue) ?? "data";
  throw unexpected(`${endpoint.method} ${endpoint.path}，${field}：${issue.message}`, status);
}
