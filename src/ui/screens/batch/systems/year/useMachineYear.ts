import { useCallback } from "react";
import { readPrices } from "#domain/products/energy/priceFields.ts";
import type { EnergyQuestion } from "#workers/curve/CurveClient.ts";
import { useOwnPrices } from "../../../../energy/useOwnPrices.ts";
import { useServices } from "../../../../page/services/ServicesContext.tsx";
import { useLatestAnswer } from "../../../../page/services/useLatestAnswer.ts";
import { useKeptProduct } from "../useKeptProduct.ts";
import type { AskedYear } from "#domain/building/systems/AskedYear.ts";
import { choiceOf, yearQuestion } from "./yearQuestion.ts";

/**
 * Energy of a year of a system's kept machines at the present duty, with their medium and number, computed by the
 * worker; null until it arrives, and if the machine no longer exists.
 */
export function useMachineYear(year: AskedYear) {
  const { curve } = useServices();
  const texts = useOwnPrices();
  const { kept, isGone, retry } = useKeptProduct(year.productId);
  const question: EnergyQuestion | null = kept === null ? null : yearQuestion(kept, year, readPrices(texts));
  const asked = useLatestAnswer(
    question,
    useCallback(async (each: EnergyQuestion | null) => (each === null ? null : curve.energy(each)), [curve]),
  );
  return {
    choice: choiceOf(year),
    texts,
    isGone,
    retry: retry !== null ? retry : asked.status === "failed" ? asked.retry : null,
    answer: asked.status === "ready" ? asked.answer : null,
    isBehind: asked.status === "ready" && asked.isBehind,
  };
}
