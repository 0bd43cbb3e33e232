import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterPaint, inFrames } from "#ui/chart/afterPaint.ts";

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

it("calls in a frame each, in their order", () => {
  const frames: string[][] = [];
  const called: string[] = [];
  inFrames(["make", "rule", "draw"].map((name) => () => void called.push(name)));
  for (let frame = 0; frame < 3; frame++) {
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(1);
    frames.push([...called]);
  }
  expect(frames).toEqual([["make"], ["make", "rule"], ["make", "rule", "draw"]]);
});

it("calls none of those that are left once they are called off", () => {
  const called: string[] = [];
  const callOff = inFrames(["make", "rule", "draw"].map((name) => () => void called.push(name)));
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
  callOff();
  vi.runAllTimers();
  expect(called).toEqual(["make"]);
});
