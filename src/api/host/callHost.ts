import * as v from "valibot";
import { HOST_PATHS, type HostCallName } from "#domain/desk/host/hostPaths.ts";
import type { HOST_CALLS, HostCall } from "../contract/hostCallTable.ts";
import { HOST_CODES, type HostBridge, type HostCallOptions, type HostReply } from "./HostBridge.ts";
import { failureOf, NOT_IMPLEMENTED, NOT_LOADED } from "./readHostReply.ts";

type Calls = typeof HOST_CALLS;
export type HostParams<Name extends HostCallName> = v.InferInput<Calls[Name]["params"]>;
export type HostAnswer<Name extends HostCallName> =
  | { readonly ok: true; readonly value: v.InferOutput<Calls[Name]["reply"]> }
  | { readonly ok: false; readonly reply: HostReply };

/** Only hosts need the table: the web's first screen does not load it. */
const table = () =>
  import("../contract/hostCallTable.ts").then(
    (loaded) => loaded.HOST_CALLS,
    () => null,
  );

/**
 * A call of the table by its name. Never rejects; parameters and replies that violate the table are refused.
 */
export async function callHost<Name extends HostCallName>(
  bridge: HostBridge,
  name: Name,
  params: HostParams<Name>,
  options: HostCallOptions = {},
): Promise<HostAnswer<Name>> {
  if (!bridge.hasHost) return { ok: false, reply: NOT_IMPLEMENTED };
  const call: HostCall | undefined = (await table())?.[name];
  if (call === undefined) return { ok: false, reply: NOT_LOADED };
  const asked = v.safeParse(call.params, params);
  if (!asked.success) return { ok: false, reply: failureOf(asked.issues[0].message) };
  const waiting = call.isPersons === true ? { timeout: Infinity } : {};
  const reply = await bridge.call(HOST_PATHS[name], asked.output, { ...waiting, ...options });
  if (reply.code !== HOST_CODES.success) return { ok: false, reply };
  const read = v.safeParse(call.reply, reply.data);
  if (!read.success)
    return { ok: false, reply: failureOf(`宿主软件的答复不符合约定（${HOST_PATHS[name]}）`) };
  // The schema of this name has checked it.
  return { ok: true, value: read.output as v.InferOutput<Calls[Name]["reply"]> };
}
