import type { LibraryName } from "../../catalogue/listing/ProductOrigin.ts";
/** The exchange that tells which products could serve which rooms; see `PackedCandidates`. */

/** A product that serves some of the requested rooms. */
export interface CandidateModel {
  readonly id: string;
  readonly model: string;
  readonly name: string;
  readonly seriesName: string | null;
  readonly brandCode: string;
  readonly isSample: boolean;
  /** For an own product. */
  readonly library?: LibraryName;
  /** The figure that orders products of its kind: rated cooling in kW, effective area in ㎡. */
  readonly size: number;
  /** Electric input, kW; `null` if it is not stated, or the product has none. */
  readonly inputPower: number | null;
  /** dB(A) */
  readonly noise: number | null;
}

/**
 * Candidates of many rooms on the wire; 500,000 pairs would need as many ids as text. Each room is a row of
 * `ceil(models.length / 8)` bytes, lowest bit first. For each set bit, row by row, two bytes give the product's
 * excess over the room's requirement, and two that of the leading figure.
 */
export interface PackedCandidates {
  readonly models: readonly CandidateModel[];
  /** Base64. */
  readonly bits: string;
  /**
   * Base64 of 16-bit numbers, lower byte first, in units of EXCESS_UNIT: 余量 (margin), that of the governing
   * figure.
   */
  readonly excess: string;
  /**
   * The excess of the leading figure, likewise, which decides between equal products; values too large for two
   * bytes are MOST_LEAD.
   */
  readonly lead: string;
  /** The least excess of any product in each room, whatever the limit; `null` if none serves it. */
  readonly least: readonly (number | null)[];
}

/** 0.01 %, finer than any catalogue figure. */
export const EXCESS_UNIT = 1e-4;
/** 500 %; a product that exceeds a requirement sixfold is no choice for it, and two bytes can hold it. */
export const MOST_EXCESS = 5;
/** In units of EXCESS_UNIT. */
const MOST_LEAD = 0xffff;

/**
 * The result of one room's search: rows of the columns, and the excess of each as a share, 0 being just enough.
 */
export interface CandidateRows {
  readonly rows: readonly number[];
  readonly excess: readonly number[];
  /** The excess of the leading figure, likewise. */
  readonly lead: readonly number[];
  /** Over all products that serve the room; `null` if there is none. */
  readonly least: number | null;
}

/** Candidates of the rooms of one request, as a thread returns them. */
export interface CandidateMatrix {
  /** Rows of the columns that are a candidate of some room, ascending. */
  readonly used: Uint32Array<ArrayBuffer>;
  readonly bits: Uint8Array<ArrayBuffer>;
  readonly excess: Uint16Array<ArrayBuffer>;
  readonly lead: Uint16Array<ArrayBuffer>;
  readonly least: readonly (number | null)[];
}

export function candidateMatrix(rooms: readonly CandidateRows[]): CandidateMatrix {
  const used = Uint32Array.from(new Set(rooms.flatMap(({ rows }) => rows))).sort();
  const indexOf = new Map(Array.from(used, (row, index) => [row, index]));
  const width = (used.length + 7) >>> 3;
  const bits = new Uint8Array(rooms.length * width);
  const excess: number[] = [];
  const lead: number[] = [];
  rooms.forEach((room, at) => {
    // Every row of a room is among those used.
    const pairs = room.rows.map((row, pair) => ({
      index: indexOf.get(row)!,
      excess: room.excess[pair]!,
      lead: room.lead[pair]!,
    }));
    pairs.sort((a, b) => a.index - b.index);
    for (const pair of pairs) {
      bits[at * width + (pair.index >>> 3)]! |= 1 << (pair.index & 7);
      excess.push(Math.round(pair.excess / EXCESS_UNIT));
      lead.push(Math.min(Math.round(pair.lead / EXCESS_UNIT), MOST_LEAD));
    }
  });
  return {
    used,
    bits,
    excess: Uint16Array.from(excess),
    lead: Uint16Array.from(lead),
    least: rooms.map(({ least }) => least),
  };
}

/** The candidates of one room, as indices in `models`. */
export interface UnpackedRow {
  readonly models: readonly number[];
  /** In units of EXCESS_UNIT. */
  readonly excess: readonly number[];
  readonly lead: readonly number[];
}

/** `null` for an answer that is inconsistent or has a different number of rooms. */
export function unpackCandidates(
  { models, least }: PackedCandidates,
  { bits, excess, lead }: Readonly<Record<"bits" | "excess" | "lead", Uint8Array>>,
  rooms: number,
): readonly UnpackedRow[] | null {
  const width = (models.length + 7) >>> 3;
  if (least.length !== rooms || bits.length !== rooms * width || excess.length !== lead.length) return null;
  const at = (bytes: Uint8Array, pair: number) => (bytes[2 * pair] ?? 0) + 256 * (bytes[2 * pair + 1] ?? 0);
  let pair = 0;
  const rows = least.map((_, room) => {
    const row: { models: number[]; excess: number[]; lead: number[] } = { models: [], excess: [], lead: [] };
    for (let model = 0; model < models.length; model++) {
      if (((bits[room * width + (model >>> 3)]! >>> (model & 7)) & 1) === 0) continue;
      row.models.push(model);
      row.excess.push(at(excess, pair));
      row.lead.push(at(lead, pair));
      pair++;
    }
    return row;
  });
  return 2 * pair === excess.length ? rows : null;
}
