import { useState } from "react";
import type { LineShow } from "#domain/building/systems/SystemLists.ts";
import type { Season } from "#domain/building/systems/water/WaterSettings.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";

export type SystemView = "tree" | "sheet" | "circuits" | "diagram";

/** Labels of lists that do not show all segments */
export const SHOWS: Readonly<Partial<Record<LineShow, string>>> = {
  assumed: "只看估算",
  unsized: "只看超出系列",
  fast: "只看超过上限",
  slow: "只看流速偏低",
  fitted: "只看有元件",
};

/** The open view of a system, and the list of segments in it */
export function useShownLines(client: BatchClient<unknown>, id: string) {
  const [season, setSeason] = useState<Season>("summer");
  const [view, setView] = useState<SystemView>("tree");
  const [only, setOnly] = useState<LineShow | null>(null);
  const [counted, setCounted] = useState<{ readonly show: LineShow; readonly count: number } | null>(null);
  const showLines = (next: LineShow | null, of: Season = season) => {
    setOnly(next);
    setSeason(of);
    if (view === "circuits" || view === "diagram") setView("tree");
    if (next === null) return;
    const ask = async () =>
      setCounted({
        show: next,
        count: (await client.segmentLines(id, { show: next, sort: null, season: of }, 0, 1)).count,
      });
    void ask().catch(() => {});
  };
  return {
    season,
    view,
    only,
    show: only ?? (view === "sheet" ? "indexFirst" : "tree"),
    /** Number of segments in the list; `all` without a filter. */
    countOf: (all: number): number => (only === null ? all : counted?.show === only ? counted.count : 0),
    showLines,
    chooseView: (next: SystemView) => {
      setOnly(null);
      setView(next);
    },
    chooseSeason: (next: Season) => {
      setOnly(null);
      setSeason(next);
    },
  } as const;
}
