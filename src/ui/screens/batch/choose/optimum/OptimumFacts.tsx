import type { PlanStep } from "#domain/building/batch/optimum/FoundPlans.ts";
import { LIMIT_WORDS } from "#domain/building/batch/optimum/limit/limitWords.ts";
import type { OptimumScope } from "#domain/building/batch/optimum/OptimumScope.ts";
import { shareText } from "#domain/building/batch/optimum/optimumWords.ts";
import { dearerPumps } from "#domain/building/batch/optimum/dearerPumps.ts";
import type { PlanPumps } from "#domain/building/batch/optimum/PlanPumps.ts";
import type { PlanEffect, SharedSum } from "#domain/building/batch/optimum/PlanEffect.ts";
import { NOMINAL } from "#domain/building/rooms/planWords.ts";
import { yuanText, type PricedSum } from "#domain/building/batch/prices/PricedSum.ts";
import { formatNumber, MISSING } from "#domain/base/formatNumber.ts";
import { figureColumn, rowHeadColumn } from "../../../../kit/table/columns.ts";
import type { DataColumn } from "../../../../kit/table/DataColumn.ts";
import { DataTable } from "../../../../kit/table/DataTable.tsx";
import text from "../../../../kit/styles/text.module.css";
import css from "./Optimum.module.css";

const sumText = ({ priced, yuan }: PricedSum) => (priced === 0 ? MISSING : yuanText(yuan));
const shareOf = ({ priced, units }: PricedSum) => `${formatNumber(priced, 0)}/${formatNumber(units, 0)}`;
const kindsText = (count: number) => `${formatNumber(count, 0)} 种`;
const roomsText = (count: number) => `${formatNumber(count, 0)} 间`;
const headText = (metres: number) => `${formatNumber(metres, 1)} m`;
const powerText = (kilowatts: number) => `${formatNumber(kilowatts, 2)} kW`;

interface Fact {
  readonly name: string;
  /** `null` if unknown or not comparable. */
  readonly plan: string | null;
  readonly now: string | null;
}

const COLUMNS: readonly DataColumn<Fact>[] = [
  rowHeadColumn("指标", ({ name }) => name),
  figureColumn("此方案", ({ plan }) => plan, { className: text["strong"] }),
  {
    id: "now",
    header: () => (
      <>
        <i className={css["todayMark"]} aria-hidden /> 当前
      </>
    ),
    accessorFn: ({ now }) => now,
    meta: { isFigure: true },
  },
];

interface FactsProps {
  readonly step: PlanStep;
  readonly scope: OptimumScope;
  /** `null` while it is being computed. */
  readonly effect: PlanEffect | null;
  /** Pumps of the building's systems; `null` while they are being computed. */
  readonly pumps: readonly PlanPumps[] | null;
  readonly excess: string;
  readonly counter: string;
}

/** Sums are comparable only if they cover the same units: all of them, or those known in both. */
const isOfAll = (effect: PlanEffect | null, sum: SharedSum | undefined) =>
  effect !== null && sum !== undefined && sum.units === effect.units;

/** The figures of a plan beside the current ones. */
export function OptimumFacts({ step, scope, effect, pumps, excess, counter }: FactsProps) {
  const { today, loudest } = scope;
  const { power, price } = effect ?? {};
  const shared = [
    ...(scope.objectives.includes("power") ? [["电功率", power, powerText] as const] : []),
    ...(scope.prices ? [["价格", price, yuanText] as const] : []),
  ].filter(([, sum]) => sum !== undefined && sum.units > 0 && !isOfAll(effect, sum));
  const isPowerAsked = scope.objectives.includes("power");
  const facts: readonly Fact[] = [
    { name: "型号", plan: kindsText(step.models), now: today && kindsText(today.models) },
    ...(scope.limit && step.mostInPart !== undefined
      ? [
          {
            name: LIMIT_WORDS[scope.limit.by],
            plan: kindsText(step.mostInPart),
            now: scope.limit.today === null ? null : kindsText(scope.limit.today),
          },
        ]
      : []),
    { name: `平均${excess}`, plan: shareText(step.meanExcess), now: today && shareText(today.meanExcess) },
    {
      name: `最大${excess}`,
      plan: shareText(step.largestExcess),
      now: today && shareText(today.largestExcess),
    },
    ...(scope.objectives.includes("robust")
      ? [{ name: NOMINAL, plan: roomsText(step.nominal), now: today && roomsText(today.nominal) }]
      : []),
    ...(isPowerAsked
      ? [
          {
            name: "电功率",
            plan: step.power === null ? null : powerText(step.power),
            now: power && isOfAll(effect, power) ? powerText(power.today) : null,
          },
        ]
      : []),
    ...(scope.prices
      ? [
          {
            name: "价格",
            plan: sumText(step.price),
            now: price && isOfAll(effect, price) ? yuanText(price.today) : null,
          },
          { name: `有价${counter}数`, plan: shareOf(step.price), now: today && shareOf(today.price) },
        ]
      : []),
    {
      name: "改变",
      plan: effect && roomsText(effect.changed),
      now: `共 ${roomsText(scope.rooms)}`,
    },
    ...(pumps ?? []).flatMap(({ name, isShaft, plan, today: now }): readonly Fact[] => [
      { name: `${name}水泵扬程`, plan: plan && headText(plan.head), now: now && headText(now.head) },
      {
        name: `${name}${isShaft ? "水泵轴功率" : "水泵水功率"}`,
        plan: plan && powerText(plan.power),
        now: now && powerText(now.power),
      },
    ]),
    ...(loudest === null
      ? []
      : [{ name: "单台噪声", plan: `≤ ${formatNumber(loudest, 1)} dB(A)`, now: null }]),
  ];
  return (
    <>
      <DataTable look="facts" columns={COLUMNS} rows={facts} rowKey={({ name }) => name} />
      {(pumps ?? []).map((each) => {
        const dearer = dearerPumps(each);
        return (
          dearer !== null && (
            <p key={each.name} className={css["dearer"]}>
              {dearer}
            </p>
          )
        );
      })}
      {shared.map(([name, sum, words]) => (
        <p key={name} className={text["dim"]}>
          {name}可比的 {formatNumber(sum!.units, 0)} {counter}：当前 {words(sum!.today)}，此方案{" "}
          {words(sum!.plan)}
        </p>
      ))}
    </>
  );
}
