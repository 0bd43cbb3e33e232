import { useMemo } from "react";
import type { BatchKind, FigureColumn } from "#domain/building/batch/kind/BatchKind.ts";
import type { GroupKey, TableGroupKey } from "#domain/building/batch/state/batchState.ts";
import { brandNameOf, type BatchLists } from "../context/useBatchLists.ts";
import type { WidthClass } from "../../../page/browser/useWidthClass.ts";
import type { BatchScreenKind } from "../context/BatchScreenKind.ts";
import type { RoomColumn } from "./RoomColumn.ts";
import { roomColumns } from "./roomColumns.tsx";

const STEPS: readonly WidthClass[] = ["narrow", "middle", "wide"];
const isShown = (from: WidthClass, width: WidthClass) => STEPS.indexOf(width) >= STEPS.indexOf(from);

/** The caption below the model header: what applies to all models, or nothing. */
function commonCaption<Filter>(
  { kind, modelCaption }: BatchScreenKind<Filter>,
  filters: readonly Filter[],
  lists: BatchLists,
  width: WidthClass,
): string {
  const common = (captionOf: (filter: Filter) => string) => {
    const [first = "", ...others] = new Set(filters.map(captionOf));
    return others.length === 0 ? first : null;
  };
  return (
    common((filter) => modelCaption(filter, brandNameOf(lists, kind.brandOf(filter)), width)) ??
    common((filter) => modelCaption(filter, null, width)) ??
    ""
  );
}

/** A figure is hidden if no filter allows products that have it. */
function figuresOf<Filter>(kind: BatchKind<Filter>, filters: readonly Filter[]): readonly FigureColumn[] {
  const [first = [], ...others] = filters.map(kind.figures);
  return first.map((figure, at) => ({
    ...figure,
    isHidden: figure.isHidden === true && others.every((figures) => figures[at]?.isHidden === true),
  }));
}

/**
 * The kind's columns for rows selected by these filters, and those shown at this width with the data of the rooms.
 */
export function useRoomColumns<Filter>(
  screen: BatchScreenKind<Filter>,
  filters: readonly Filter[],
  lists: BatchLists,
  width: WidthClass,
  stated: readonly string[],
  groupedBy: TableGroupKey | null,
): { columns: readonly RoomColumn[]; visibility: Readonly<Record<string, boolean>> } {
  const caption = useMemo(
    () => commonCaption(screen, filters, lists, width),
    [screen, filters, lists, width],
  );
  const figures = useMemo(() => figuresOf(screen.kind, filters), [screen, filters]);
  // Rooms do not repeat what the heads of their groups state.
  const isPlaceShown = (place: GroupKey) =>
    stated.includes(place) && width !== "narrow" && groupedBy !== place;
  const [floor, zone] = [isPlaceShown("floor"), isPlaceShown("zone")];
  const columns = useMemo(
    () => roomColumns(screen, figures, caption, floor || zone),
    [figures, screen, caption, floor, zone],
  );
  const visibility = useMemo(() => {
    const byFigure = figures.map(({ key, isHidden }, at) => [
      `figure:${at}`,
      !isHidden && isShown(screen.figureLayout[key]?.from ?? "narrow", width),
    ]);
    const isWide = width === "wide";
    return {
      ...Object.fromEntries(byFigure),
      floor,
      zone,
      series: isWide,
      sound: isWide,
      soundVerdict: isWide,
      surplus: isWide && screen.kind.surplusFigure !== null,
    };
  }, [figures, screen, width, floor, zone]);
  return { columns, visibility };
}
