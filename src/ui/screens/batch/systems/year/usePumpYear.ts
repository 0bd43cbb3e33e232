import { useCallback, useMemo } from "react";
import type { DutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import type { WaterSettings } from "#domain/building/systems/water/WaterSettings.ts";
import { readPrices } from "#domain/products/energy/priceFields.ts";
import type { EnergyQuestion } from "#workers/curve/CurveClient.ts";
import { chartSourceOf } from "../../../../chart/chartSourceOf.ts";
import { useOwnPrices } from "../../../../energy/useOwnPrices.ts";
import { useServices } from "../../../../page/services/ServicesContext.tsx";
import { useLatestAnswer } from "../../../../page/services/useLatestAnswer.ts";
import { useComparedProducts } from "../../../../product/compare/useComparedProducts.ts";
import { choiceOf, yearQuestion } from "./yearQuestion.ts";

/**
 * The energy of a year of a system's kept pumps at today's duty, with their medium and number, computed by the worker; null
 * while it is on its way, and where the pump is gone.
 */
export function usePumpYear(card: DutyCard, settings: WaterSettings) {
  const { curve } = useServices();
  const texts = useOwnPrices();
  const ids = useMemo(() => [settings.pump!.id], [settings.pump]);
  const loaded = useComparedProducts(ids);
  const [found] = loaded.status === "ready" ? loaded.value.products : [];
  const source = useMemo(
    () => (found === undefined ? null : chartSourceOf(found.product, found.curves)),
    [found],
  );
  const choice = choiceOf(settings);
  const question: EnergyQuestion | null =
    found === undefined || source === null
      ? null
      : yearQuestion({ product: found.product, source }, card, settings, readPrices(texts));
  const asked = useLatestAnswer(
    question,
    useCallback(async (each: EnergyQuestion | null) => (each === null ? null : curve.energy(each)), [curve]),
  );
  return {
    choice,
    texts,
    isGone: loaded.status === "ready" && found === undefined,
    retry: loaded.status === "failed" ? loaded.retry : asked.status === "failed" ? asked.retry : null,
    answer: asked.status === "ready" ? asked.answer : null,
    isBehind: asked.status === "ready" && asked.isBehind,
  };
}
