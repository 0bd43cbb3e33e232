/** What an embedder binds: an object of the host's, or a function. */
export type Bound = object;

const isBindable = (value: unknown): value is Bound =>
  (typeof value === "object" && value !== null) || typeof value === "function";

function lookFor(names: readonly string[]): Bound | undefined {
  try {
    const value = names.reduce<unknown>(
      (within, name) => (isBindable(within) ? Reflect.get(within, name) : undefined),
      globalThis,
    );
    return isBindable(value) ? value : undefined;
  } catch {
    // A host that is just going throws at the mention of its objects: it is not there.
    return undefined;
  }
}

/**
 * An object that an embedder binds to a global name, `names` being the way to it. It is taken once, at the start or as
 * soon as it is there: what takes its place later is not the host's.
 */
export function boundGlobal(...names: readonly string[]): () => Bound | undefined {
  let bound = lookFor(names);
  return () => (bound ??= lookFor(names));
}
