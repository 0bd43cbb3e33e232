import type { RoomRow } from "#domain/batch/batchState.ts";
import { classNames } from "../../../components/classNames.ts";
import { formatNumber } from "../../../components/formatNumber.ts";
import text from "../../../styles/text.module.css";
import css from "./Alternatives.module.css";

const DIGITS = 2;

/** The room's figures and, in bold, what one unit must do. A figure that is not stated is left out. */
export function RoomFacts({ row, needs }: { row: RoomRow; needs: string }) {
  const quantity = row.specifiedQuantity ?? row.calculatedQuantity;
  return (
    <>
      <span className={text["clip"]}>{row.roomCode}</span>
      {row.roomArea !== null && <span>{formatNumber(row.roomArea, DIGITS)} ㎡</span>}
      {row.coolingLoad !== null && <span>冷负荷 {formatNumber(row.coolingLoad, DIGITS)} kW</span>}
      {row.heatLoad !== null && <span>热负荷 {formatNumber(row.heatLoad, DIGITS)} kW</span>}
      {quantity !== null && <span>{formatNumber(quantity, 0)} 台</span>}
      {needs !== "" && <span className={classNames(text["strong"], css["needs"])}>单台需 {needs}</span>}
    </>
  );
}
