import type { PlanStep } from "#domain/building/batch/optimum/FoundPlans.ts";
import { LIMIT_WORDS } from "#domain/building/batch/optimum/limit/limitWords.ts";
import type { OptimumScope } from "#domain/building/batch/optimum/OptimumScope.ts";
import { shareText } from "#domain/building/batch/optimum/optimumWords.ts";
import type { PlanEffect, SharedSum } from "#domain/building/batch/optimum/PlanEffect.ts";
import { yuanText, type PricedSum } from "#domain/building/batch/prices/PricedSum.ts";
import { formatNumber, MISSING } from "#domain/base/formatNumber.ts";
import text from "../../../../kit/styles/text.module.css";
import css from "./Optimum.module.css";

const sumText = ({ priced, yuan }: PricedSum) => (priced === 0 ? MISSING : yuanText(yuan));
const shareOf = ({ priced, units }: PricedSum) => `${formatNumber(priced, 0)}/${formatNumber(units, 0)}`;
const kindsText = (count: number) => `${formatNumber(count, 0)} 种`;
const powerText = (kilowatts: number) => `${formatNumber(kilowatts, 2)} kW`;

interface FactsProps {
  readonly step: PlanStep;
  readonly scope: OptimumScope;
  /** `null` while it is counted. */
  readonly effect: PlanEffect | null;
  readonly excess: string;
  readonly counter: string;
}

/** Two sums stand side by side only where they are of the same units: all of them, or those that both know. */
const isOfAll = (effect: PlanEffect | null, sum: SharedSum | undefined) =>
  effect !== null && sum !== undefined && sum.units === effect.units;

/** What a plan is, beside what the rooms have now. */
export function OptimumFacts({ step, scope, effect, excess, counter }: FactsProps) {
  const { today, loudest } = scope;
  const { power, price } = effect ?? {};
  const shared = [
    ...(scope.objectives.includes("power") ? [["电功率", power, powerText] as const] : []),
    ...(scope.prices ? [["价格", price, yuanText] as const] : []),
  ].filter(([, sum]) => sum !== undefined && sum.units > 0 && !isOfAll(effect, sum));
  const facts: readonly (readonly [string, string, string])[] = [
    ["型号", kindsText(step.models), today ? kindsText(today.models) : MISSING],
    ...(scope.limit && step.mostInPart !== undefined
      ? ([
          [
            LIMIT_WORDS[scope.limit.by],
            kindsText(step.mostInPart),
            scope.limit.today === null ? MISSING : kindsText(scope.limit.today),
          ],
        ] as const)
      : []),
    [`平均${excess}`, shareText(step.meanExcess), today ? shareText(today.meanExcess) : MISSING],
    [`最大${excess}`, shareText(step.largestExcess), today ? shareText(today.largestExcess) : MISSING],
    ...(scope.objectives.includes("power")
      ? [
          [
            "电功率",
            step.power === null ? MISSING : powerText(step.power),
            power && isOfAll(effect, power) ? powerText(power.today) : MISSING,
          ] as const,
        ]
      : []),
    ...(scope.prices
      ? ([
          ["价格", sumText(step.price), price && isOfAll(effect, price) ? yuanText(price.today) : MISSING],
          [`有价${counter}数`, shareOf(step.price), today ? shareOf(today.price) : MISSING],
        ] as const)
      : []),
  ];
  return (
    <>
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
          <tr>
            <th scope="row">改变</th>
            <td className={text["strong"]}>
              {effect === null ? MISSING : `${formatNumber(effect.changed, 0)} 间`}
            </td>
            <td className={text["dim"]}>共 {formatNumber(scope.rooms, 0)} 间</td>
          </tr>
          {loudest !== null && (
            <tr>
              <th scope="row">单台噪声</th>
              <td className={text["strong"]}>≤ {formatNumber(loudest, 1)} dB(A)</td>
              <td>{MISSING}</td>
            </tr>
          )}
        </tbody>
      </table>
      {shared.map(([name, sum, words]) => (
        <p key={name} className={text["dim"]}>
          {name}可比的 {formatNumber(sum!.units, 0)} {counter}：当前 {words(sum!.today)}，此方案{" "}
          {words(sum!.plan)}
        </p>
      ))}
    </>
  );
}
