import {
  STATE_WORDS,
  readingWords,
  type MachinePoint,
  type MachineVerdict,
} from "#domain/building/systems/judgeMachine.ts";
import type { BookLine } from "./BookLine.ts";

interface MachineOfBook<Point extends MachinePoint> {
  /** 水泵, 风机 */
  readonly noun: string;
  readonly kept: { readonly brand: string; readonly model: string; readonly hash: string } | null;
  readonly verdict: MachineVerdict<Point> | null;
  /** The duty at the choice, and the present one */
  readonly duties: () => readonly [chosen: string, now: string];
  readonly point: (point: Point) => readonly BookLine[];
}

/** The kept machine of a system with its verdict and operating point */
export function machineLines<Point extends MachinePoint>({
  noun,
  kept,
  verdict,
  duties,
  point,
}: MachineOfBook<Point>): readonly BookLine[] {
  if (kept === null || verdict === null) return [{ item: noun, note: "未选定" }];
  const [chosen, now] = duties();
  const { state, why } = verdict;
  return [
    { item: noun, note: `${kept.brand} ${kept.model}` },
    { item: "产品数据", note: `${kept.hash}${verdict.isOtherRecord ? "，选型后有更新" : ""}` },
    { item: "选型时工况", note: chosen },
    { item: "现在工况", note: now },
    { item: "判定", note: `${STATE_WORDS[state]}${why === "" ? "" : `：${why}`}` },
    ...(verdict.isRead ? [{ item: "读图", note: readingWords(verdict) }] : []),
    ...(verdict.point === null ? [] : point(verdict.point)),
  ];
}
