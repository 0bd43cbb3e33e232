import type { ReactNode } from "react";
import { airFacts, isAirAlone } from "#domain/building/batch/confirm/airFacts.ts";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { BatchView } from "#domain/building/batch/state/batchState.ts";
import type { ConfirmedPlan } from "#workers/batch/plan/ConfirmedPlan.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { SampleTag } from "../../../kit/tags/SampleTag.tsx";
import text from "../../../kit/styles/text.module.css";
import css from "./Plan.module.css";
import { PlanToConfirm } from "./PlanToConfirm.tsx";

interface PlanFactsProps {
  readonly plan: ConfirmedPlan;
  readonly words: Pick<BatchKind<unknown>["words"], "noMatch" | "counter" | "model">;
  /** What else must be checked first */
  readonly notices: ReactNode;
  readonly onShow: (show: BatchView["show"]) => void;
  /** null: the plants */
  readonly onSystem: (id: string | null) => void;
}

/** Most figures in a row; more are in a second row. */
const IN_ROW = 4;

/** What must be checked first, and the content of the plan */
export function PlanFacts({ plan, words, notices, onShow, onSystem }: PlanFactsProps) {
  const { air } = plan;
  const isAlone = isAirAlone(plan.units, air);
  const facts = [
    ["房间", plan.rooms, "间"],
    // Without terminals their counts have no use.
    ...(isAlone
      ? []
      : ([
          ["已匹配", plan.counts.matched, "间"],
          [words.model, plan.totals.length, "种"],
          ["设备", plan.units, words.counter],
        ] as const)),
    ...(air === null ? [] : airFacts(air)),
  ] as const;
  return (
    <>
      <p className={css["about"]}>
        <span className={text["clip"]}>{plan.buildingName}</span>
        {plan.counts.samples > 0 && <SampleTag />}
      </p>
      <PlanToConfirm
        counts={plan.counts}
        machines={plan.toConfirm}
        noMatch={words.noMatch}
        air={isAlone ? air : null}
        onShow={onShow}
        onSystem={onSystem}
      />
      {notices}
      <dl
        className={css["facts"]}
        style={{ gridTemplateColumns: `repeat(${Math.min(facts.length, IN_ROW)}, minmax(0, 1fr))` }}
      >
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
