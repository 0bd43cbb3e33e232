import { Alert } from "@mantine/core";
import { useState } from "react";
import type { OptimumScope, TodayPlan } from "#domain/batch/optimum/OptimumScope.ts";
import type { Objective, OptimumQuestion } from "#domain/batch/optimum/objective.ts";
import type { PlanStep } from "#domain/batch/optimum/FoundPlans.ts";
import type { OptimumFound } from "#domain/batch/optimum/OptimumSearch.ts";
import {
  costWord,
  fewestText,
  leftOutText,
  shareText,
  slackPercent,
  stepText,
  unpricedText,
} from "#domain/batch/optimum/optimumWords.ts";
import { yuanText, type PricedSum } from "#domain/batch/prices/PricedSum.ts";
import { formatNumber, MISSING } from "#domain/formatNumber.ts";
import { LinkButton } from "../../../components/input/LinkButton.tsx";
import { Segments } from "../../../components/input/Segments.tsx";
import { PricesRest } from "../../../components/prices/PricesRest.tsx";
import text from "../../../styles/text.module.css";
import css from "./Optimum.module.css";
import { OptimumChart } from "./OptimumChart.tsx";
import type { OptimumClient } from "./OptimumClient.ts";
import { ChangedRooms, LeftOutRooms } from "./OptimumLists.tsx";
import type { ChosenPlan } from "./useChangedCount.ts";

/** Rooms that take no part, what would help them, and the click that does it. */
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

interface OptimumPlansProps {
  readonly client: OptimumClient;
  readonly question: OptimumQuestion;
  readonly scope: OptimumScope;
  readonly found: OptimumFound;
  /** Place of the chosen step. */
  readonly place: number;
  /** `null` while it is counted. */
  readonly changed: number | null;
  readonly plan: ChosenPlan;
  readonly excess: string;
  /** 台 or 个: what prices are counted by. */
  readonly counter: string;
  /** That prices are of; `null`: the whole country. */
  readonly area: string | null;
  readonly onPlace: (place: number) => void;
}

const sumText = ({ priced, yuan }: PricedSum) => (priced === 0 ? MISSING : yuanText(yuan));
const shareOf = ({ priced, units }: PricedSum) => `${formatNumber(priced, 0)}/${formatNumber(units, 0)}`;

function Facts({
  step,
  scope,
  changed,
  excess,
  counter,
}: {
  step: PlanStep;
  scope: OptimumScope;
  changed: number | null;
  excess: string;
  counter: string;
}) {
  const { today, loudest } = scope;
  const facts: readonly (readonly [string, string, string])[] = [
    ["型号", `${formatNumber(step.models, 0)} 种`, today ? `${formatNumber(today.models, 0)} 种` : MISSING],
    [`平均${excess}`, shareText(step.meanExcess), today ? shareText(today.meanExcess) : MISSING],
    [`最大${excess}`, shareText(step.largestExcess), today ? shareText(today.largestExcess) : MISSING],
    ...(scope.objectives.includes("power")
      ? [
          [
            "电功率",
            step.power === null ? MISSING : `${formatNumber(step.power, 2)} kW`,
            today?.power == null ? MISSING : `${formatNumber(today.power, 2)} kW`,
          ] as const,
        ]
      : []),
  ];
  return (
    <table className={css["facts"]}>
      <thead>
        <tr>
          <th scope="col">指标</th>
          <th scope="col">此方案</th>
          <th scope="col">
            <i className={css["todayMark"]} aria-hidden /> 当前
          </th>
        </tr>
      </thead>
      <tbody>
        {facts.map(([name, plan, now]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={text["strong"]}>{plan}</td>
            <td>{now}</td>
          </tr>
        ))}
        {scope.prices && (
          <>
            <tr>
              <th scope="row">价格</th>
              <td className={text["strong"]}>{sumText(step.price)}</td>
              <td>{today ? sumText(today.price) : MISSING}</td>
            </tr>
            <tr>
              <th scope="row">有价{counter}数</th>
              <td className={text["strong"]}>{shareOf(step.price)}</td>
              <td>{today ? shareOf(today.price) : MISSING}</td>
            </tr>
          </>
        )}
        <tr>
          <th scope="row">改变</th>
          <td className={text["strong"]}>{changed === null ? MISSING : `${formatNumber(changed, 0)} 间`}</td>
          <td className={text["dim"]}>共 {formatNumber(scope.rooms, 0)} 间</td>
        </tr>
        {loudest !== null && (
          <tr>
            <th scope="row">噪声</th>
            <td className={text["strong"]}>≤ {formatNumber(loudest, 1)} dB(A)</td>
            <td>{MISSING}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** Where what the rooms have now stands in the picture; `null` where that is not known, or of other units than the plans'. */
function shownToday(objective: Objective, today: TodayPlan): number | null {
  if (objective === "power") return today.power;
  if (objective !== "price") return today.meanExcess;
  // Beside a sum of all units one of some of them would seem cheap.
  return today.unknown === 0 && today.price.priced === today.price.units ? today.price.yuan : null;
}

/** The plans of every number of models, the chosen one beside what the rooms have now, and whom it changes. */
export function OptimumPlans(props: OptimumPlansProps) {
  const { client, question, scope, found, place, changed, plan, excess, counter, area, onPlace } = props;
  const { objective } = question;
  const [list, setList] = useState<"changed" | "left">("changed");
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
          <Facts step={step} scope={scope} changed={changed} excess={excess} counter={counter} />
          <p className={css["proof"]} role="status">
            {fewestText(found)}。{stepText(objective, step, scope.rooms, excess)}。
            {isLast && "每个房间都已取各自最优的型号，再多型号也不会更好。"}
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
      {scope.leftOut > 0 && (
        <Segments
          className={css["which"] ?? ""}
          size="xs"
          aria-label="房间列表"
          value={list}
          onChange={(next) => setList(next === "left" ? "left" : "changed")}
          data={[
            { value: "changed", label: `改变的房间 ${changed === null ? "" : formatNumber(changed, 0)}` },
            { value: "left", label: `未参与的房间 ${formatNumber(scope.leftOut, 0)}` },
          ]}
        />
      )}
      {list === "left" && scope.leftOut > 0 ? (
        <LeftOutRooms client={client} count={scope.leftOut} excess={excess} />
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
