import { useCallback, useEffect, useState, type ComponentType } from "react";
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
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (loaded.has(load)) return;
    let isWanted = true;
    void loadScreen(load, timer).then((outcome) => {
      if (outcome.ok) loaded.set(load, outcome.value);
      if (isWanted) setResult(outcome);
    });
    return () => {
      isWanted = false;
    };
  }, [load, timer, attempt]);

  const retry = useCallback(() => {
    setResult(null);
    setAttempt((count) => count + 1);
  }, []);

  const Screen = loaded.get(load);
  if (Screen) return { status: "ready", Screen };
  if (result && !result.ok) return { status: "failed", code: result.code, retry };
  return { status: "loading" };
}
