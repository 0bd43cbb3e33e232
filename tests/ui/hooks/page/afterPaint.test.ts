import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterPaint } from "#ui/hooks/page/afterPaint.ts";

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["requestAnimationFrame", "cancelAnimationFrame", "setTimeout", "clearTimeout"],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

it("calls in a task of its own after the frame", () => {
  const call = vi.fn();
  let isCalledInFrame = false;
  afterPaint(call);
  requestAnimationFrame(() => (isCalledInFrame = call.mock.calls.length > 0));
  expect(call).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(isCalledInFrame).toBe(false);
  expect(call).toHaveBeenCalledTimes(1);
});

it("calls nothing that was called off, before the frame or after it", () => {
  const call = vi.fn();
  afterPaint(call)();
  const callOff = afterPaint(call);
  requestAnimationFrame(callOff);
  vi.runAllTimers();
  expect(call).not.toHaveBeenCalled();
});
