/** A signed-in user, as calls of the API see them. */
export interface Caller {
  readonly userId: number;
  readonly name: string;
  /** Hash of the token: grants that are made from it end with it. */
  readonly token: string;
}

/** The caller by bearer token; `null` without a token, and for one that is no longer in force. */
export type CallerOf = (request: Request) => Promise<Caller | null>;

const BEARER = /^Bearer ([\w-]{20,200})$/u;

export const bearerOf = (request: Request): string | undefined =>
  BEARER.exec(request.headers.get("Authorization") ?? "")?.[1];
