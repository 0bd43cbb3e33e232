import type { EnergyFault } from "#domain/products/energy/energyTerms.ts";
import { useCallback } from "react";
import type { ProductEnergy } from "#domain/products/energy/productEnergy.ts";
import type { Result } from "#domain/base/result.ts";
import type { EnergyQuestion } from "#workers/curve/CurveClient.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useLatestAnswer, type AskedAnswer } from "../../page/services/useLatestAnswer.ts";

/** The energy of a product's year, by the worker. */
export function useYearlyEnergy(question: EnergyQuestion): AskedAnswer<Result<ProductEnergy, EnergyFault>> {
  const { curve } = useServices();
  return useLatestAnswer(
    question,
    useCallback(async (asked: EnergyQuestion) => curve.energy(asked), [curve]),
  );
}
