import { ROOM_FIGURES, type RoomFigure } from "../Room.ts";
import { TOTAL_ROW } from "./noRoomRow.ts";
import type { RowRead } from "./readRow.ts";
import { FIGURE_FIELDS } from "../roomFields.ts";
import type { RowProblem } from "./whyNoRoom.ts";

/** The facts about a row: its labels, its figures in standard units, and why it is already known to be no room. */
type SummedRow = Pick<RowRead, "roomCode" | "roomName" | "figures" | "unread" | "problem">;

/** A running sum at a row; the difference of two gives the rooms between them. */
interface Moment {
  readonly rooms: number;
  readonly sums: Float64Array;
  /** Number of unreadable figures by column, whose contribution is unknown. */
  readonly unread: Uint32Array;
}

const SUMMED: readonly RoomFigure[] = ROOM_FIGURES.filter((figure) =>
  ["area", "power", "flow", "count"].includes(FIGURE_FIELDS[figure].kind),
);

/**
 * Most earlier totals that a later one may include, counted back from the latest: storeys of a building, buildings
 * of a site.
 */
const MOST_MOMENTS = 64;
/** Tolerances as shares of a sum: differences between computed figures, and the most that rounding explains. */
const LEAST_SLACK = 1e-4;
const MOST_SLACK = 5e-3;
const MOST_DECIMALS = 6;
/** Number of rooms from which the usual rows of this schedule are learned. */
const MOST_KNOWN = 64;
/** Share of rooms that must have a code, or a name, for a row without it to be unlike them. */
const MOST_OF_THEM = 0.8;
/** If the ratio of two figures varies more between rooms, they do not follow from each other. */
const VARIES = 0.02;

/**
 * Finds the rows that total the rooms above them, since the last such row or an earlier one, by their figures,
 * whatever their label. A row labelled like a room counts as a total only if two of its figures agree that do not
 * follow from each other: four equal offices and a room four times as large are five rooms.
 */
export class RunningTotals {
  #rooms = 0;
  readonly #sums = new Float64Array(SUMMED.length);
  readonly #unread = new Uint32Array(SUMMED.length);
  readonly #decimals = new Uint8Array(SUMMED.length);
  readonly #moments: Moment[] = [];
  readonly #known: SummedRow[] = [];
  /** Labels of the totals so far. */
  readonly #labels = new Set<string>();

  constructor() {
    this.#mark();
  }

  /** Why this row is no room; must be called once for each row of the schedule, in order. */
  judge(row: SummedRow): RowProblem | null {
    const { problem } = row;
    if (problem?.of === "other") return problem;
    const rooms = problem?.of === "total" ? 0 : this.#summedBy(row);
    if (rooms === 0 && problem?.of !== "total") {
      this.#add(row);
      return problem;
    }
    this.#mark();
    return problem?.of === "total"
      ? problem
      : { reason: `${TOTAL_ROW}，数值等于上面 ${rooms} 间之和`, heading: "", of: "total" };
  }

  /** Adds a room, or a row that was refused for another reason. */
  #add(row: SummedRow): void {
    this.#rooms++;
    for (let at = 0; at < SUMMED.length; at++) {
      const value = row.figures[SUMMED[at]!] ?? 0;
      if (value === 0) continue;
      this.#learnDecimals(at, value);
      this.#sums[at]! += value;
    }
    for (const field of row.unread) {
      const at = SUMMED.indexOf(field);
      if (at >= 0) this.#unread[at]!++;
    }
    if (this.#known.length < MOST_KNOWN) this.#known.push(row);
  }

  /** Marks that the row above the next one is a total. */
  #mark(): void {
    // The first entry stays: a grand total goes back to it.
    if (this.#moments.length === MOST_MOMENTS) this.#moments.splice(1, 1);
    this.#moments.push({
      rooms: this.#rooms,
      sums: this.#sums.slice(),
      unread: this.#unread.slice(),
    });
  }

  /** Number of rooms above that this row totals; 0 if it is a room itself. */
  #summedBy(row: SummedRow): number {
    if (this.#rooms === 0 || SUMMED.every((field) => (row.figures[field] ?? 0) === 0)) return 0;
    for (let at = this.#moments.length - 1; at >= 0; at--) {
      const moment = this.#moments[at]!;
      const rooms = this.#rooms - moment.rooms;
      const agreeing = rooms === 0 ? [] : this.#agreeing(row, moment);
      if (agreeing.length > 0 && this.#isTotal(row, rooms, agreeing)) return rooms;
    }
    return 0;
  }

  #isTotal(row: SummedRow, rooms: number, agreeing: readonly RoomFigure[]): boolean {
    if (!this.#isUnlikeRooms(row)) return rooms > 2 && this.#areIndependent(agreeing);
    const label = labelOf(row);
    const isTotal = rooms > 1 || (label !== "" && this.#labels.has(label));
    if (isTotal) this.#labels.add(label);
    return isTotal;
  }

  /** The figures that equal the sum since then; none if a stated one does not. */
  #agreeing({ figures }: SummedRow, { rooms, sums, unread }: Moment): readonly RoomFigure[] {
    const agreeing: RoomFigure[] = [];
    for (const [at, field] of SUMMED.entries()) {
      const value = figures[field] ?? null;
      if (value === null || this.#unread[at]! > unread[at]!) continue;
      const sum = this.#sums[at]! - sums[at]!;
      if (value === 0 && sum === 0) continue;
      if (!this.#isSum(at, value, sum, this.#rooms - rooms)) return [];
      agreeing.push(field);
    }
    return agreeing;
  }

  /** Each figure of the sum may be rounded by half its last digit, and so may the sum. */
  #isSum(at: number, value: number, sum: number, rooms: number): boolean {
    const off = Math.abs(value - sum);
    if (off > sum * MOST_SLACK) return false;
    if (off <= sum * LEAST_SLACK) return true;
    const decimals = this.#decimals[at]!;
    const rounding = (rooms * 10 ** -decimals + 10 ** -decimalsOf(value, decimals)) / 2;
    return off <= rounding;
  }

  #learnDecimals(at: number, value: number): void {
    const known = this.#decimals[at]!;
    if (known < MOST_DECIMALS && !hasDecimals(value, known)) this.#decimals[at] = decimalsOf(value);
  }

  /**
   * Whether a row has no code or no name where most rooms have one, has neither of them, or has a code without
   * digits where most have digits.
   */
  #isUnlikeRooms({ roomCode, roomName }: SummedRow): boolean {
    const most = this.#known.length * MOST_OF_THEM;
    const count = (is: (row: SummedRow) => boolean) => this.#known.filter(is).length;
    if (roomCode === "") return count((row) => row.roomCode !== "") >= most || roomName === "";
    if (roomName === "" && count((row) => row.roomName !== "") >= most) return true;
    return !hasDigit(roomCode) && count((row) => hasDigit(row.roomCode)) >= most;
  }

  /** Whether one of these figures is no fixed share of another in the rooms of this schedule. */
  #areIndependent([base, ...others]: readonly RoomFigure[]): boolean {
    if (base === undefined) return false;
    return others.some((other) => {
      let least = Number.POSITIVE_INFINITY;
      let most = 0;
      for (const { figures } of this.#known) {
        const one = figures[base] ?? 0;
        if (one === 0) continue;
        const share = (figures[other] ?? 0) / one;
        least = Math.min(least, share);
        most = Math.max(most, share);
      }
      return most - least > most * VARIES;
    });
  }
}

const hasDigit = (text: string) => /\d/u.test(text);
/** 一层合计 and 二层合计 count as the same label, like all labels that differ only in a number. */
const labelOf = ({ roomCode, roomName }: SummedRow) =>
  `${roomCode} ${roomName}`.replace(/[\d一二三四五六七八九十]+/gu, "#").trim();

const hasDecimals = (value: number, decimals: number) => {
  const shifted = value * 10 ** decimals;
  return Math.abs(shifted - Math.round(shifted)) <= 1e-6 * Math.max(1, Math.abs(shifted) * 1e-6);
};
function decimalsOf(value: number, most = MOST_DECIMALS): number {
  let decimals = 0;
  while (decimals < most && !hasDecimals(value, decimals)) decimals++;
  return decimals;
}
