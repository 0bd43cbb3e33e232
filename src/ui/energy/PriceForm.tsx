import {
  PRICE_FIGURES,
  priceFault,
  priceText,
  type PriceTexts,
} from "#domain/products/energy/priceFields.ts";
import { Field } from "../kit/input/Field.tsx";
import { QuantityInput } from "../kit/input/QuantityInput.tsx";
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
        const fault = priceFault(figure, typed) ?? undefined;
        return (
          <Field key={code} label={label} error={fault}>
            {(control) => (
              <QuantityInput
                {...control}
                label={label}
                unit={unit}
                unitWidth={unit.length > 2 ? 56 : 30}
                size="xs"
                value={typed}
                clean={(text) => priceText(figure, text)}
                error={fault}
                onChange={(text) => onTexts({ ...texts, [code]: text })}
              />
            )}
          </Field>
        );
      })}
    </form>
  );
}
