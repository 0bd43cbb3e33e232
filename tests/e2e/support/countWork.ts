/** The most that the page did at once while steps were recorded. */
export interface Work {
  /** Elements of one list put in order. */
  readonly sorted: number;
  /** Characters of one JSON text parsed. */
  readonly parsed: number;
  /** Bytes of one body fetched, before any compression. */
  readonly fetched: number;
  /** Values in one message from a worker; a typed array is one, whatever its length: it moves without being read. */
  readonly received: number;
}

export interface WorkCounter {
  readonly reset: () => void;
  readonly most: () => Work;
}

/** Runs in the page before its scripts: counts what they do, at `window.workCounter`. Needs nothing around it. */
export function installWorkCounter(): void {
  const ENOUGH = 100_000;
  let most = { sorted: 0, parsed: 0, received: 0 };
  let since = 0;
  const note = (what: keyof typeof most, size: number) => {
    most[what] = Math.max(most[what], size);
  };

  const replace = (
    holder: object,
    name: string,
    wrap: (native: (...parts: unknown[]) => unknown) => unknown,
  ) => {
    const native = Reflect.get(holder, name) as ((...parts: unknown[]) => unknown) | undefined;
    if (native !== undefined)
      Object.defineProperty(holder, name, { value: wrap(native), configurable: true, writable: true });
  };
  const sorting = (native: (...parts: unknown[]) => unknown) =>
    function (this: ArrayLike<unknown>, ...parts: unknown[]) {
      note("sorted", this.length);
      return native.apply(this, parts);
    };
  for (const lists of [Array.prototype, Object.getPrototypeOf(Uint8Array.prototype) as object])
    for (const name of ["sort", "toSorted"]) replace(lists, name, sorting);
  replace(JSON, "parse", (native) => (text: unknown, ...parts: unknown[]) => {
    note("parsed", String(text).length);
    return native(text, ...parts);
  });

  const valuesIn = (data: unknown): number => {
    const left = [data];
    let count = 0;
    while (left.length > 0 && count < ENOUGH) {
      const value = left.pop();
      count += 1;
      if (value instanceof Map) left.push(...value.keys(), ...value.values());
      else if (Array.isArray(value) || value instanceof Set) for (const item of value) left.push(item);
      else if (
        typeof value === "object" &&
        value !== null &&
        Object.getPrototypeOf(value) === Object.prototype
      )
        for (const item of Object.values(value)) left.push(item);
    }
    return count;
  };
  const counted = new WeakSet<MessageEvent>();
  const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data");
  Object.defineProperty(MessageEvent.prototype, "data", {
    ...data,
    get(this: MessageEvent) {
      const value: unknown = data?.get?.call(this);
      if (!counted.has(this)) note("received", valuesIn(value));
      counted.add(this);
      return value;
    },
  });

  const bodies = () =>
    performance
      .getEntriesByType("resource")
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter(
        ({ initiatorType, startTime }) =>
          startTime >= since && /^(fetch|xmlhttprequest)$/u.test(initiatorType),
      );
  const counter: WorkCounter = {
    reset() {
      most = { sorted: 0, parsed: 0, received: 0 };
      since = performance.now();
    },
    most: () => ({
      ...most,
      fetched: Math.max(0, ...bodies().map(({ decodedBodySize }) => decodedBodySize)),
    }),
  };
  Reflect.set(window, "workCounter", counter);
}
