import { useState, type KeyboardEvent } from "react";
import type { Point } from "#domain/catalogue/curves/PageDrawing.ts";
import { evenly } from "#domain/catalogue/curves/polylines.ts";
import type { PageCharts } from "#domain/catalogue/curves/readCharts.ts";
import type { PathLine, PathTool } from "./usePathActs.ts";

/** Number of steps along a line, and the factor for Shift. */
const [STEPS, LARGE] = [200, 10];
const MIDDLE = STEPS / 2;

interface LineActs {
  readonly tool: PathTool;
  readonly click: (line: PathLine, point: Point, ofStyle: boolean) => void;
}

/**
 * Keyboard control for the lines of a page: up and down move between lines, left and right along one; Enter or
 * Space clicks there.
 */
export function useLineKeys({ charts }: PageCharts, { tool, click }: LineActs) {
  const ids = charts.flatMap(({ curves }, chart) => curves.map((_, curve) => `${chart} ${curve}`));
  const [wanted, setWanted] = useState("");
  const [step, setStep] = useState(MIDDLE);
  const [isWalked, setWalked] = useState(false);
  /** Only one line is a tab stop. */
  const current = ids.includes(wanted) ? wanted : (ids[0] ?? "");
  const [chart = 0, curve = 0] = current.split(" ").map(Number);
  const points = charts[chart]?.curves[curve]?.points;
  const point = points && evenly(points, STEPS + 1)[step];

  function onKey(event: KeyboardEvent<SVGElement>, line: PathLine): void {
    const { key, shiftKey, currentTarget } = event;
    if (key === "Enter" || key === " ") {
      if (point) click(line, point, shiftKey);
    } else if (key === "ArrowDown" || key === "ArrowUp") {
      const to = ids.at((ids.indexOf(current) + (key === "ArrowDown" ? 1 : -1)) % ids.length);
      currentTarget.ownerSVGElement?.querySelector<SVGElement>(`[data-line="${to}"]`)?.focus();
    } else if (tool === "split" && (key === "ArrowRight" || key === "ArrowLeft")) {
      const by = (key === "ArrowRight" ? 1 : -1) * (shiftKey ? LARGE : 1);
      setStep(Math.min(STEPS - 1, Math.max(1, step + by)));
      setWalked(true);
    } else return;
    event.preventDefault();
  }
  return {
    current,
    setCurrent: (id: string): void => {
      if (id === wanted) return;
      setWanted(id);
      setStep(MIDDLE);
      setWalked(false);
    },
    /** The position where a key would split the line. */
    mark: tool === "split" && isWalked ? (point ?? null) : null,
    onKey,
  };
}
