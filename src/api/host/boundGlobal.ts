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
    // A host that is closing throws on access to its objects: it counts as absent.
    return undefined;
  }
}

/**
 * An object that an embedder binds to a global, reached by the path `names`. It is taken once, at the start
 * or as soon as it exists: a later replacement is not the host's.
 */
export function boundGlobal(...names: readonly string[]): () => Bound | undefined {
  let bound = lookFor(names);
  return () => (bound ??= lookFor(names));
}
