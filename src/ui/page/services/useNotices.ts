import { create } from "zustand";

export type NoticeKind = "success" | "warning" | "error";
export interface Notice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly text: string;
  readonly detail: string;
  /** performance.now() when it was shown. */
  readonly at: number;
}

/**
 * Lifetime of a notice in ms. An error stays long enough to be read twice; its content is also on the screen, or
 * the action can be tried again.
 */
const LIFE_MS: Readonly<Record<NoticeKind, number>> = { success: 3000, warning: 1500, error: 12_000 };

export const useNoticeList = create<readonly Notice[]>(() => []);

let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function close(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
  useNoticeList.setState((list) => list.filter((notice) => notice.id !== id), true);
}

/** A new notice replaces every notice that is not an error; a new error also replaces an equal one. */
function show(kind: NoticeKind, text: string, detail = "") {
  for (const shown of useNoticeList.getState())
    if (shown.kind !== "error" || (kind === "error" && shown.text === text && shown.detail === detail))
      close(shown.id);
  const id = ++lastId;
  useNoticeList.setState((list) => [...list, { id, kind, text, detail, at: performance.now() }], true);
  timers.set(
    id,
    setTimeout(() => close(id), LIFE_MS[kind]),
  );
}

/** A notice under the pointer or with the focus does not expire. */
function hold(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Restarts the lifetime. */
function release(id: number) {
  const notice = useNoticeList.getState().find((shown) => shown.id === id);
  if (notice === undefined) return;
  hold(id);
  timers.set(
    id,
    setTimeout(() => close(id), LIFE_MS[notice.kind]),
  );
}

/**
 * ms: a notice shown this shortly before a screen is left belongs to the next screen, since it explains why that
 * one opened.
 */
const BELONGS_TO_NEXT = 1000;

/** Called when a screen is left: its errors do not concern the next one and must not cover it. */
function leave() {
  for (const { id, kind, at } of useNoticeList.getState())
    if (kind === "error" && performance.now() - at > BELONGS_TO_NEXT) close(id);
}

/** Also usable outside React: the page's API client reports a lost session with it. */
export const notices = {
  success: (text: string, detail?: string) => show("success", text, detail),
  warning: (text: string, detail?: string) => show("warning", text, detail),
  error: (text: string, detail?: string) => show("error", text, detail),
  close,
  hold,
  release,
  leave,
  clear: () => useNoticeList.getState().forEach(({ id }) => close(id)),
};

/** One line at the top of the page: what was done, what is wrong with an entry, or what failed. */
export const useNotices = () => notices;
