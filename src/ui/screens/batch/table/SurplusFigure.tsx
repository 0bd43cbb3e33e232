import { formatNumber } from "#domain/formatNumber.ts";
import css from "../../../components/table/table.module.css";
import { Missing } from "./Figure.tsx";

const METER_WIDTH = 44;
/** So that a surplus of nothing is still seen as a bar. */
const LEAST = 1;

/** 冷量富余: the figure first, then a small bar. `perPercent`: px that one percent takes. */
export function SurplusFigure({ value, perPercent }: { value: number | null; perPercent: number }) {
  if (value === null) return <Missing />;
  const width = Math.min(METER_WIDTH, Math.max(0, value * perPercent) + LEAST);
  return (
    <>
      {value < 0 ? formatNumber(value, 0) : `+${formatNumber(value, 0)}`}
      <span className={css["meter"]} aria-hidden>
        <i style={{ width }} />
      </span>
    </>
  );
}
