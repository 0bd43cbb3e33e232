/**
 * What a program may rely on, as plain data: the answers must be the same with native pieces and with the floor's.
 * Needs nothing but the realm itself, so that its source can be sent into a worker.
 */
export async function floorFacts(): Promise<Record<string, unknown>> {
  const thrown = (run: () => unknown) => {
    try {
      return { name: "none", answered: run() };
    } catch (error) {
      return error instanceof Error
        ? { name: error.name, message: error.message }
        : { name: "thrown", thrown: error };
    }
  };
  const nameOf = (reason: unknown) => (reason instanceof DOMException ? reason.name : reason);
  const isEven = (value: number) => value % 2 === 0;
  const list = [3, 10, 2, 7];
  const typed = Float64Array.from(list);
  const plain = (values: Float64Array) => ({ kind: values.constructor.name, values: [...values] });

  const cause = { why: "cause" };
  const circular: Record<string, unknown> = {
    date: new Date(0),
    map: new Map([[1, new Set(["a"])]]),
    typed,
    error: new RangeError("far"),
    nothing: undefined,
  };
  circular["self"] = circular;
  const copy = structuredClone(circular);
  const moved = new Float64Array([1, 2, 3]);

  const deferred = Promise.withResolvers<string>();
  deferred.resolve("resolved");

  const heard: Record<"any" | "source", unknown[]> = { any: [], source: [] };
  const controller = new AbortController();
  const others = new AbortController();
  const any = AbortSignal.any([others.signal, controller.signal]);
  any.addEventListener("abort", () => heard.any.push(any.reason));
  controller.signal.addEventListener("abort", () => heard.source.push(controller.signal.reason));
  const before = { reason: any.reason, aborted: any.aborted, calm: thrown(() => any.throwIfAborted()) };
  controller.abort(cause);
  controller.abort("too late");
  others.abort("too late as well");
  const bare = new AbortController();
  bare.abort();
  const timeout = AbortSignal.timeout(1);
  await new Promise((resolve) => timeout.addEventListener("abort", resolve));

  return {
    hasOwn: [Object.hasOwn({ a: 1 }, "a"), Object.hasOwn({}, "toString"), Object.hasOwn([1], 0)],
    findLast: [list.findLast(isEven), list.findLastIndex(isEven), list.findLast((value) => value > 99)],
    findLastOfTyped: [typed.findLast(isEven), typed.findLastIndex(isEven), typed.findLastIndex(isNaN)],
    copies: [
      list.toReversed(),
      // oxlint-disable-next-line typescript/require-array-sort-compare -- what it does without one is compared here
      list.toSorted(),
      list.toSorted((a, b) => a - b),
      list.toSpliced(1, 2, 0),
      list.with(2, 5),
    ],
    typedCopies: [plain(typed.toReversed()), plain(typed.toSorted()), plain(typed.with(0, 5))],
    outOfRange: thrown(() => list.with(9, 0)).name,
    untouched: [list, [...typed]],
    cause: [
      new Error("a", { cause }).cause === cause,
      "cause" in new Error("a"),
      new TypeError("b", { cause: 0 }).cause,
      new AggregateError([1], "c", { cause: 1 }).cause,
      new TypeError("d") instanceof Error,
      new Error("e").constructor === Error,
    ],
    subclass: thrown(() => {
      throw new (class Lost extends Error {
        override readonly name = "Lost";
      })("way", { cause });
    }),
    withResolvers: await deferred.promise,
    clone: {
      isAnother: copy !== circular && copy["self"] === copy,
      date: copy["date"],
      map: copy["map"],
      typed: plain(copy["typed"] as Float64Array),
      error: thrown(() => {
        throw copy["error"];
      }),
      keys: Object.keys(copy),
      function: thrown(() => structuredClone(() => 0)) !== undefined,
      moved: plain(structuredClone(moved)),
    },
    abort: {
      before,
      heard,
      any: [any.aborted, any.reason === cause],
      late: controller.signal.reason === cause,
      thrown: thrown(() => any.throwIfAborted()),
      bare: nameOf(bare.signal.reason),
      bareThrown: nameOf(bare.signal.reason) === "AbortError",
      made: [AbortSignal.abort().aborted, nameOf(AbortSignal.abort().reason), AbortSignal.abort(7).reason],
      madeThrown: thrown(() => AbortSignal.abort(7).throwIfAborted()),
      timeout: [timeout.aborted, nameOf(timeout.reason)],
      anyOfNone: AbortSignal.any([]).aborted,
      anyOfAborted: AbortSignal.any([new AbortController().signal, AbortSignal.abort("x")]).reason as unknown,
    },
  };
}
