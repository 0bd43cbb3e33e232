/** Values from `from` to `to`; each end may be included or not. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly holdsFrom: boolean;
  readonly holdsTo: boolean;
}

/** Percent for grade 3, 2 and 1 of the first size band, then of the next; `null` where the table is empty. */
type Efficiencies = readonly (number | null)[];

/** A row chosen by pressure coefficient ψ and specific speed. */
export interface DutyRow {
  readonly psi: Band;
  readonly specificSpeed: Band;
  readonly efficiencies: Efficiencies;
}

/** A row chosen by hub ratio. */
export interface HubRow {
  readonly hubRatio: Band;
  readonly efficiencies: Efficiencies;
}

export interface SizeTable<Row> {
  readonly name: string;
  /** Bands of the machine number (机号), the impeller's diameter in dm. */
  readonly sizes: readonly Band[];
  readonly rows: readonly Row[];
}

export const INFINITE = Number.POSITIVE_INFINITY;

export const band = (from: number, to: number, ends: "[]" | "[)" | "(]" | "()"): Band => ({
  from,
  to,
  holdsFrom: ends.startsWith("["),
  holdsTo: ends.endsWith("]"),
});

export const isWithin = (value: number, { from, to, holdsFrom, holdsTo }: Band): boolean =>
  (holdsFrom ? value >= from : value > from) && (holdsTo ? value <= to : value < to);

export const dutyRow = (psi: Band, specificSpeed: Band, efficiencies: Efficiencies): DutyRow => ({
  psi,
  specificSpeed,
  efficiencies,
});
