import { useCallback, useMemo } from "react";
import { readPrices } from "#domain/products/energy/priceFields.ts";
import type { EnergyQuestion } from "#workers/curve/CurveClient.ts";
import { chartSourceOf } from "../../../../chart/chartSourceOf.ts";
import { useOwnPrices } from "../../../../energy/useOwnPrices.ts";
import { useServices } from "../../../../page/services/ServicesContext.tsx";
import { useLatestAnswer } from "../../../../page/services/useLatestAnswer.ts";
import { useComparedProducts } from "../../../../product/compare/useComparedProducts.ts";
import type { AskedYear } from "./AskedYear.ts";
import { choiceOf, yearQuestion } from "./yearQuestion.ts";

/**
 * The energy of a year of a system's kept machines at today's duty, with their medium and number, computed by the worker;
 * null while it is on its way, and where the machine is gone.
 */
export function useMachineYear(year: AskedYear) {
  const { curve } = useServices();
  const texts = useOwnPrices();
  const { productId } = year;
  const ids = useMemo(() => [productId], [productId]);
  const loaded = useComparedProducts(ids);
  const [found] = loaded.status === "ready" ? loaded.value.products : [];
  const source = useMemo(
    () => (found === undefined ? null : chartSourceOf(found.product, found.curves)),
    [found],
  );
  const question: EnergyQuestion | null =
    found === undefined || source === null
      ? null
      : yearQuestion({ product: found.product, source }, year, readPrices(texts));
  const asked = useLatestAnswer(
    question,
    useCallback(async (each: EnergyQuestion | null) => (each === null ? null : curve.energy(each)), [curve]),
  );
  return {
    choice: choiceOf(year),
    texts,
    isGone: loaded.status === "ready" && found === undefined,
    retry: loaded.status === "failed" ? loaded.retry : asked.status === "failed" ? asked.retry : null,
    answer: asked.status === "ready" ? asked.answer : null,
    isBehind: asked.status === "ready" && asked.isBehind,
  };
}
