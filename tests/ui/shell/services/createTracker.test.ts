import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Track } from "#api/contract/tracks.ts";
import { createTracker } from "#ui/shell/services/createTracker.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function made(send: (tracks: readonly Track[]) => Promise<unknown> = async () => null) {
  const sent: (readonly Track[])[] = [];
  const sentLast: (readonly Track[])[] = [];
  const tracker = createTracker({
    platform: () => "web",
    now: () => 1_700_000_000_000,
    send(tracks) {
      sent.push(tracks);
      return send(tracks);
    },
    sendLast: (tracks) => sentLast.push(tracks),
  });
  return { tracker, sent, sentLast };
}

it("sends what happened together in one call", () => {
  const { tracker, sent } = made();
  tracker.track("pageView", { route: "Index" });
  tracker.track("visitBachSelection", {});
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(sent).toEqual([
    [
      { event: "pageView", platform: "web", at: 1_700_000_000_000, properties: { route: "Index" } },
      { event: "visitBachSelection", platform: "web", at: 1_700_000_000_000, properties: {} },
    ],
  ]);
});

it("never sends more in a call than the contract takes", () => {
  const { tracker, sent } = made();
  for (let event = 0; event < 250; event++) tracker.track("batchSelection", { event });
  vi.advanceTimersByTime(2000);
  expect(sent.map((tracks) => tracks.length)).toEqual([100, 100, 50]);
});

it("lets a failure pass and goes on", async () => {
  const { tracker, sent } = made(() => Promise.reject(new Error("no network")));
  tracker.track("pageView", {});
  await vi.advanceTimersByTimeAsync(2000);
  tracker.track("pageView", {});
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toHaveLength(2);
});

it("hands over what is left when the page goes, once", () => {
  const { tracker, sent, sentLast } = made();
  tracker.track("confirmBatchSelection", { rooms: 36 });
  tracker.leave();
  tracker.leave();
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual([]);
  expect(sentLast).toHaveLength(1);
  expect(sentLast[0]?.[0]?.properties).toEqual({ rooms: 36 });
});
