import type { Bound } from "./boundGlobal.ts";
import { callBound } from "./callBound.ts";
import type { HostTransport } from "./createHostBridge.ts";

const NAME = "CefClient";

/**
 * The desktop host: JSON text in; text, or a promise of it, out. CefSharp may have to be asked to bind the
 * object.
 */
export function cefTransport(
  client: () => Bound | undefined,
  binder: () => Bound | undefined,
): HostTransport {
  let binding: Promise<unknown> | undefined;
  async function bind(sharp: Bound): Promise<void> {
    const bindNow = async () => callBound(sharp, "BindObjectAsync", NAME);
    binding ??= bindNow().finally(() => (binding = undefined));
    try {
      await binding;
    } catch {
      // Without its object the host counts as absent, which the call reports.
    }
  }
  return async (message) => {
    const sharp = binder();
    if (client() === undefined && sharp !== undefined) await bind(sharp);
    const bound = client();
    if (bound === undefined) throw new Error(`${NAME} is undefined!`);
    return callBound(bound, "request", message);
  };
}
