import { Button } from "@mantine/core";
import { useMemo, useCallback } from "react";
import type { WireCurve } from "#api/contract/curves.ts";
import type { Product } from "#api/contract/products.ts";
import { readPrices } from "#domain/products/energy/priceFields.ts";
import { ENERGY_FAULTS } from "#domain/products/energy/energyWords.ts";
import type { ProductEnergy } from "#domain/products/energy/productEnergy.ts";
import { readHistogram } from "#domain/products/energy/readHistogram.ts";
import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import type { DrawnChart, EnergyQuestion } from "#workers/curve/CurveClient.ts";
import type { DetailConditions } from "../../duty/DetailConditions.ts";
import { useOwnPrices } from "../../energy/useOwnPrices.ts";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import { chartSourceOf } from "../../chart/chartSourceOf.ts";
import css from "../../energy/Energy.module.css";
import type { EnergyDraft } from "../../energy/EnergyDraft.ts";
import { EnergyForm } from "../../energy/EnergyForm.tsx";
import { YearResult } from "./YearResult.tsx";
import { motorFactsOf } from "../../energy/motorFactsOf.ts";
import { PriceForm } from "../../energy/PriceForm.tsx";
import type { EnergyFault } from "#domain/products/energy/energyTerms.ts";
import type { Result } from "#domain/base/result.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useLatestAnswer, type AskedAnswer } from "../../page/services/useLatestAnswer.ts";

/** The energy of a product's year, computed by the worker. */
function useYearlyEnergy(question: EnergyQuestion): AskedAnswer<Result<ProductEnergy, EnergyFault>> {
  const { curve } = useServices();
  return useLatestAnswer(
    question,
    useCallback(async (asked: EnergyQuestion) => curve.energy(asked), [curve]),
  );
}

export interface EnergyPanelProps {
  readonly product: Product;
  readonly curves: readonly WireCurve[];
  /** The shown chart; its speed is the current one. */
  readonly chart: DrawnChart;
  readonly conditions: Pick<DetailConditions, "setting" | "energy" | "changeEnergy">;
  /** The duty that the chart shows. */
  readonly duty: readonly DutyEntry[];
  readonly draft: EnergyDraft;
  readonly onDraft: (draft: EnergyDraft) => void;
}

/** 年耗电与费用: the energy of a year at the duty by load, and its cost at the user's own prices. */
export function EnergyPanel(props: EnergyPanelProps) {
  const { product, curves, chart, conditions, duty, draft, onDraft } = props;
  const texts = useOwnPrices();
  const { energy: choice, changeEnergy, setting } = conditions;
  const source = useMemo(() => chartSourceOf(product, curves), [product, curves]);
  const asked = useYearlyEnergy({
    chart: {
      machine: chart.machine,
      products: [source],
      conditions: duty.length === 0 ? [] : [duty.map(({ code, value }) => ({ code, value }))],
      rate: chart.model.regulation?.rate ?? null,
    },
    order: { setting, motor: motorFactsOf(product), choice, prices: readPrices(texts) },
  });
  // The typed histogram is invalid, so no figure is shown rather than that of another profile.
  const isUnread = draft.histogram !== null && !readHistogram(draft.histogram).ok;
  const answer = asked.status === "ready" && !isUnread ? asked.answer : null;
  return (
    <div className={css["energy"]}>
      <div className={css["entry"]}>
        <EnergyForm
          choice={choice}
          onChoice={changeEnergy}
          draft={draft}
          onDraft={onDraft}
          machine={chart.machine}
          hasSets={chart.model.duty.sets.length > 0}
          isScalable={chart.products[0]?.settings.some(({ isScalable }) => isScalable) ?? false}
        />
      </div>
      <div className={css["prices"]}>
        <h3 className={css["title"]}>费用</h3>
        <p className={css["hint"]}>自己的价格，只保存在这个浏览器里；不填不显示金额</p>
        <PriceForm texts={texts} onTexts={useOwnPrices.keep} />
      </div>
      <div className={css["result"]} aria-busy={asked.status === "ready" && asked.isBehind}>
        {isUnread && <EmptyState kind="empty" title="直方图还不完整" why="改正流量占比与小时后计算年耗电" />}
        {asked.status === "failed" && (
          <EmptyState
            kind="error"
            title="年耗电没有算出"
            why="产品资料不受影响"
            actions={<Button onClick={asked.retry}>重试</Button>}
          />
        )}
        {answer?.ok === false && (
          <EmptyState kind="empty" title="还不能计算年耗电" why={ENERGY_FAULTS[answer.code]} />
        )}
        {answer?.ok === true && <YearResult machine={chart.machine} energy={answer.value} choice={choice} />}
      </div>
    </div>
  );
}
