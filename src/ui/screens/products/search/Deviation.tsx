import { formatQuantity } from "#domain/base/formatQuantity.ts";
import css from "../table/ProductTable.module.css";

/** px of half the scale, and px per percent: ±10 % fill it. */
const HALF = 19;
const PER_PERCENT = 1.9;
const GAP = 20;

/** The number, and a scale of ±10 % around a centre mark, so that the closest is visible at a glance. */
export function Deviation({ percent }: { readonly percent: number }) {
  const width = Math.min(HALF, Math.abs(percent) * PER_PERCENT);
  const left = percent >= 0 ? GAP : HALF - width;
  const text = formatQuantity(percent, "%");
  return (
    <span className={css["deviation"]}>
      {/* A value that rounds to zero has no sign. */}
      {percent > 0 && Number(text) !== 0 && "+"}
      {text}
      <span className={css["scale"]} aria-hidden>
        <i style={{ left, width }} />
      </span>
    </span>
  );
}
