import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { createKept, keepText, keptText } from "#ui/page/browser/createKept.ts";

const read = (text: string | null): readonly string[] => {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
};

/** Another tab wrote it; without a key it cleared everything. */
const otherTab = (key: string | null, newValue: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key, newValue })));

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it("begins with what was kept, as its reader understands it", () => {
  localStorage.setItem("one", '["a",1,"b"]');
  expect(createKept("one", read).getState()).toEqual(["a", "b"]);
  localStorage.setItem("one", "no list");
  expect(createKept("one", read).getState()).toEqual([]);
});

it("draws a change, and keeps it as its writer says", () => {
  const useKept = createKept("one", read, (list) => JSON.stringify(list.toSorted()));
  const { result } = renderHook(() => useKept());
  act(() => useKept.keep(["b", "a"]));
  expect(result.current).toEqual(["b", "a"]);
  expect(localStorage.getItem("one")).toBe('["a","b"]');
});

it("hears another tab, of its own key alone, and that all was forgotten", () => {
  const useKept = createKept("one", read);
  const { result } = renderHook(() => useKept());
  otherTab("two", '["other"]');
  expect(result.current).toEqual([]);
  otherTab("one", '["a",2]');
  expect(result.current).toEqual(["a"]);
  otherTab(null, null);
  expect(result.current).toEqual([]);
});

it("goes on where nothing may be kept, or there is no room", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const useKept = createKept("one", read);
  useKept.keep(["a"]);
  expect(useKept.getState()).toEqual(["a"]);
  expect(keptText("one")).toBeNull();
  vi.restoreAllMocks();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  useKept.keep(["b"]);
  expect(useKept.getState()).toEqual(["b"]);
});

it("forgets a text that is told to be none", () => {
  keepText("one", "a");
  expect(keptText("one")).toBe("a");
  keepText("one", null);
  expect(localStorage.length).toBe(0);
});
