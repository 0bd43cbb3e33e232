/** A step is left out if it is off the parabola by this many times the usual, and by this many pixels. */
const OUTLIER = 2.5;
const LEAST_OUTLIER = 0.25;
const FEWEST = 6;
/** A parabola weighed by one takes powers of the position up to the sixth, and its values' up to the fourth. */
const POWERS = 7;
const VALUE_POWERS = 5;

/** Offsets smoothed by local parabolas over clear steps; the second pass leaves out those that stand off. */
export function smoothOffsets(
  offsets: Float32Array,
  isClear: Uint8Array,
  half: number,
): { readonly smooth: Float32Array; readonly off: number } {
  const once = parabolas(offsets, isClear, half);
  const away = Array.from(offsets, (offset, at) => Math.abs(offset - once[at]!)).filter(
    (_, at) => isClear[at],
  );
  const usual = Float32Array.from(away).sort()[away.length >> 1] ?? 0;
  const limit = Math.max(LEAST_OUTLIER, OUTLIER * 1.48 * usual);
  const kept = isClear.map((clear, at) => (clear && Math.abs(offsets[at]! - once[at]!) <= limit ? 1 : 0));
  return { smooth: parabolas(offsets, kept, half), off: usual };
}

/** The value of the least-squares parabola around each step; the window grows where much is missing. */
function parabolas(offsets: Float32Array, isKept: Uint8Array, half: number): Float32Array {
  const last = offsets.length - 1;
  const middle = last / 2;
  const counts = new Int32Array(offsets.length + 1);
  const [sums, values] = [
    new Float64Array(POWERS * counts.length),
    new Float64Array(VALUE_POWERS * counts.length),
  ];
  for (let at = 0; at <= last; at++) addStep(at);
  const [own, ownValues] = [new Float64Array(POWERS), new Float64Array(VALUE_POWERS)];
  return offsets.map((offset, at) => {
    let reach = half;
    let value = parabolaAt(at, reach);
    while (value === null && reach < offsets.length) {
      reach *= 1.5;
      value = parabolaAt(at, reach);
    }
    return value ?? offset;
  });

  /** Running sums of powers about the middle, over the kept steps: no window is summed again. */
  function addStep(at: number): void {
    const position = (at - middle) / half;
    let power = isKept[at] === 0 ? 0 : 1;
    counts[at + 1] = counts[at]! + power;
    for (let nth = 0; nth < POWERS; nth++, power *= position) {
      sums[POWERS * (at + 1) + nth] = sums[POWERS * at + nth]! + power;
      if (nth >= VALUE_POWERS) continue;
      const before = values[VALUE_POWERS * at + nth]!;
      values[VALUE_POWERS * (at + 1) + nth] = before + power * offsets[at]!;
    }
  }

  function parabolaAt(at: number, reach: number): number | null {
    // At an end the window is as long, and lies to one side.
    const from = Math.max(0, Math.min(Math.ceil(at - reach), Math.floor(last - 2 * reach)));
    const to = Math.min(last, Math.max(Math.floor(at + reach), Math.ceil(2 * reach)));
    const far = Math.max(at - from, to - at);
    const before = counts[at + 1]! - counts[from]!;
    const after = counts[to + 1]! - counts[at + 1]!;
    const isAtEnd = at < reach / 2 || last - at < reach / 2;
    if (before + after < Math.max(FEWEST, 0.5 * reach)) return null;
    if (!isAtEnd && Math.min(before, after) < FEWEST / 3) return null;
    for (let nth = 0; nth < POWERS; nth++)
      own[nth] = sums[POWERS * (to + 1) + nth]! - sums[POWERS * from + nth]!;
    for (let nth = 0; nth < VALUE_POWERS; nth++)
      ownValues[nth] = values[VALUE_POWERS * (to + 1) + nth]! - values[VALUE_POWERS * from + nth]!;
    moveTo(own, (at - middle) / half, half / far);
    moveTo(ownValues, (at - middle) / half, half / far);
    const s0 = weighed(own, 0);
    const s1 = weighed(own, 1);
    const s2 = weighed(own, 2);
    const s3 = weighed(own, 3);
    const s4 = weighed(own, 4);
    const a = s2 * s4 - s3 * s3;
    const b = s1 * s4 - s2 * s3;
    const c = s1 * s3 - s2 * s2;
    const whole = s0 * a - s1 * b + s2 * c;
    if (Math.abs(whole) < 1e-9) return null;
    return (weighed(ownValues, 0) * a - weighed(ownValues, 1) * b + weighed(ownValues, 2) * c) / whole;
  }
}

/** A sum in which each step weighs 1 - x², and the end of the window a thousandth. */
const weighed = (sums: Float64Array, power: number): number => 1.001 * sums[power]! - sums[power + 2]!;

/** Sums of powers about another position, in other steps: the binomial theorem, power by power. */
function moveTo(sums: Float64Array, position: number, scale: number): void {
  for (let first = 1; first < sums.length; first++)
    for (let power = sums.length - 1; power >= first; power--) sums[power]! -= position * sums[power - 1]!;
  for (let power = 1, times = scale; power < sums.length; power++, times *= scale) sums[power]! *= times;
}
