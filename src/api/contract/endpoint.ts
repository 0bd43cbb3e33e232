import type { GenericSchema, InferOutput } from "valibot";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * One HTTP exchange, described once for both ends. `path` is below the API's base and names its parameters as
 * `{code}`; the server checks `params`, `query` and `body`, the client `output` (the envelope's `data`).
 */
export interface Endpoint<
  Params extends GenericSchema = GenericSchema,
  Query extends GenericSchema = GenericSchema,
  Body extends GenericSchema = GenericSchema,
  Output extends GenericSchema = GenericSchema,
> {
  readonly method: Method;
  readonly path: `/${string}`;
  /** The purpose of the call in one line: the summary in the OpenAPI description. */
  readonly summary: string;
  /** A POST that only reads: like a GET, it may be repeated when an attempt was lost. */
  readonly isRead?: true;
  /** Answers with bytes instead of the envelope; `output` is a Uint8Array. A failure is still an envelope. */
  readonly isBinary?: true;
  /** Requires a valid bearer token; without one it answers `authentication.failed`. */
  readonly needsUser?: true;
  /** Requires an operator as well; every other user is answered `forbidden`. */
  readonly needsOperator?: true;
  /** Number of values that its body may hold; by default fewer. */
  readonly mostValues?: number;
  /** Below the base of the account service instead of the API's. */
  readonly service?: "account";
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly output: Output;
}

// Lets a bundle omit the calls that it does not use.
// @__NO_SIDE_EFFECTS__
export const endpoint = <
  Params extends GenericSchema,
  Query extends GenericSchema,
  Body extends GenericSchema,
  Output extends GenericSchema,
>(
  description: Endpoint<Params, Query, Body, Output>,
) => description;

/** An exchange for signed-in users: the handler receives the user. */
// @__NO_SIDE_EFFECTS__
export const userEndpoint = <
  Params extends GenericSchema,
  Query extends GenericSchema,
  Body extends GenericSchema,
  Output extends GenericSchema,
>(
  description: Endpoint<Params, Query, Body, Output>,
) => ({ ...description, needsUser: true }) as const;

/** An exchange for operators. */
// @__NO_SIDE_EFFECTS__
export const operatorEndpoint = <
  Params extends GenericSchema,
  Query extends GenericSchema,
  Body extends GenericSchema,
  Output extends GenericSchema,
>(
  description: Endpoint<Params, Query, Body, Output>,
) => ({ ...description, needsUser: true, needsOperator: true }) as const;

/** The input of a handler, checked by the server. */
export interface Asked<Of extends Endpoint> {
  readonly params: InferOutput<Of["params"]>;
  readonly query: InferOutput<Of["query"]>;
  readonly body: InferOutput<Of["body"]>;
}
export type Answer<Of extends Endpoint> = InferOutput<Of["output"]>;
