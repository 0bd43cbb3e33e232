import type { Answer, Asked, Endpoint } from "#api/contract/endpoint.ts";
import type { FailureCode, Issue } from "#api/contract/envelope.ts";
import type { Beside, Caller, SeenLibrary } from "./caller.ts";
import type { Visitor } from "./visitor.ts";

/**
 * Thrown by a handler for an outcome that the caller may expect; anything else thrown is `internal.error`.
 */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: FailureCode;
  readonly issues: readonly Issue[];

  constructor(code: FailureCode, message: string, issues: readonly Issue[] = []) {
    super(message);
    this.code = code;
    this.issues = issues;
  }

  /** The envelope's data. */
  get data(): unknown {
    return this.issues.length > 0 ? { issues: this.issues } : null;
  }
}

/** Another writer was faster: nothing is overwritten, and the caller receives the current state. */
export class Conflict extends Refusal {
  readonly #found: unknown;

  constructor(message: string, found: unknown) {
    super("conflict", message);
    this.#found = found;
  }

  override get data(): unknown {
    return this.#found;
  }
}

/** What a handler receives about a request besides its checked input. */
export interface Call {
  readonly requestId: string;
  /** From the header X-Product-Id: the product of a download. */
  readonly productId: string | null;
  /** Aborted when the caller hangs up; created when first used. */
  readonly signal: () => AbortSignal;
  readonly visitor: Visitor;
  /** The caller's network; "" if it is unknown. */
  readonly network: string;
  /** The caller, for an endpoint that anybody may call; `null` without a token in force. */
  readonly caller: () => Promise<Caller | null>;
  /** The libraries whose products the caller may see. Read with each call, so that a membership ends at once. */
  readonly libraries: () => Promise<readonly SeenLibrary[]>;
}

/** A call to an endpoint that needs a user. */
export interface UserCall extends Call {
  readonly user: Caller;
}

export type CallOf<Of extends Endpoint> = Of extends { readonly needsUser: true } ? UserCall : Call;

export interface Route {
  readonly endpoint: Endpoint;
  /** Receives a `UserCall` if its endpoint needs a user. */
  readonly handle: (asked: Asked<Endpoint>, call: Call) => unknown;
  /** An additional value that is read in the same query as the caller. */
  readonly beside?: (asked: Asked<Endpoint>) => Beside;
}

/** An answer is only serialised, so a handler may return readonly data. */
type Frozen<Value> = Value extends object ? { readonly [Key in keyof Value]: Frozen<Value[Key]> } : Value;

/** Binds a handler to its endpoint: it receives parsed input and returns the envelope's data. */
export function route<Of extends Endpoint>(
  endpoint: Of,
  handle: (asked: Asked<Of>, call: CallOf<Of>) => Promise<Frozen<Answer<Of>>> | Frozen<Answer<Of>>,
): Route {
  return { endpoint, handle: handle as Route["handle"] };
}

/**
 * Binds a handler with an additional value that is read in the same query as the caller; the path names a project.
 */
export function routeWith<Of extends Endpoint & { readonly needsUser: true }, Value>(
  endpoint: Of,
  beside: (asked: Asked<Of>) => Beside<Value>,
  handle: (asked: Asked<Of>, call: UserCall, found: Value) => Promise<Frozen<Answer<Of>>>,
): Route {
  if (!endpoint.path.includes("{projectId}")) throw new Error(`${endpoint.path} names no project`);
  const withFound = (asked: Asked<Of>, call: UserCall) => handle(asked, call, call.user.beside as Value);
  return { endpoint, handle: withFound as Route["handle"], beside: beside as NonNullable<Route["beside"]> };
}
