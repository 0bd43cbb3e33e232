import { ROOM_FIGURES, type RoomFigure } from "../Room.ts";
import { TOTAL_ROW } from "./noRoomRow.ts";
import type { RowRead } from "./readRow.ts";
import { FIGURE_FIELDS } from "../roomFields.ts";
import type { RowProblem } from "./whyNoRoom.ts";

/** What is known of a row: its labels, its figures in standard units, and why it is no room already. */
type SummedRow = Pick<RowRead, "roomCode" | "roomName" | "figures" | "unread" | "problem">;

/** What is left of a sum when two of it are subtracted: the rooms between them. */
interface Moment {
  readonly rooms: number;
  readonly sums: Float64Array;
  /** Figures that could not be read, by column: nobody knows what they add. */
  readonly unread: Uint32Array;
}

const SUMMED: readonly RoomFigure[] = ROOM_FIGURES.filter((figure) =>
  ["area", "power", "flow", "count"].includes(FIGURE_FIELDS[figure].kind),
);

/** Totals that a later one may have in it, from the latest back: storeys of a building, buildings of a site. */
const MOST_MOMENTS = 64;
/** Of a sum: what computed figures differ by, and what rounding may at most explain. */
const LEAST_SLACK = 1e-4;
const MOST_SLACK = 5e-3;
const MOST_DECIMALS = 6;
/** Rooms by which rows of this schedule are known. */
const MOST_KNOWN = 64;
/** The share of rooms that must have a code, or a name, for one without it to be unlike them. */
const MOST_OF_THEM = 0.8;
/** Figures whose share in one another differs by more between rooms do not follow from each other. */
const VARIES = 0.02;

/**
 * Finds the rows that sum up the rooms above them, since the last such row or an earlier one, by their figures and whatever
 * they are called. A row that is labelled as the rooms are is one unless two of its figures agree that do not already follow
 * from each other: four alike offices and a room four times as large are five rooms.
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

  /** Why this row is no room; each row of the schedule once, in their order. */
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

  /** A room, or a row that was refused for another reason. */
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

  /** The row above the next one is a total. */
  #mark(): void {
    // The beginning stays: the sum of all goes back to it.
    if (this.#moments.length === MOST_MOMENTS) this.#moments.splice(1, 1);
    this.#moments.push({
      rooms: this.#rooms,
      sums: this.#sums.slice(),
      unread: this.#unread.slice(),
    });
  }

  /** How many rooms above it this row sums up; 0 where it is a room itself. */
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

  /** The figures that equal the sum since then; none where one that is stated does not. */
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

  /** Each figure of the sum is rounded by half its last digit, and so is the sum. */
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

  /** Without a code where rooms have one, or without a name; or with a code that has no figure where theirs have. */
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
/** 一层合计 and 二层合计 are one; so is what differs in its number alone. */
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
