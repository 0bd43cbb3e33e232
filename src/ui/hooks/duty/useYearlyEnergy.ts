import { useEffect, useRef, useState } from "react";
import type { EnergyFault, ProductEnergy } from "#domain/energy/productEnergy.ts";
import type { Result } from "#domain/result.ts";
import type { EnergyQuestion } from "#workers/curve/CurveClient.ts";
import { isSameData } from "../page/isSameData.ts";
import { useServices } from "../services/ServicesContext.tsx";

/** The last answer stays while a newer one is on its way; `isBehind` says so. */
export type AskedEnergy =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly retry: () => void }
  | {
      readonly status: "ready";
      readonly answer: Result<ProductEnergy, EnergyFault>;
      readonly isBehind: boolean;
    };

interface Asking {
  readonly question: EnergyQuestion;
  readonly attempt: number;
}

interface Found {
  readonly of: Asking;
  readonly answer: Result<ProductEnergy, EnergyFault> | null;
}

/** The energy of a product's year, by the worker; a question that says the same is not asked again. */
export function useYearlyEnergy(question: EnergyQuestion): AskedEnergy {
  const { curve } = useServices();
  const [held, setAsking] = useState<Asking>({ question, attempt: 0 });
  const isSame = held.question === question || isSameData(held.question, question);
  const asking = isSame ? held : { question, attempt: 0 };
  if (!isSame) setAsking(asking);
  const [found, setFound] = useState<Found | null>(null);
  const running = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    let isLive = true;
    // One at a time: of what is asked while a duty is dragged only the newest gets its turn.
    const turn = running.current.then(async () => {
      if (!isLive) return;
      const answer = await curve.energy(held.question).catch(() => null);
      if (isLive) setFound({ of: held, answer });
    });
    running.current = turn;
    return () => {
      isLive = false;
    };
  }, [curve, held]);

  if (found === null) return { status: "loading" };
  const isBehind = found.of !== asking;
  if (found.answer !== null) return { status: "ready", answer: found.answer, isBehind };
  return isBehind
    ? { status: "loading" }
    : {
        status: "failed",
        retry: () => setAsking((last) => ({ ...last, attempt: last.attempt + 1 })),
      };
}
