import type { Answer, Asked, Endpoint } from "#api/contract/endpoint.ts";
import type { FailureCode, Issue } from "#api/contract/envelope.ts";
import type { Visitor } from "./visitor.ts";

/** Thrown by a handler for an outcome the caller may expect; anything else thrown is `internal.error`. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: FailureCode;
  readonly issues: readonly Issue[];

  constructor(code: FailureCode, message: string, issues: readonly Issue[] = []) {
    super(message);
    this.code = code;
    this.issues = issues;
  }
}

/** What a handler knows of the request besides its checked input. */
export interface Call {
  readonly requestId: string;
  /** Aborted when the caller went away. */
  readonly signal: AbortSignal;
  readonly visitor: Visitor;
}

export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (asked: Asked<Endpoint>, call: Call) => unknown;
}

/** An answer is only written out, so a handler may hand over what it must not change. */
type Frozen<Value> = Value extends object ? { readonly [Key in keyof Value]: Frozen<Value[Key]> } : Value;

/** Binds a handler to its endpoint: it receives parsed input and returns the envelope's data. */
export function route<Of extends Endpoint>(
  endpoint: Of,
  handle: (asked: Asked<Of>, call: Call) => Promise<Frozen<Answer<Of>>> | Frozen<Answer<Of>>,
): Route {
  return { endpoint, handle: handle as Route["handle"] };
}
