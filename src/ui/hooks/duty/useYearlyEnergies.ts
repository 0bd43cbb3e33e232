import { useCallback } from "react";
import type { EnergyChoice } from "#domain/energy/EnergyChoice.ts";
import type { EnergyFault, ProductEnergy } from "#domain/energy/productEnergy.ts";
import type { Result } from "#domain/result.ts";
import type { EnergyQuestion } from "#workers/curve/CurveClient.ts";
import { useServices } from "../services/ServicesContext.tsx";
import { useLatestAnswer, type AskedAnswer } from "./useLatestAnswer.ts";

interface AskedYears {
  readonly choice: EnergyChoice;
  readonly questions: readonly EnergyQuestion[];
}

interface FoundYears {
  /** What they were computed for: a newer choice may be on its way. */
  readonly choice: EnergyChoice;
  /** In the order asked. */
  readonly found: readonly Result<ProductEnergy, EnergyFault>[];
}

/** The energy of several products' years, each by itself as its detail has it. */
export function useYearlyEnergies(asked: AskedYears): AskedAnswer<FoundYears> {
  const { curve } = useServices();
  return useLatestAnswer(
    asked,
    useCallback(
      async ({ choice, questions }: AskedYears) => ({
        choice,
        found: await Promise.all(questions.map(async (question) => curve.energy(question))),
      }),
      [curve],
    ),
  );
}
