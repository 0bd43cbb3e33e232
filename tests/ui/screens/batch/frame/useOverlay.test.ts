import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DetailDrawer, RoomDialogs, useOverlay } from "#ui/screens/batch/frame/useOverlay.ts";
import { notices, useNoticeList } from "#ui/page/services/useNotices.ts";
import { roomRow } from "../support/rows.ts";

/** The dialogs about rooms come, or fail to. */
let come: (loaded: null) => void;
let fail: (error: TypeError) => void;
beforeEach(() => {
  notices.clear();
  const loaded = new Promise<null>((resolve, reject) => ([come, fail] = [resolve, reject]));
  vi.spyOn(RoomDialogs, "load").mockReturnValue(loaded);
  vi.spyOn(DetailDrawer, "load").mockResolvedValue(null);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const opened = () => renderHook(() => useOverlay()).result;
const arrive = () => act(async () => come(await Promise.resolve(null)));

it("opens a dialog once it is loaded", async () => {
  const result = opened();
  act(() => result.current.open({ kind: "new" }));
  expect(result.current.overlay).toBeNull();
  await arrive();
  expect(result.current.overlay).toEqual({ kind: "new" });
});

it("opens no dialog that arrives after it was closed", async () => {
  const result = opened();
  act(() => result.current.open({ kind: "new" }));
  act(() => result.current.close());
  await arrive();
  expect(result.current.overlay).toBeNull();
});

it("leaves open what was asked for after a dialog that arrives late", async () => {
  const result = opened();
  act(() => result.current.open({ kind: "new" }));
  const detail = { kind: "detail", row: roomRow({ index: 0 }) } as const;
  await act(async () => result.current.open(await Promise.resolve(detail)));
  await arrive();
  expect(result.current.overlay).toBe(detail);
});

it("says nothing of a dialog that fails to load after it was closed", async () => {
  const result = opened();
  act(() => result.current.open({ kind: "new" }));
  act(() => result.current.close());
  await act(async () => fail(await Promise.resolve(new TypeError("Failed to fetch"))));
  expect(useNoticeList.getState()).toEqual([]);
});
