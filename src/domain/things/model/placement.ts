/** 4 × 4, column by column; `null` leaves everything in place. */
export type Placement = readonly number[] | null;

/** The combined placement of `inner` within `outer`. */
export function placedWithin(outer: Placement, inner: Placement): Placement {
  if (outer === null || inner === null) return outer ?? inner;
  const product = Array.from({ length: 16 }, () => 0);
  for (let column = 0; column < 4; column++)
    for (let row = 0; row < 4; row++)
      for (let at = 0; at < 4; at++)
        product[column * 4 + row]! += outer[at * 4 + row]! * inner[column * 4 + at]!;
  return product;
}

/** How normals turn under a placement, and whether it mirrors. */
export interface NormalTurn {
  /** 3 × 3, column by column; the results must still be normalised. */
  readonly matrix: readonly number[];
  /** Triangles must then be reversed. */
  readonly isMirror: boolean;
}

/**
 * From the cofactors of the upper 3 × 3: its inverse transposed, times its determinant, whose sign is removed
 * again. A placement that flattens therefore gives no infinite normals.
 */
export function normalTurn(m: readonly number[]): NormalTurn {
  const cofactor = (a: number, b: number, c: number, d: number) => m[a]! * m[b]! - m[c]! * m[d]!;
  const cofactors = [
    cofactor(5, 10, 9, 6),
    cofactor(8, 6, 4, 10),
    cofactor(4, 9, 8, 5),
    cofactor(9, 2, 1, 10),
    cofactor(0, 10, 8, 2),
    cofactor(8, 1, 0, 9),
    cofactor(1, 6, 5, 2),
    cofactor(4, 2, 0, 6),
    cofactor(0, 5, 4, 1),
  ];
  const isMirror = m[0]! * cofactors[0]! + m[1]! * cofactors[1]! + m[2]! * cofactors[2]! < 0;
  return { matrix: isMirror ? cofactors.map((value) => -value) : cofactors, isMirror };
}

/** Writes a transformed point to `out`, from index `at`. */
export function place(m: Placement, x: number, y: number, z: number, out: Float64Array, at = 0): void {
  out[at] = m === null ? x : m[0]! * x + m[4]! * y + m[8]! * z + m[12]!;
  out[at + 1] = m === null ? y : m[1]! * x + m[5]! * y + m[9]! * z + m[13]!;
  out[at + 2] = m === null ? z : m[2]! * x + m[6]! * y + m[10]! * z + m[14]!;
}
