import * as v from "valibot";
import type { Method } from "#api/contract/endpoint.ts";
import { EnvelopeSchema, IssuesSchema } from "#api/contract/envelope.ts";

/** Anything that answers requests: the app itself, or a browser with cookies. */
export interface Asked {
  request(path: string, init?: RequestInit): Response | Promise<Response>;
}

/**
 * Calls the app as a client does; returns the status, the envelope, and the faulty fields if there are any.
 * @param headers of a signed-in user
 */
export function callerOf(app: Asked, headers: Readonly<Record<string, string>> = {}) {
  const call = async (method: Method, path: string, body?: unknown) => {
    const response = await app.request(`/api${path}`, {
      method,
      ...(body === undefined
        ? { headers }
        : { body: JSON.stringify(body), headers: { ...headers, "Content-Type": "application/json" } }),
    });
    const envelope = v.parse(EnvelopeSchema, await response.json());
    const issues = v.safeParse(IssuesSchema, envelope.data);
    return {
      status: response.status,
      code: envelope.code,
      message: envelope.message,
      data: envelope.data,
      faults: issues.success ? issues.output.issues.map(({ path: at }) => at) : [],
    };
  };
  return {
    call,
    get: (path: string) => call("GET", path),
    post: (path: string, body: unknown) => call("POST", path, body),
    put: (path: string, body: unknown) => call("PUT", path, body),
    patch: (path: string, body: unknown) => call("PATCH", path, body),
    delete: (path: string, body?: unknown) => call("DELETE", path, body),
  };
}
