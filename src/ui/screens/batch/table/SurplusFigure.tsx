import { isNominalOnly, marginAmong, type Surplus } from "#domain/building/batch/state/Surplus.ts";
import { NOMINAL } from "#domain/building/rooms/planWords.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import css from "../../../kit/table/table.module.css";
import { Missing } from "./Figure.tsx";

const METER_WIDTH = 40;
/** px, so that an excess of zero is still visible as a bar. */
const LEAST = 1;

const signed = (percent: number) => (percent < 0 ? formatNumber(percent, 0) : `+${formatNumber(percent, 0)}`);
const partText = ({ name, percent }: Surplus) => `${name} ${signed(percent)}`;

/** 余量: the governing figure with its excess and a small bar; a tooltip lists all. `perPercent`: px per percent. */
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
    <span
      title={`${surpluses.map((one) => `${partText(one)} %${one.governs ? "（余量）" : ""}`).join("，")}${
        isNominalOnly(surpluses) ? `；${NOMINAL}` : ""
      }`}
    >
      {partText(margin)}
      <span className={css["meter"]} aria-hidden>
        <i style={{ width }} />
      </span>
    </span>
  );
}

/** The figures that do not govern, such as 显冷 +6 · 热 +120. */
export const otherSurpluses = (surpluses: readonly Surplus[]): string =>
  surpluses
    .filter(({ governs }) => !governs)
    .map(partText)
    .join(" · ");
