import { useMemo } from "react";
import type { WidthClass } from "../../../hooks/useWidthClass.ts";
import type { BatchScreenKind } from "../kinds/BatchScreenKind.ts";
import type { RoomColumn } from "./RoomColumn.ts";
import { roomColumns } from "./roomColumns.tsx";

const STEPS: readonly WidthClass[] = ["narrow", "middle", "wide"];
const isShown = (from: WidthClass, width: WidthClass) => STEPS.indexOf(width) >= STEPS.indexOf(from);

/** The kind's columns under this filter, and which of them this width shows. */
export function useRoomColumns<Filter>(
  screen: BatchScreenKind<Filter>,
  filter: Filter,
  caption: string,
  width: WidthClass,
): { columns: readonly RoomColumn[]; visibility: Readonly<Record<string, boolean>> } {
  const figures = useMemo(() => screen.kind.figures(filter), [screen, filter]);
  const columns = useMemo(() => roomColumns(screen, figures, caption), [figures, screen, caption]);
  const visibility = useMemo(() => {
    const byFigure = figures.map(({ key, isHidden }, at) => [
      `figure:${at}`,
      !isHidden && isShown(screen.figureLayout[key]?.from ?? "narrow", width),
    ]);
    const isWide = width === "wide";
    return {
      ...Object.fromEntries(byFigure),
      series: isWide,
      surplus: isWide && screen.kind.surplusFigure !== null,
    };
  }, [figures, screen, width]);
  return { columns, visibility };
}
