import type { Endpoint } from "../contract/endpoint.ts";

/** The three parts of a request before they become an address and a body. */
export interface RequestParts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

const entriesOf = (record: unknown): [string, unknown][] =>
  typeof record === "object" && record !== null ? Object.entries(record) : [];

/** `null` for an empty value; 0 and false are values. */
function textOf(value: unknown): string | null {
  if (value === undefined || value === null || value === "") return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return `${value}`;
  throw new TypeError("an address holds plain values only");
}

/** Empty values are not sent. A list repeats its name. */
function searchOf(query: unknown): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of entriesOf(query)) {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const text of values.map(textOf)) if (text !== null) search.append(name, text);
  }
  return search;
}

function pathOf({ path }: Pick<Endpoint, "path">, params: unknown): string {
  const given = new Map(entriesOf(params));
  return path.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const text = textOf(given.get(name));
    if (text === null) throw new TypeError(`${path} needs ${name}`);
    return encodeURIComponent(text);
  });
}

/** The address of an endpoint without a cache buster, for answers that the browser may cache. */
export const urlOf = (base: string, endpoint: Pick<Endpoint, "path">, params: unknown): string =>
  `${base.replace(/\/+$/u, "")}${pathOf(endpoint, params)}`;

/** `now` in ms makes every GET's address unique, so that no cache answers it. */
export function addressOf(base: string, endpoint: Endpoint, parts: RequestParts, now: number): string {
  const search = searchOf(parts.query);
  if (endpoint.method === "GET") search.set("_t", String(now));
  const query = search.toString();
  return `${urlOf(base, endpoint, parts.params)}${query && `?${query}`}`;
}

/** The program that a record of use comes from, percent-encoded because a header carries only ASCII. */
export type ProgramHeaders = {
  readonly [Name in "X-Software-Code" | "X-Software-Version" | "X-Desktop-Version"]?: string;
};

export interface HeaderParts {
  /** The product of a download. */
  readonly productId?: string | undefined;
  readonly program?: ProgramHeaders | undefined;
}

/**
 * A string is sent as it is, everything else as JSON. Cookies are sent too; the token is only in a header.
 */
export function initOf(
  { method }: Pick<Endpoint, "method">,
  body: unknown,
  token: string | undefined,
  { productId, program }: HeaderParts = {},
): RequestInit {
  const headers: ProgramHeaders & {
    Accept: string;
    Authorization?: string;
    "Content-Type"?: string;
    "X-Product-Id"?: string;
  } = {
    Accept: "application/json",
    ...program,
  };
  if (token) headers["Authorization"] = `Bearer ${token}`;
  // A header carries only ASCII.
  if (productId !== undefined) headers["X-Product-Id"] = encodeURIComponent(productId);
  const init: RequestInit = { method, headers, credentials: "include" };
  if (body === undefined) return init;
  headers["Content-Type"] = typeof body === "string" ? "text/plain" : "application/json";
  return { ...init, body: typeof body === "string" ? body : JSON.stringify(body) };
}
