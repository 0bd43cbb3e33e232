import * as v from "valibot";
import type { Answer, Endpoint } from "../contract/endpoint.ts";
import { EnvelopeSchema } from "../contract/envelope.ts";
import { ApiError } from "./ApiError.ts";

/** What came back over the wire, whoever sent it. */
export interface Received {
  readonly status: number;
  readonly text: string;
}

/** Another back end may leave out what a failure does not need. */
const AnswerSchema = v.object({
  ...EnvelopeSchema.entries,
  message: v.optional(v.string(), ""),
  data: v.optional(v.unknown(), null),
});

const unexpected = (what: string, status: number) =>
  new ApiError("unexpected.answer", `服务器的答复无法识别（${what}）`, { status });

function parseJson({ status, text }: Received): unknown {
  if (text === "") throw unexpected(`HTTP ${status}，内容为空`, status);
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's page of HTML, a body cut short: nothing in it is for us.
    throw unexpected(`HTTP ${status}，不是 JSON`, status);
  }
}

/** The envelope's data, parsed and not asserted: a server that drifts from the contract fails here, by name. */
export function readAnswer<Of extends Endpoint>(endpoint: Of, received: Received): Answer<Of> {
  const { status } = received;
  const envelope = v.safeParse(AnswerSchema, parseJson(received));
  if (!envelope.success) throw unexpected(`HTTP ${status}，没有 code`, status);
  const { code, message, data } = envelope.output;
  if (code !== "success") throw new ApiError(code, message, { status, data });
  const output = v.safeParse(endpoint.output, data, { abortEarly: true });
  if (output.success) return output.output;
  const [issue] = output.issues;
  const place = v.getDotPath(issue) ?? "data";
  throw unexpected(`${endpoint.method} ${endpoint.path}，${place}：${issue.message}`, status);
}
