import { formatNumber } from "../../base/formatNumber.ts";
import type { LineShow } from "./SystemLists.ts";
import type { UnknownStorey } from "./runTree.ts";

/** Target of a remark's link: settings, lines of the tree, rooms, or a field for a length. */
export type Mend =
  | { readonly to: "setting"; readonly field: string; readonly word: string }
  | {
      readonly to: "lines";
      readonly show: Extract<LineShow, "unsized" | "fast" | "slow" | "fitted">;
      readonly word: string;
    }
  | { readonly to: "rooms"; readonly search: string; readonly word: string }
  | { readonly to: "split"; readonly word: string }
  | { readonly to: "elements"; readonly drop: readonly string[]; readonly word: string }
  | { readonly to: "pipes"; readonly pipes: 2 | 4; readonly word: string }
  | { readonly to: "length"; readonly id: string; readonly word: string };

/** A remark on a system */
export interface SystemRemark {
  readonly code: string;
  /** `fault`: prevents a result; `warning`: a figure is out of its range; `note`: information. */
  readonly weight: "fault" | "warning" | "note";
  readonly text: string;
  readonly mend: Mend | null;
  /** Set in a two-pipe system for a remark that applies only in winter */
  readonly season?: "winter";
}

export const setting = (field: string, word: string): Mend => ({ to: "setting", field, word });
/** @param search text that finds the rooms in the table; empty for all rooms */
export const toRooms = (search = ""): Mend => ({ to: "rooms", search, word: "到房间页" });

/** Most names in a sentence */
export const NAMED = 3;
/** The first names, and the number of all */
export const fewOf = (names: readonly string[], counter = "段", count = names.length): string =>
  `${names.slice(0, NAMED).join("、")}${count > NAMED ? ` 等 ${formatNumber(count, 0)} ${counter}` : ""}`;

/** Remarks on storeys without areas, each with a field for the length of its corridor */
export const lengthRemarks = (storeys: readonly UnknownStorey[]) =>
  storeys.map(
    ({ zone, floor, rooms, id }) =>
      ({
        code: "no-length",
        weight: "fault",
        text: `${[zone, floor].filter((word) => word !== "").join(" ") || "楼层未注明"}（${formatNumber(rooms, 0)} 间）没有面积，请输入管长`,
        mend: { to: "length", id, word: "输入走道管长" },
      }) as const,
  );

/** Remark on storeys whose level cannot be read from their names */
export function floorRemarks(unknownFloors: readonly string[]) {
  const floors = unknownFloors.map((floor) => (floor === "" ? "未注明" : floor));
  if (floors.length === 0) return [];
  const names = `${floors.slice(0, NAMED).join("、")}${floors.length > NAMED ? ` 等 ${formatNumber(floors.length, 0)} 个 ` : " "}`;
  const text = `楼层 ${names}不能识别层数，按最高层以上依次排列，未注明的按首层；可在房间页修改楼层`;
  return [{ code: "floor-unknown", weight: "note", text, mend: toRooms() } as const];
}

const WEIGHTS = ["fault", "warning", "note"] as const;

/** From the gravest */
export const inOrder = <Remark extends SystemRemark>(remarks: readonly Remark[]): readonly Remark[] =>
  remarks.toSorted((a, b) => WEIGHTS.indexOf(a.weight) - WEIGHTS.indexOf(b.weight));
