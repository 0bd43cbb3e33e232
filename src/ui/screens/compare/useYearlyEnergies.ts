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
  /** What they were computed for: newer ones may be on their way. */
  readonly choice: EnergyChoice;
  readonly prices: Prices;
  /** In the order asked. */
  readonly found: readonly Result<ProductEnergy, EnergyFault>[];
}

/** The energy of several products' years, each by itself as its detail has it. */
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
