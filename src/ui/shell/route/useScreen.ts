import { startTransition, useEffect, useState, type ComponentType } from "react";
import type { Timer } from "#api/client/Timer.ts";
import { ok, type Result } from "#domain/base/result.ts";
import { loadScreen, type LoadScreen, type NotLoadedCode } from "./loadScreen.ts";

export type ScreenState =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly Screen: ComponentType }
  | { readonly status: "failed"; readonly code: NotLoadedCode; readonly retry: () => void };

/** Screens loaded before are available at once. */
const loaded = new WeakMap<LoadScreen, ComponentType>();

type Outcome = Result<ComponentType, NotLoadedCode>;

function outcomeOf(load: LoadScreen): Outcome | null {
  const Screen = loaded.get(load);
  return Screen ? ok(Screen) : null;
}

export function useScreen(load: LoadScreen, timer: Timer): ScreenState {
  // Read once; otherwise any other render of the slot would render a newly loaded screen at once, outside the
  // transition.
  const [slot, setSlot] = useState(() => ({ load, result: outcomeOf(load) }));
  const result = slot.load === load ? slot.result : outcomeOf(load);

  useEffect(() => {
    if (result) return;
    let isWanted = true;
    const open = async () => {
      const outcome = await loadScreen(load, timer);
      if (outcome.ok) loaded.set(load, outcome.value);
      // In a transition: rendering a whole screen at once blocks a slow machine for a third of a second.
      if (isWanted) startTransition(() => setSlot({ load, result: outcome }));
    };
    void open();
    return () => {
      isWanted = false;
    };
  }, [load, timer, result]);

  if (result?.ok) return { status: "ready", Screen: result.value };
  if (result) return { status: "failed", code: result.code, retry: () => setSlot({ load, result: null }) };
  return { status: "loading" };
}
