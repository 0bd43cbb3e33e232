/** Somebody who has signed in, as a call of the API knows them. */
export interface Caller {
  readonly userId: number;
  readonly name: string;
  /** Hash of the token: what is made from it ends with it. */
  readonly token: string;
}

/** Who calls, by the bearer token; `null` for nobody, and for a token that is no longer in force. */
export type CallerOf = (request: Request) => Promise<Caller | null>;

const BEARER = /^Bearer ([\w-]{20,200})$/u;

export const bearerOf = (request: Request): string | undefined =>
  BEARER.exec(request.headers.get("Authorization") ?? "")?.[1];
