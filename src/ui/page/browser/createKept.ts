import { create, type StoreApi, type UseBoundStore } from "zustand";

/** A browser told to keep nothing throws at the mere mention. */
export function browserStorage(name: "sessionStorage" | "localStorage"): Storage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}

/** What this browser keeps under a key; `null`: nothing, or nothing may be kept. */
export function keptText(key: string): string | null {
  try {
    return browserStorage("localStorage")?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** `null` forgets it. */
export function keepText(key: string, text: string | null): void {
  try {
    const storage = browserStorage("localStorage");
    if (text === null) storage?.removeItem(key);
    else storage?.setItem(key, text);
  } catch {
    // Full, or forbidden: this page goes on with what it holds.
  }
}

/** The hook of a kept value, and what changes it. */
export type UseKept<Value> = UseBoundStore<StoreApi<Value>> & { readonly keep: (value: Value) => void };

/**
 * A value that the browser keeps for all its tabs. Where nothing may be kept it lives as long as the page.
 *
 * @param read what a text says, whoever wrote it; `null`: there is none
 * @param write as `read` understands it
 */
export function createKept<Value>(
  key: string,
  read: (text: string | null) => Value,
  write: (value: Value) => string = JSON.stringify,
): UseKept<Value> {
  const useKept = create<Value>(() => read(keptText(key)));
  window.addEventListener("storage", (event) => {
    // Without a key everything was forgotten.
    if (event.key === key || event.key === null) useKept.setState(read(event.newValue), true);
  });
  const keep = (value: Value) => {
    useKept.setState(value, true);
    keepText(key, write(value));
  };
  return Object.assign(useKept, { keep });
}
