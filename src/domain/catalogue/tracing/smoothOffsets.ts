/** A place that is so many times the usual off the parabola around it is left out, and at least so many pixels. */
const OUTLIER = 2.5;
const LEAST_OUTLIER = 0.25;
const FEWEST = 6;
/** Parabolas are laid so many times to each side of a place. */
const PER_HALF = 16;

/** Offsets smoothed by local parabolas over clear places; the second time without those that stand off. */
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

/**
 * The value at each place of the parabola of least squares around it; the window grows where much is missing. From one
 * sixteenth of a window to the next what is smoothed is straight to hundredths of a pixel.
 */
function parabolas(offsets: Float32Array, isKept: Uint8Array, half: number): Float32Array {
  const out = new Float32Array(offsets.length);
  const every = Math.max(1, Math.floor(half / PER_HALF));
  const end = offsets.length - 1;
  for (let at = 0, from = 0; at <= end; from = at, at = at < end ? Math.min(end, at + every) : end + 1) {
    out[at] = valueAt(at);
    for (let between = from + 1; between < at; between++)
      out[between] = out[from]! + ((out[at]! - out[from]!) * (between - from)) / (at - from);
  }
  return out;

  function valueAt(at: number): number {
    let reach = half;
    let value = parabolaAt(at, reach);
    while (value === null && reach < offsets.length) {
      reach *= 1.5;
      value = parabolaAt(at, reach);
    }
    return value ?? offsets[at]!;
  }

  function parabolaAt(at: number, reach: number): number | null {
    // At an end the window is as long, and lies to one side.
    const last = offsets.length - 1;
    const from = Math.max(0, Math.min(Math.ceil(at - reach), Math.floor(last - 2 * reach)));
    const to = Math.min(last, Math.max(Math.floor(at + reach), Math.ceil(2 * reach)));
    const far = Math.max(at - from, to - at);
    let [s0, s1, s2, s3, s4, t0, t1, t2, count] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
    let [before, after] = [0, 0];
    for (let other = from; other <= to; other++) {
      if (isKept[other] === 0) continue;
      const x = (other - at) / far;
      const weight = 1 - x * x + 1e-3;
      const value = offsets[other]!;
      const xx = x * x;
      s0 += weight;
      s1 += weight * x;
      s2 += weight * xx;
      s3 += weight * xx * x;
      s4 += weight * xx * xx;
      t0 += weight * value;
      t1 += weight * x * value;
      t2 += weight * xx * value;
      count += 1;
      if (other <= at) before += 1;
      else after += 1;
    }
    const isAtEnd = at < reach / 2 || last - at < reach / 2;
    if (count < FEWEST || count < 0.5 * reach || (!isAtEnd && Math.min(before, after) < FEWEST / 3))
      return null;
    const a = s2 * s4 - s3 * s3;
    const b = s1 * s4 - s2 * s3;
    const c = s1 * s3 - s2 * s2;
    const whole = s0 * a - s1 * b + s2 * c;
    return Math.abs(whole) < 1e-9 ? null : (t0 * a - t1 * b + t2 * c) / whole;
  }
}
