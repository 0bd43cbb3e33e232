import { useState, type KeyboardEvent } from "react";
import type { Point } from "#domain/catalogue/curves/PageDrawing.ts";
import {
  frameAt,
  nextLineId,
  withClick,
  withCorner,
  withLine,
} from "#domain/catalogue/tracing/pictureEdits.ts";
import type { PictureEntry } from "#domain/catalogue/tracing/PictureEntry.ts";
import { lineOf, pointOf, withClicks, withSpot, type PictureTool, type Spot } from "./pictureSpots.ts";

/** The line that is being traced or corrected, by frame and id. */
export interface OpenLine {
  readonly chart: number;
  readonly id: number;
}

/**
 * Pixels per press of an arrow key: a picked position moves by a tenth, with Shift by one; the keyboard's pointer
 * by ten.
 */
const [FINE, WHOLE, FAR] = [0.1, 1, 10];
const ARROWS: ReadonlyMap<string, Point> = new Map([
  ["ArrowLeft", [-1, 0]],
  ["ArrowRight", [1, 0]],
  ["ArrowUp", [0, -1]],
  ["ArrowDown", [0, 1]],
]);

interface PictureActsProps {
  readonly entry: PictureEntry;
  readonly size: { readonly width: number; readonly height: number };
  readonly open: OpenLine | null;
  readonly onOpen: (line: OpenLine | null) => void;
  readonly onEntry: (entry: PictureEntry, of?: string) => void;
}

const keyOf = (spot: Spot) => Object.values(spot).join(" ");

/** Handlers for the pointer and keys on a picture. */
export function usePictureActs({ entry, size, open, onOpen, onEntry }: PictureActsProps) {
  const [tool, setTool] = useState<PictureTool>(entry.pictures.length === 0 ? "frame" : "traced");
  const [cursor, setCursor] = useState<Point>([size.width / 2, size.height / 2]);
  const [drag, setDrag] = useState<{ readonly spot: Spot; readonly point: Point } | null>(null);
  const [said, setSaid] = useState("");
  const [isByKeys, setByKeys] = useState(false);
  const within = ([x, y]: Point): Point => [
    Math.min(size.width, Math.max(0, x)),
    Math.min(size.height, Math.max(0, y)),
  ];

  /** A click at a position, by pointer or key. */
  function click(point: Point): void {
    setSaid("");
    if (tool === "frame") {
      onEntry(withCorner(entry, point));
      if (entry.corners.length === 3) setTool("traced");
      return;
    }
    const line = open && lineOf(entry, open.chart, open.id);
    const chart = line && open ? open.chart : frameAt(entry, point);
    if (chart < 0)
      return setSaid(entry.pictures.length === 0 ? "请先点图框的四个角" : "此处在图框之外，请先点它的图框");
    if (line) return onEntry(withClicks(entry, chart, line, withClick(line.clicks, point)));
    const id = nextLineId(entry);
    onEntry(withLine(entry, chart, { id, clicks: [point], method: tool, traced: null }));
    onOpen({ chart, id });
  }

  function remove(spot: Spot): void {
    if (spot.of === "corner") return;
    const line = lineOf(entry, spot.chart, spot.line);
    if (line && line.clicks.length > 1)
      onEntry(withClicks(entry, spot.chart, line, line.clicks.toSpliced(spot.at, 1)));
  }

  function onSpotKey(event: KeyboardEvent, spot: Spot): void {
    const arrow = ARROWS.get(event.key);
    const point = pointOf(entry, spot);
    if (arrow && point) {
      event.preventDefault();
      event.stopPropagation();
      const step = event.shiftKey ? WHOLE : FINE;
      const moved = within([point[0] + step * arrow[0], point[1] + step * arrow[1]]);
      setCursor(moved);
      setByKeys(true);
      onEntry(withSpot(entry, spot, moved, false), `move ${keyOf(spot)}`);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      event.stopPropagation();
      remove(spot);
    } else if (event.key === " ") {
      // A position that is already picked is not picked again.
      event.preventDefault();
      event.stopPropagation();
    }
  }

  function onKey(event: KeyboardEvent): void {
    const arrow = ARROWS.get(event.key);
    setByKeys(true);
    if (arrow) {
      const step = event.shiftKey ? WHOLE : FAR;
      setCursor(within([cursor[0] + step * arrow[0], cursor[1] + step * arrow[1]]));
    } else if (event.key === " ") click(cursor);
    else if (event.key === "Enter" || event.key === "Escape") onOpen(null);
    else return;
    event.preventDefault();
  }

  return {
    tool,
    /** Another tool starts another line. */
    setTool: (next: PictureTool): void => {
      setTool(next);
      setSaid("");
      onOpen(null);
    },
    cursor,
    /** Whether it was last moved by keys instead of the pointer. */
    isByKeys,
    setCursor,
    drag,
    said,
    click,
    onKey,
    onSpotKey,
    begin: (spot: Spot, point: Point) => setDrag({ spot, point }),
    move(point: Point): void {
      setByKeys(false);
      setCursor(point);
      if (drag) setDrag({ ...drag, point: within(point) });
    },
    /** @returns whether something was dragged */
    drop(): boolean {
      if (!drag) return false;
      setDrag(null);
      const before = pointOf(entry, drag.spot);
      if (before && (before[0] !== drag.point[0] || before[1] !== drag.point[1]))
        onEntry(withSpot(entry, drag.spot, drag.point, true));
      return true;
    },
  };
}
