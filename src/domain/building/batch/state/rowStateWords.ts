import { STALE_STATES, type StaleState, type RowState } from "./batchState.ts";

export const STALE_WORDS: Readonly<Record<StaleState, string>> = {
  unsatisfied: "不再满足",
  unchecked: "未核对",
  changed: "已变更",
  otherConditions: "工况不同",
};

export const isStale = (state: RowState): state is StaleState =>
  STALE_STATES.some((stale) => stale === state);

/** The state of a room in a plan, in words. */
export function rowStateWords(state: RowState, noMatch: string): string {
  switch (state) {
    case "matched":
      return "已匹配";
    case "unmatched":
      return noMatch;
    case "unanswered":
      return "未得到结果";
    case "waiting":
    case "blank":
      return "未选型";
    case "unsatisfied":
    case "unchecked":
    case "changed":
    case "otherConditions":
      return STALE_WORDS[state];
  }
}
