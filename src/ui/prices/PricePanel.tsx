import type { ReactNode } from "react";
import { ContactMaker } from "../supplier/ContactMaker.tsx";
import { PriceResults } from "./PriceResults.tsx";
import { PriceSearchForm } from "./PriceSearchForm.tsx";
import css from "./Prices.module.css";
import { usePriceForm, type PriceAsking } from "./usePriceForm.ts";

export interface PricePanelProps extends PriceAsking {
  /** Content before the other conditions. */
  readonly first?: ReactNode;
  readonly isWide?: boolean;
}

/** The price search: conditions, the goods found, and the source of the prices. */
export function PricePanel({ first, isWide = false, ...asking }: PricePanelProps) {
  const price = usePriceForm(asking);
  const { subject } = asking;
  return (
    <div className={css["panel"]}>
      <PriceSearchForm
        price={price}
        isWide={isWide}
        first={first}
        contact={subject?.kind === "product" && <ContactMaker product={subject} size="sm" />}
      />
      <PriceResults price={price} />
    </div>
  );
}
