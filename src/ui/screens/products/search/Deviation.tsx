import { formatQuantity } from "#domain/base/formatQuantity.ts";
import css from "../table/ProductTable.module.css";

/** px of the scale's half, and for one percent: ±10 % fill it. */
const HALF = 19;
const PER_PERCENT = 1.9;
const GAP = 20;

/** Number first, then a scale of ±10 % around a centre tick: the eye finds the closest without reading. */
export function Deviation({ percent }: { readonly percent: number }) {
  const width = Math.min(HALF, Math.abs(percent) * PER_PERCENT);
  const left = percent >= 0 ? GAP : HALF - width;
  const text = formatQuantity(percent, "%");
  return (
    <span className={css["deviation"]}>
      {/* What rounds to nothing has no sign. */}
      {percent > 0 && Number(text) !== 0 && "+"}
      {text}
      <span className={css["scale"]} aria-hidden>
        <i style={{ left, width }} />
      </span>
    </span>
  );
}
