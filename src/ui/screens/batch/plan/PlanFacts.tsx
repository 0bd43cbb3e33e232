import type { BatchKind } from "#domain/batch/BatchKind.ts";
import type { BatchSummary } from "#domain/batch/batchState.ts";
import type { ConfirmedPlan } from "#workers/batch/BatchClient.ts";
import { formatNumber } from "#domain/formatNumber.ts";
import { SampleTag } from "../../../components/SampleTag.tsx";
import text from "../../../styles/text.module.css";
import css from "./Plan.module.css";

interface PlanFactsProps {
  readonly plan: ConfirmedPlan;
  readonly summary: BatchSummary;
  readonly words: Pick<BatchKind<unknown>["words"], "noMatch" | "counter" | "model">;
}

/** Rooms without a product, by what they lack it for. */
function whatIsMissing(
  plan: ConfirmedPlan,
  { unmatched, unanswered }: BatchSummary,
  noMatch: string,
): readonly string[] {
  const open = plan.rooms - plan.matched - unmatched - unanswered;
  return [
    unmatched > 0 && `${formatNumber(unmatched, 0)} 间${noMatch}`,
    unanswered > 0 && `${formatNumber(unanswered, 0)} 间未得到结果`,
    open > 0 && `${formatNumber(open, 0)} 间尚未选型`,
  ].filter((line) => line !== false);
}

/** What the plan contains and, just as plainly, what it does not. */
export function PlanFacts({ plan, summary, words }: PlanFactsProps) {
  const lacking = whatIsMissing(plan, summary, words.noMatch);
  const facts = [
    ["房间", plan.rooms, "间"],
    ["已匹配", plan.matched, "间"],
    [words.model, plan.totals.length, "种"],
    ["设备", plan.units, words.counter],
  ] as const;
  return (
    <>
      <p className={css["about"]}>
        <span className={text["clip"]}>{plan.buildingName}</span>
        {plan.totals.some(({ isSample }) => isSample) && <SampleTag />}
      </p>
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
      {lacking.length > 0 && (
        <p className={css["missing"]}>{lacking.join("，")}。方案中只列出这些房间，不含产品。</p>
      )}
      {summary.isStale && <p className={css["stale"]}>条件或房间在选型后已修改，方案仍是修改前的结果。</p>}
    </>
  );
}
