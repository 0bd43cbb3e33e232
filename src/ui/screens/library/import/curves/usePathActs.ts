import { useState } from "react";
import { withJoin, withSplit, withTaken } from "#domain/catalogue/curves/lineEdits.ts";
import type { PageEntry } from "#domain/catalogue/curves/PageEntry.ts";
import type { Point } from "#domain/catalogue/curves/PageDrawing.ts";
import type { PageCharts } from "#domain/catalogue/curves/readCharts.ts";

/** Effect of a click on a line of a page. */
export const PATH_TOOLS = [
  { value: "take", label: "取线" },
  { value: "split", label: "分开" },
  { value: "join", label: "合并" },
] as const;
export type PathTool = (typeof PATH_TOOLS)[number]["value"];

const WORDS: Readonly<Record<PathTool, string>> = {
  take: "点一条曲线取或不取；按住 Shift 取同样画法的全部",
  split: "点曲线上要分开的位置；用键盘时左右键移动位置",
  join: "先后点要合并的两条曲线",
};

/** A line, by its chart and its index there. */
export interface PathLine {
  readonly chart: number;
  readonly curve: number;
}

interface PathActsProps {
  readonly read: PageCharts;
  readonly entry: PageEntry;
  readonly onEntry: (entry: PageEntry) => void;
}

/** Handlers for clicks on the lines found on a page of paths. */
export function usePathActs({ read, entry, onEntry }: PathActsProps) {
  const [tool, setTool] = useState<PathTool>("take");
  const [first, setFirst] = useState<PathLine | null>(null);
  const [said, setSaid] = useState("");

  function click(line: PathLine, point: Point, ofStyle: boolean): void {
    setSaid("");
    if (tool === "take") return onEntry(withTaken(read, entry, line, ofStyle));
    if (tool === "split") {
      const split = withSplit(read, entry, line, point);
      return split ? onEntry(split) : setSaid("离端点太近，不能在此分开");
    }
    if (first === null || first.chart !== line.chart) return setFirst(line);
    setFirst(null);
    const joined = withJoin(read, entry, line.chart, [first.curve, line.curve]);
    if (joined) onEntry(joined);
  }
  return {
    tool,
    first,
    said: said === "" ? (first === null ? WORDS[tool] : "再点另一条曲线") : said,
    isWrong: said !== "",
    setTool: (next: PathTool): void => {
      setTool(next);
      setFirst(null);
      setSaid("");
    },
    click,
  };
}
