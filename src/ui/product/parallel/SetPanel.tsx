import { Button, Skeleton } from "@mantine/core";
import { useMemo, useCallback } from "react";
import type { WireCurve } from "#api/contract/curves.ts";
import type { Product } from "#api/contract/products.ts";
import { machineOf } from "#domain/catalogue/machineOf.ts";
import { SET_FAULTS } from "#domain/products/parallel/combinedWords.ts";
import { isPlain } from "#domain/products/parallel/SetChoice.ts";
import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import type { DrawnChart, SetQuestion } from "#workers/curve/CurveClient.ts";
import type { DetailConditions } from "../../duty/DetailConditions.ts";
import { useComparedProducts, type ComparedProducts } from "../compare/useComparedProducts.ts";
import text from "../../kit/styles/text.module.css";
import { motorFactsOf, ratedPowerOf } from "../../energy/motorFactsOf.ts";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import { chartSourceOf } from "../../chart/chartSourceOf.ts";
import { CombinedSet } from "./CombinedSet.tsx";
import { EqualSet } from "./EqualSet.tsx";
import { SetForm } from "./SetForm.tsx";
import css from "./SetPanel.module.css";
import type { SetAnswer, SetFault } from "#domain/products/parallel/productSet.ts";
import type { Result } from "#domain/base/result.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useLatestAnswer, type AskedAnswer } from "../../page/services/useLatestAnswer.ts";

/** The joint operation of machines, computed by the worker. */
function useMachineSet(question: SetQuestion): AskedAnswer<Result<SetAnswer, SetFault>> {
  const { curve } = useServices();
  return useLatestAnswer(
    question,
    useCallback(async (asked: SetQuestion) => curve.set(asked), [curve]),
  );
}

export interface SetPanelProps {
  readonly product: Product;
  readonly curves: readonly WireCurve[];
  /** The shown chart. */
  readonly chart: DrawnChart;
  readonly conditions: Pick<DetailConditions, "setting" | "energy" | "set" | "changeSet">;
  /** The duty that the chart shows. */
  readonly duty: readonly DutyEntry[];
}

/** 多台运行: the joint operation of machines that share the duty and of those that the user adds. */
export function SetPanel(props: SetPanelProps) {
  const { product, chart, conditions } = props;
  const { set, changeSet } = conditions;
  const loaded = useComparedProducts(set.others.map(({ id }) => id));
  const found = loaded.status === "ready" ? loaded.value : null;
  const models = new Map((found?.products ?? []).map(({ product: { id, model } }) => [id, model]));
  const shared = chartSourceOf(product, props.curves).parts ?? chart.designPoints[0]?.machines ?? 1;
  const unfit = (found?.products ?? []).filter(
    ({ product: { gjwCategoryCode } }) => machineOf(gjwCategoryCode) !== chart.machine,
  );
  return (
    <div className={css["panel"]}>
      <SetForm product={product} shared={shared} set={set} onSet={changeSet} models={models} />
      {loaded.status === "loading" && <Skeleton height={240} aria-label="正在加载" />}
      {loaded.status === "failed" && (
        <EmptyState
          kind="error"
          title="加入的型号没有加载"
          why={loaded.error.message}
          actions={<Button onClick={loaded.retry}>重试</Button>}
        />
      )}
      {found !== null &&
        (found.unknown.length > 0 || unfit.length > 0 ? (
          <p className={text["wrong"]} role="alert">
            {[
              ...found.unknown.map((id) => `没有找到 ${id}，可能已从产品库中移除`),
              ...unfit.map((other) => `${other.product.model} 不是同类机组，不能组合`),
            ].join("；")}
            ，移除后计算
          </p>
        ) : (
          <SetResult {...props} others={found.products} />
        ))}
    </div>
  );
}

interface SetResultProps extends SetPanelProps {
  readonly others: ComparedProducts["products"];
}

function SetResult({ product, curves, chart, conditions, duty, others }: SetResultProps) {
  const { set, setting, energy } = conditions;
  const sources = useMemo(
    () => [
      chartSourceOf(product, curves),
      ...others.map((other) => chartSourceOf(other.product, other.curves)),
    ],
    [product, curves, others],
  );
  const asked = useMachineSet({
    chart: {
      machine: chart.machine,
      products: sources,
      conditions: duty.length === 0 ? [] : [duty.map(({ code, value }) => ({ code, value }))],
      rate: null,
    },
    order: {
      setting,
      motors: [product, ...others.map((other) => other.product)].map(motorFactsOf),
      energy,
      set,
    },
  });
  const answer = asked.status === "ready" && asked.answer.ok ? asked.answer.value : null;
  const { sets } = chart.model.duty;
  if (asked.status === "failed")
    return (
      <EmptyState
        kind="error"
        title="组合没有算出"
        why="产品资料不受影响"
        actions={<Button onClick={asked.retry}>重试</Button>}
      />
    );
  if (asked.status === "ready" && !asked.answer.ok)
    return <EmptyState kind="empty" title="还不能计算组合" why={SET_FAULTS[asked.answer.code]} />;
  if (isPlain(set))
    return sets.length === 0 ? (
      <EmptyState
        kind="empty"
        title="现在是一台"
        why="在工况的“更多”里填运行台数，或在上面选台数、改为串联、加入其他型号"
      />
    ) : (
      sets.map((each) => (
        <EqualSet
          key={`${each.product}:${each.setting}:${each.design}`}
          chart={chart}
          set={each}
          ratedPower={ratedPowerOf(product)}
          controlled={
            chart.products[each.product]?.settings[each.setting]?.speed === answer?.setting
              ? (answer?.controlled ?? null)
              : null
          }
          conditions={conditions}
        />
      ))
    );
  return (
    <div aria-busy={asked.status === "ready" && asked.isBehind}>
      {answer?.combined != null && (
        <CombinedSet
          answer={answer}
          set={answer.combined}
          choice={energy}
          ids={sources.map(({ id }) => id)}
        />
      )}
    </div>
  );
}
