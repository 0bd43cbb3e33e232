import {
  PRICE_FIGURES,
  priceFault,
  priceText,
  type PriceTexts,
} from "#domain/products/energy/priceFields.ts";
import { FigureField } from "../kit/input/FigureField.tsx";
import css from "./Energy.module.css";

export interface PriceFormProps {
  readonly texts: PriceTexts;
  readonly onTexts: (texts: PriceTexts) => void;
}

/** The user's own energy prices, kept in this browser; there are no default prices. */
export function PriceForm({ texts, onTexts }: PriceFormProps) {
  return (
    <form className={css["form"]} aria-label="费用" onSubmit={(event) => event.preventDefault()}>
      {PRICE_FIGURES.map((figure) => {
        const { code, label, unit } = figure;
        const typed = texts[code] ?? "";
        return (
          <FigureField
            key={code}
            label={label}
            unit={unit}
            unitWidth={unit.length > 2 ? 56 : 30}
            value={typed}
            clean={(text) => priceText(figure, text)}
            fault={priceFault(figure, typed) ?? undefined}
            onChange={(text) => onTexts({ ...texts, [code]: text })}
          />
        );
      })}
    </form>
  );
}
