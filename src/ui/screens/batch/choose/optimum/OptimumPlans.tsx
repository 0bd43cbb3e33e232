import { Alert } from "@mantine/core";
import { Suspense, useState } from "react";
import { helpingMost, limitTexts, quietText } from "#domain/building/batch/optimum/limit/limitWords.ts";
import { MOST_MODELS } from "#domain/building/batch/optimum/limit/ModelLimit.ts";
import type { LimitScope, OptimumScope, TodayPlan } from "#domain/building/batch/optimum/OptimumScope.ts";
import type { Objective, OptimumQuestion } from "#domain/building/batch/optimum/objective.ts";
import type { OptimumFound } from "#domain/building/batch/optimum/PlanSearch.ts";
import {
  costWord,
  fewestText,
  lastText,
  leftOutText,
  slackPercent,
  stepText,
  unpricedText,
} from "#domain/building/batch/optimum/optimumWords.ts";
import type { PlanEffect } from "#domain/building/batch/optimum/PlanEffect.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { fetched } from "../../../../page/browser/fetched.tsx";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import { Segments } from "../../../../kit/input/Segments.tsx";
import { PricesRest } from "../../table/groups/PricesRest.tsx";
import text from "../../../../kit/styles/text.module.css";
import css from "./Optimum.module.css";
import { OptimumFacts } from "./OptimumFacts.tsx";
import { OptimumChart } from "./OptimumChart.tsx";
import type { BrandPlansProps } from "./BrandPlans.tsx";
import type { OptimisedKind, OptimumClient } from "./OptimumClient.ts";
import { ChangedRooms, LeftOutRooms } from "./OptimumLists.tsx";
import { usePlanPumps, type ChosenPlan } from "./usePlanEffect.ts";

const BrandPlans = fetched(async () => (await import("./BrandPlans.tsx")).BrandPlans);

const LISTS = ["changed", "left", "brands"] as const;
type List = (typeof LISTS)[number];

/** The left-out rooms, what would include them, and a button that does it. */
export function LeftOut(props: {
  readonly scope: OptimumScope;
  readonly question: OptimumQuestion;
  readonly excess: string;
  readonly onSlack: (share: number) => void;
}) {
  const { scope, question, excess, onSlack } = props;
  const lines = leftOutText(scope, question.slack, excess);
  const helping = scope.helpingSlack === null ? null : slackPercent(scope.helpingSlack);
  if (lines.length === 0) return null;
  return (
    <Alert className={css["leftOut"] ?? ""} color="orange" p="xs" role="status">
      {lines.join("")}
      {helping !== null && helping > slackPercent(question.slack) && (
        <LinkButton onClick={() => onSlack(helping / 100)}>放宽到 {helping} %</LinkButton>
      )}
    </Alert>
  );
}

interface LimitShortProps {
  readonly limit: LimitScope;
  readonly onMost: (most: number) => void;
}

/** Storeys or types for which the limit of models is too low, and a button that raises it. */
export function LimitShort({ limit, onMost }: LimitShortProps) {
  const lines = limitTexts(limit);
  const helping = helpingMost(limit);
  if (lines.length === 0) return null;
  return (
    <Alert className={css["leftOut"] ?? ""} color={helping === null ? "gray" : "orange"} p="xs" role="status">
      {lines.join("")}
      {helping !== null && helping <= MOST_MODELS && (
        <LinkButton onClick={() => onMost(helping)}>放宽到 {helping} 种</LinkButton>
      )}
    </Alert>
  );
}

interface OptimumPlansProps {
  readonly client: OptimumClient;
  readonly question: OptimumQuestion;
  readonly scope: OptimumScope;
  readonly found: OptimumFound;
  /** Index of the chosen step. */
  readonly place: number;
  /** `null` while it is being computed. */
  readonly effect: PlanEffect | null;
  readonly plan: ChosenPlan;
  readonly excess: string;
  readonly kind: OptimisedKind;
  /** Area of the prices; `null` for the whole country. */
  readonly area: string | null;
  readonly onPlace: (place: number) => void;
  readonly onAdoptBrand: BrandPlansProps["onAdopt"];
}

/**
 * The value of the current products in the picture; `null` if it is unknown, or covers other units than the plans.
 */
function shownToday(objective: Objective, today: TodayPlan): number | null {
  if (objective === "power") return today.power;
  if (objective === "robust") return today.unknown === 0 ? today.nominal : null;
  if (objective !== "price") return today.meanExcess;
  // A sum of only some units would look cheap beside a sum of all.
  return today.unknown === 0 && today.price.priced === today.price.units ? today.price.yuan : null;
}

/**
 * The plans for every number of models, the chosen one beside the current products, and the rooms that it changes.
 */
export function OptimumPlans(props: OptimumPlansProps) {
  const { client, question, scope, found, place, effect, plan, excess, kind, area, onPlace, onAdoptBrand } =
    props;
  const { objective } = question;
  const { counter } = kind.words;
  const pumps = usePlanPumps(client, plan);
  const changed = effect?.changed ?? null;
  const [list, setList] = useState<List>("changed");
  const step = found.steps[place]!;
  const { today } = scope;
  const value = today && shownToday(objective, today);
  const isLast = place === found.steps.length - 1 && step.cost === step.bound;
  return (
    <>
      <div className={css["plans"]}>
        <div>
          <OptimumChart
            steps={found.steps}
            objective={objective}
            rooms={scope.rooms}
            title={costWord(objective, excess)}
            today={today && value !== null ? { models: today.models, value } : null}
            place={place}
            onPlace={onPlace}
          />
          {scope.prices && (
            <p className={text["dim"]}>
              {unpricedText(scope, excess)}
              <span className={css["basis"]}>
                价格为
                <PricesRest prices={scope.prices} area={area} />
              </span>
            </p>
          )}
        </div>
        <div className={css["beside"]}>
          <OptimumFacts
            step={step}
            scope={scope}
            effect={effect}
            pumps={pumps}
            excess={excess}
            counter={counter}
          />
          <p className={css["proof"]} role="status">
            {fewestText(found)}。{stepText(objective, step, scope.rooms, excess)}。
            {isLast && lastText(objective, scope.limit ?? null)}
            {scope.limit && quietText(scope)}
            {found.stage !== "done" && (
              <span className={text["dim"]}>{found.stage === "plans" ? "方案仍在改进" : "下限仍在计算"}</span>
            )}
          </p>
          {scope.locked > 0 && (
            <p className={text["dim"]}>{formatNumber(scope.locked, 0)} 间已锁定，保持不变，其型号计入种数</p>
          )}
          {today !== null && today.unknown > 0 && (
            <p className={text["dim"]}>
              当前有 {formatNumber(today.unknown, 0)} 间的产品超出{excess}上限或不满足要求，只计入种数
            </p>
          )}
        </div>
      </div>
      <Segments
        className={css["which"] ?? ""}
        size="xs"
        aria-label="方案明细"
        value={list}
        onChange={(next) => setList(LISTS.find((each) => each === next) ?? "changed")}
        data={[
          { value: "changed", label: `改变的房间 ${changed === null ? "" : formatNumber(changed, 0)}` },
          ...(scope.leftOut > 0
            ? [{ value: "left" as const, label: `未参与的房间 ${formatNumber(scope.leftOut, 0)}` }]
            : []),
          { value: "brands", label: "各品牌的方案" },
        ]}
      />
      {list === "brands" ? (
        <Suspense fallback={null}>
          <BrandPlans client={client} kind={kind} scope={scope} excess={excess} onAdopt={onAdoptBrand} />
        </Suspense>
      ) : list === "left" && scope.leftOut > 0 ? (
        <LeftOutRooms client={client} count={scope.leftOut} excess={excess} limit={question.limit} />
      ) : (
        <ChangedRooms
          client={client}
          count={changed ?? 0}
          excess={excess}
          plan={plan}
          hasPower={scope.objectives.includes("power")}
          hasPrice={scope.prices !== null}
        />
      )}
    </>
  );
}
