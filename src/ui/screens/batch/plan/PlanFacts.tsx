import { Suspense } from "react";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { BatchView } from "#domain/building/batch/state/batchState.ts";
import type { ConfirmedPlan } from "#workers/batch/plan/ConfirmedPlan.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { fetched } from "../../../page/browser/fetched.tsx";
import { SampleTag } from "../../../kit/tags/SampleTag.tsx";
import text from "../../../kit/styles/text.module.css";
import css from "./Plan.module.css";
import { PlanToConfirm } from "./PlanToConfirm.tsx";

/** Loaded on demand: only units with outdoor units have it. */
const SplitFaultLines = fetched(async () => (await import("./SplitFaultLines.tsx")).SplitFaultLines);

interface PlanFactsProps {
  readonly plan: ConfirmedPlan;
  readonly words: Pick<BatchKind<unknown>["words"], "noMatch" | "counter" | "model">;
  /** Whether its units hang on outdoor units. */
  readonly hasSplits: boolean;
  readonly onShow: (show: BatchView["show"]) => void;
  /** null: to the plants. */
  readonly onSystem: (id: string | null) => void;
}

/** What must be checked first, and the content of the plan. */
export function PlanFacts({ plan, words, hasSplits, onShow, onSystem }: PlanFactsProps) {
  const facts = [
    ["房间", plan.rooms, "间"],
    ["已匹配", plan.counts.matched, "间"],
    [words.model, plan.totals.length, "种"],
    ["设备", plan.units, words.counter],
  ] as const;
  return (
    <>
      <p className={css["about"]}>
        <span className={text["clip"]}>{plan.buildingName}</span>
        {plan.counts.samples > 0 && <SampleTag />}
      </p>
      <PlanToConfirm
        counts={plan.counts}
        machines={plan.doubtful}
        noMatch={words.noMatch}
        onShow={onShow}
        onSystem={onSystem}
      />
      {hasSplits && (
        <Suspense>
          <SplitFaultLines onSystem={onSystem} />
        </Suspense>
      )}
      <dl className={css["facts"]}>
        {facts.map(([name, count, unit]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {formatNumber(count, 0)} <small>{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
