import { startTransition, useEffect, useState, type ComponentType } from "react";
import type { Timer } from "#api/client/Timer.ts";
import type { Result } from "#domain/result.ts";
import { loadScreen, type LoadScreen, type NotLoadedCode } from "./loadScreen.ts";

export type ScreenState =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly Screen: ComponentType }
  | { readonly status: "failed"; readonly code: NotLoadedCode; readonly retry: () => void };

/** What has been loaded once is there at once. */
const loaded = new WeakMap<LoadScreen, ComponentType>();

export function useScreen(load: LoadScreen, timer: Timer): ScreenState {
  const [result, setResult] = useState<Result<ComponentType, NotLoadedCode> | null>(null);

  useEffect(() => {
    if (result || loaded.has(load)) return;
    let isWanted = true;
    const open = async () => {
      const outcome = await loadScreen(load, timer);
      if (outcome.ok) loaded.set(load, outcome.value);
      // Piece by piece: a whole screen at once holds a weak machine for a third of a second.
      if (isWanted) startTransition(() => setResult(outcome));
    };
    void open();
    return () => {
      isWanted = false;
    };
  }, [load, timer, result]);

  const Screen = loaded.get(load);
  if (Screen) return { status: "ready", Screen };
  if (result && !result.ok) return { status: "failed", code: result.code, retry: () => setResult(null) };
  return { status: "loading" };
}
