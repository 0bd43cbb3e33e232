/**
 * What abort signals learned after Chromium 92: `reason`, `throwIfAborted`, `AbortSignal.abort`, `timeout` and
 * `any` (DOM Standard, 3.2; core-js has none of them). Each piece gives way to a native one. A browser of that age
 * still rejects its own fetch with an AbortError, whatever the reason: ask the signal.
 */
const signals = AbortSignal.prototype;

function defineOn(target: object, name: string, value: (...args: never[]) => unknown): void {
  if (!(name in target))
    Object.defineProperty(target, name, { value, configurable: true, enumerable: true, writable: true });
}

function supplyReason(): void {
  const reasons = new WeakMap<AbortSignal, unknown>();
  const controllers = AbortController.prototype;
  const abort = Reflect.get(controllers, "abort") as (this: AbortController) => void;

  Object.defineProperty(signals, "reason", {
    configurable: true,
    enumerable: true,
    get(this: AbortSignal) {
      // Aborted by the browser itself, as a navigation does, and so without our `abort`.
      if (this.aborted && !reasons.has(this)) reasons.set(this, abortError());
      return reasons.get(this);
    },
  });
  controllers.abort = function (this: AbortController, reason: unknown = abortError()) {
    if (!this.signal.aborted) reasons.set(this.signal, reason);
    abort.call(this);
  };
  // Chromium 93 to 97 have an AbortSignal.abort that knows no reason.
  Reflect.deleteProperty(AbortSignal, "abort");
}

const abortError = () => new DOMException("signal is aborted without reason", "AbortError");

if (!("reason" in signals)) supplyReason();

defineOn(signals, "throwIfAborted", function (this: AbortSignal) {
  if (this.aborted) throw this.reason;
});

defineOn(AbortSignal, "abort", (reason?: unknown) => {
  const controller = new AbortController();
  controller.abort(reason);
  return controller.signal;
});

defineOn(AbortSignal, "timeout", (milliseconds: number) => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException("signal timed out", "TimeoutError")), milliseconds);
  return controller.signal;
});

/**
 * The sources hold on to the answer until one of them aborts, and it may abort before a source's later listeners
 * hear.
 */
defineOn(AbortSignal, "any", (sources: Iterable<AbortSignal>) => {
  const controller = new AbortController();
  const all = [...sources];
  const follow = ({ target }: Event) => {
    for (const source of all) source.removeEventListener("abort", follow);
    controller.abort((target as AbortSignal).reason);
  };
  const aborted = all.find((source) => source.aborted);
  if (aborted !== undefined) controller.abort(aborted.reason);
  else for (const source of all) source.addEventListener("abort", follow);
  return controller.signal;
});
