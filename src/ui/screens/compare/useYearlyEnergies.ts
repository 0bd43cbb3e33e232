import type { EnergyFault } from "#domain/products/energy/energyTerms.ts";
import { useCallback } from "react";
import type { EnergyChoice } from "#domain/products/energy/EnergyChoice.ts";
import type { Prices } from "#domain/products/energy/energyCosts.ts";
import type { ProductEnergy } from "#domain/products/energy/productEnergy.ts";
import type { Result } from "#domain/base/result.ts";
import type { EnergyQuestion } from "#workers/curve/CurveClient.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useLatestAnswer, type AskedAnswer } from "../../page/services/useLatestAnswer.ts";

interface AskedYears {
  readonly choice: EnergyChoice;
  readonly prices: Prices;
  readonly questions: readonly EnergyQuestion[];
}

interface FoundYears {
  /** The conditions of these results; newer results may be loading. */
  readonly choice: EnergyChoice;
  readonly prices: Prices;
  /** In the order of the question. */
  readonly found: readonly Result<ProductEnergy, EnergyFault>[];
}

/** The yearly energy of several products, each as in its own detail. */
export function useYearlyEnergies(asked: AskedYears): AskedAnswer<FoundYears> {
  const { curve } = useServices();
  return useLatestAnswer(
    asked,
    useCallback(
      async ({ choice, prices, questions }: AskedYears) => ({
        choice,
        prices,
        found: await Promise.all(questions.map(async (question) => curve.energy(question))),
      }),
      [curve],
    ),
  );
}
