import {
  assumptionLines,
  energyText,
  FANS_ONLY,
  indexText,
  missingText,
  NO_LAW,
  shortYearText,
  yearSumText,
} from "#domain/products/energy/energyWords.ts";
import { CONTROL_METHODS } from "#domain/products/energy/controlMethods.ts";
import type { EnergyChoice } from "#domain/products/energy/EnergyChoice.ts";
import type { ProductEnergy } from "#domain/products/energy/productEnergy.ts";
import { hasFigure } from "#domain/products/energy/sumRows.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import text from "../../kit/styles/text.module.css";
import css from "../../energy/Energy.module.css";
import { EnergyTable } from "./EnergyTable.tsx";
import { MethodTable } from "./MethodTable.tsx";

interface YearResultProps {
  readonly machine: Machine;
  readonly energy: ProductEnergy;
  readonly choice: EnergyChoice;
}

/** The energy of a year under the chosen control, its loads, the other kinds of control, and the assumptions. */
export function YearResult({ machine, energy, choice }: YearResultProps) {
  const chosen = energy.methods.find(({ method }) => method === choice.control);
  const year = chosen?.year.ok === true ? chosen.year.value : null;
  const cost = energy.costs[energy.methods.findIndex(({ method }) => method === choice.control)];
  const isDear = cost?.electricity !== undefined && year !== null && hasFigure(year.rows);
  return (
    <>
      {year === null ? (
        <p role="alert" className={text["wrong"]}>
          {chosen === undefined ? FANS_ONLY : NO_LAW}
        </p>
      ) : (
        <>
          <p className={css["sum"]} role="status">
            {CONTROL_METHODS[year.method].name} <b>{yearSumText(year)}</b> kWh
            {missingText(year) === null ? "/年" : ""}
            {isDear && (
              <>
                ，电费 <b>{energyText(cost.electricity)}</b> 元/年
              </>
            )}
          </p>
          {missingText(year) !== null && (
            <p className={text["wrong"]} role="alert">
              {missingText(year)}
            </p>
          )}
          {shortYearText(year) !== null && <p className={css["line"]}>{shortYearText(year)}</p>}
          <EnergyTable machine={machine} year={year} count={energy.count} />
        </>
      )}
      <MethodTable energy={energy} chosen={choice.control} />
      {energy.index !== null && <p className={css["line"]}>{indexText(energy.index)}</p>}
      {year !== null && (
        <ul className={text["notes"]} aria-label="计算依据">
          {assumptionLines(energy, year, choice).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}
