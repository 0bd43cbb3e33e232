import type { GenericSchema, InferOutput } from "valibot";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * One HTTP exchange, described once for both ends of the wire. `path` stands below the API's base and names
 * its parameters as `{code}`; `params`, `query` and `body` are checked by the server, `output` (the envelope's
 * `data`) by the client.
 */
export interface Endpoint<
  Params extends GenericSchema = GenericSchema,
  Query extends GenericSchema = GenericSchema,
  Body extends GenericSchema = GenericSchema,
  Output extends GenericSchema = GenericSchema,
> {
  readonly method: Method;
  readonly path: `/${string}`;
  /** What the call is for, one line: the summary in the OpenAPI description. */
  readonly summary: string;
  /** A POST that only asks: like a GET it may be sent again when an attempt was lost. */
  readonly isRead?: true;
  /** Answers bytes instead of the envelope; `output` is a Uint8Array. A failure comes in the envelope all the same. */
  readonly isBinary?: true;
  /** Asks for a bearer token in force; without one it answers `authentication.failed`. */
  readonly needsUser?: true;
  /** Its body may hold so many values, where others hold fewer. */
  readonly mostValues?: number;
  /** Stands below the base of the account service instead of the API's. */
  readonly service?: "account";
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly output: Output;
}

// A bundle leaves out the calls that it does not ask.
// @__NO_SIDE_EFFECTS__
export const endpoint = <
  Params extends GenericSchema,
  Query extends GenericSchema,
  Body extends GenericSchema,
  Output extends GenericSchema,
>(
  description: Endpoint<Params, Query, Body, Output>,
) => description;

/** An exchange of somebody who has signed in: the server hands the handler who that is. */
// @__NO_SIDE_EFFECTS__
export const userEndpoint = <
  Params extends GenericSchema,
  Query extends GenericSchema,
  Body extends GenericSchema,
  Output extends GenericSchema,
>(
  description: Endpoint<Params, Query, Body, Output>,
) => ({ ...description, needsUser: true }) as const;

/** What a handler receives once the server has checked it. */
export interface Asked<Of extends Endpoint> {
  readonly params: InferOutput<Of["params"]>;
  readonly query: InferOutput<Of["query"]>;
  readonly body: InferOutput<Of["body"]>;
}
export type Answer<Of extends Endpoint> = InferOutput<Of["output"]>;
