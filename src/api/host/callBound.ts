import type { Bound } from "./boundGlobal.ts";

/** Calls a method of a host's object of unknown type. */
export function callBound(bound: Bound, method: string, ...parameters: readonly unknown[]): unknown {
  const found: unknown = Reflect.get(bound, method);
  if (typeof found !== "function") throw new TypeError(`${method} is not a function`);
  return Reflect.apply(found, bound, parameters);
}
