import { create, type StoreApi, type UseBoundStore } from "zustand";

/** A browser that blocks storage throws on mere access. */
export function browserStorage(name: "sessionStorage" | "localStorage"): Storage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}

/** The text that this browser keeps under a key; `null` if there is none or storage is blocked. */
export function keptText(key: string): string | null {
  try {
    return browserStorage("localStorage")?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** `null` removes the text. */
export function keepText(key: string, text: string | null): void {
  try {
    const storage = browserStorage("localStorage");
    if (text === null) storage?.removeItem(key);
    else storage?.setItem(key, text);
  } catch {
    // Storage is full or blocked: the page continues with its value in memory.
  }
}

/** The hook of a kept value, with the function that changes it. */
export type UseKept<Value> = UseBoundStore<StoreApi<Value>> & { readonly keep: (value: Value) => void };

/**
 * A value that the browser keeps for all its tabs. If storage is blocked it lives as long as the page.
 *
 * @param read parses a text of any origin; `null` means that there is none
 * @param write writes a text that `read` understands
 */
export function createKept<Value>(
  key: string,
  read: (text: string | null) => Value,
  write: (value: Value) => string = JSON.stringify,
): UseKept<Value> {
  const useKept = create<Value>(() => read(keptText(key)));
  window.addEventListener("storage", (event) => {
    // An event without a key means that all storage was cleared.
    if (event.key === key || event.key === null) useKept.setState(read(event.newValue), true);
  });
  const keep = (value: Value) => {
    useKept.setState(value, true);
    keepText(key, write(value));
  };
  return Object.assign(useKept, { keep });
}
