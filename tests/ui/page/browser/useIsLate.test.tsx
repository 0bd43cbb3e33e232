import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useIsLate } from "#ui/page/browser/useIsLate.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

it("is late after 300 ms of waiting, and no longer when the wait is over", () => {
  const { result, rerender } = renderHook(useIsLate, { initialProps: true });
  pass(299);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(false);
});

it("counts every wait from its own beginning", () => {
  const { result, rerender } = renderHook(useIsLate, { initialProps: true });
  pass(200);
  rerender(false);
  rerender(true);
  pass(200);
  expect(result.current).toBe(false);
});
