import { cleanup, configure } from "@testing-library/react";
import * as React from "react";
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import type * as Zustand from "zustand";

/**
 * Every UI test starts with the page's initial state: test files share modules, and with them the page's stores.
 * This module is loaded again for every file, the stores are not.
 */
const stores = vi.hoisted(() => {
  const page = globalThis as { storesOfPage?: Set<Zustand.StoreApi<unknown>> };
  return (page.storesOfPage ??= new Set());
});
vi.mock("zustand", async (load) => {
  const zustand = await load<typeof Zustand>();
  const create = (initial: Zustand.StateCreator<unknown>) => {
    const store = zustand.create(initial);
    stores.add(store);
    return store;
  };
  return { ...zustand, create };
});

interface DetachedWindow {
  setViewport(viewport: { readonly width: number; readonly height: number }): void;
}
const setViewport = (width: number, height: number) =>
  (window as unknown as { happyDOM: DetachedWindow }).happyDOM.setViewport({ width, height });

/** Test files also share their window: an unmounted page must not react to storage events of the next one. */
let deafen: (() => void)[] = [];
beforeEach(() => {
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, "addEventListener").mockImplementation(
    (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      listen(type, listener, options);
      if (type === "storage") deafen.push(() => window.removeEventListener(type, listener, options));
    },
  );
});
afterEach(() => {
  for (const stop of deafen) stop();
  deafen = [];
});

// Testing Library does both by itself only if the test functions are globals.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  setViewport(1024, 768);
  for (const store of stores) store.setState(store.getInitialState(), true);
});

// An import that the end of a file cut off would fail in every later file that needs one of its modules.
afterAll(() => vi.dynamicImportSettled());

/** ms. A busy machine may take long for a first render; a test that waits in vain must still end. */
configure({ asyncUtilTimeout: 10_000 });

/**
 * React's development build records a stack for every element, up to a number per second, for messages that no
 * test reads. That costs a fifth of a UI test; setting the number as reached leaves all checks of React on.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  configurable: true,
  get: () => Infinity,
  set() {},
});
