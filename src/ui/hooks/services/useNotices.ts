import { create } from "zustand";

export type NoticeKind = "success" | "warning" | "error";
export interface Notice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly text: string;
  readonly detail: string;
}

/** ms that a notice stays; an error stays until it is closed. */
const LIFE_MS: Readonly<Record<NoticeKind, number | null>> = { success: 3000, warning: 1500, error: null };

export const useNoticeList = create<readonly Notice[]>(() => []);

let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function close(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
  useNoticeList.setState((list) => list.filter((notice) => notice.id !== id), true);
}

/** The same words twice are one notice with a new life; news pushes out what was going to leave anyway. */
function show(kind: NoticeKind, text: string, detail = "") {
  for (const shown of useNoticeList.getState())
    if (shown.kind !== "error" || (kind === "error" && shown.text === text && shown.detail === detail))
      close(shown.id);
  const id = ++lastId;
  useNoticeList.setState((list) => [...list, { id, kind, text, detail }], true);
  const life = LIFE_MS[kind];
  if (life !== null)
    timers.set(
      id,
      setTimeout(() => close(id), life),
    );
}

/** Usable outside React, too: the page's API client reports a lost session through it. */
export const notices = {
  success: (text: string, detail?: string) => show("success", text, detail),
  warning: (text: string, detail?: string) => show("warning", text, detail),
  error: (text: string, detail?: string) => show("error", text, detail),
  close,
  clear: () => useNoticeList.getState().forEach(({ id }) => close(id)),
};

/** One line at the top of the page: what was done, what is wrong with an entry, what failed. */
export const useNotices = () => notices;
