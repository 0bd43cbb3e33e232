import type { Asked, Endpoint } from "#api/contract/endpoint.ts";
import type { Bytes } from "./Bytes.ts";
import type { Download } from "./Download.ts";
import type { RangedFile } from "./RangedFile.ts";
import type { CallOf, Route } from "./route.ts";

/** Binds a handler to an endpoint that answers with bytes. */
export function bytesRoute<Of extends Endpoint & { readonly isBinary?: true }>(
  endpoint: Of,
  handle: (asked: Asked<Of>, call: CallOf<Of>) => Promise<Bytes | Download | RangedFile>,
): Route {
  return { endpoint, handle: handle as Route["handle"] };
}
