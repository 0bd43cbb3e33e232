/**
 * Reduces a realm to Chromium 92: removes what src/floor.ts supplies, and what neither Chromium 92 nor that file
 * has. It needs only the realm itself, so that its source can be sent into a page or a worker.
 */
export function forgetFloor(): void {
  const realm = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
  const forget = (holder: object | undefined, ...names: string[]) => {
    for (const name of names) if (holder !== undefined) Reflect.deleteProperty(holder, name);
  };
  const array = ["findLast", "findLastIndex", "toReversed", "toSorted", "with"];

  // Neither in Chromium 92 nor in src/floor.ts: code that uses one of these must fail.
  forget(realm["Array"], "fromAsync");
  forget(realm["Object"], "groupBy");
  forget(realm["Map"], "groupBy");
  forget(realm["Promise"], "try");
  forget(realm["URL"], "canParse", "parse");
  forget(realm["Response"], "json");
  forget(realm["ArrayBuffer"]?.prototype, "transfer", "transferToFixedLength", "resize");
  forget(realm["String"]?.prototype, "isWellFormed", "toWellFormed");
  forget(realm["Set"]?.prototype, "union", "intersection", "difference", "symmetricDifference");
  forget(realm["Set"]?.prototype, "isSubsetOf", "isSupersetOf", "isDisjointFrom");
  forget(realm["Iterator"]?.prototype, "map", "filter", "take", "drop", "flatMap", "reduce", "toArray");
  forget(realm["Iterator"]?.prototype, "forEach", "some", "every", "find");
  forget(globalThis, "scheduler", "Iterator", "reportError");

  // Supplied by src/floor.ts.
  forget(Array.prototype, ...array, "toSpliced");
  forget(Object.getPrototypeOf(Uint8Array.prototype) as object, ...array);
  forget(realm["Object"], "hasOwn");
  forget(realm["Promise"], "withResolvers");
  forget(globalThis, "structuredClone");
  forget(realm["AbortSignal"], "abort", "any", "timeout");
  forget(realm["AbortSignal"]?.prototype, "reason", "throwIfAborted");

  const controllers = AbortController.prototype;
  const abort = Reflect.get(controllers, "abort") as (this: AbortController) => void;
  controllers.abort = function (this: AbortController) {
    abort.call(this);
  };

  // An error of that version takes only its message (an AggregateError: errors and message), and no options.
  const kept = {
    Error: 1,
    TypeError: 1,
    RangeError: 1,
    SyntaxError: 1,
    ReferenceError: 1,
    AggregateError: 2,
  };
  for (const [name, count] of Object.entries(kept)) {
    const native = Reflect.get(globalThis, name) as new (...parts: unknown[]) => Error;
    const forgetful = new Proxy(native, {
      apply: (target, _self, parts: unknown[]) => new target(...parts.slice(0, count)),
      construct: (target, parts, made) => Reflect.construct(target, parts.slice(0, count), made) as object,
    });
    Object.defineProperty(native.prototype, "constructor", {
      value: forgetful,
      configurable: true,
      writable: true,
    });
    Reflect.set(globalThis, name, forgetful);
  }
}
