import { marginAmong, type Surplus } from "#domain/building/batch/state/Surplus.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import css from "../../../kit/table/table.module.css";
import { Missing } from "./Figure.tsx";

const METER_WIDTH = 40;
/** So that a surplus of nothing is still seen as a bar. */
const LEAST = 1;

const signed = (percent: number) => (percent < 0 ? formatNumber(percent, 0) : `+${formatNumber(percent, 0)}`);
const partText = ({ name, percent }: Surplus) => `${name} ${signed(percent)}`;

/** 余量: the figure that governs and by how much, then a small bar; all of them on pointing. `perPercent`: px for one percent. */
export function SurplusFigure({
  surpluses,
  perPercent,
}: {
  surpluses: readonly Surplus[];
  perPercent: number;
}) {
  const margin = marginAmong(surpluses);
  if (margin === null) return <Missing />;
  const width = Math.min(METER_WIDTH, Math.max(0, margin.percent * perPercent) + LEAST);
  return (
    <span title={surpluses.map((one) => `${partText(one)} %${one.governs ? "（余量）" : ""}`).join("，")}>
      {partText(margin)}
      <span className={css["meter"]} aria-hidden>
        <i style={{ width }} />
      </span>
    </span>
  );
}

/** 显冷 +6 · 热 +120: what does not govern. */
export const otherSurpluses = (surpluses: readonly Surplus[]): string =>
  surpluses
    .filter(({ governs }) => !governs)
    .map(partText)
    .join(" · ");
