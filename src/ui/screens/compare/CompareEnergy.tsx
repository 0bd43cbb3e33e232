import { Button } from "@mantine/core";
import { useEffect, useMemo } from "react";
import { ENERGY_FAULTS } from "#domain/products/energy/energyWords.ts";
import { readPrices } from "#domain/products/energy/priceFields.ts";
import { readHistogram } from "#domain/products/energy/readHistogram.ts";
import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import { draftOf, type EnergyDraft } from "../../energy/EnergyDraft.ts";
import { EnergyForm } from "../../energy/EnergyForm.tsx";
import { motorFactsOf } from "../../energy/motorFactsOf.ts";
import { PriceForm } from "../../energy/PriceForm.tsx";
import { Panel } from "../../kit/layout/Panel.tsx";
import type { DetailConditions } from "../../duty/DetailConditions.ts";
import { useOwnPrices } from "../../energy/useOwnPrices.ts";
import { useYearlyEnergies } from "./useYearlyEnergies.ts";
import { chartSourceOf } from "../../chart/chartSourceOf.ts";
import type { ComparedProducts } from "../../product/compare/useComparedProducts.ts";
import css from "./Compare.module.css";
import { comparedYears, type ComparedYears } from "./energyRows.ts";

export interface CompareEnergyProps {
  readonly compared: ComparedProducts["products"];
  readonly chart: DrawnChart;
  readonly conditions: Pick<DetailConditions, "setting" | "energy" | "changeEnergy">;
  /** The duty that the chart shows. */
  readonly duty: readonly DutyEntry[];
  /** `null` if nothing has been typed yet. */
  readonly draft: EnergyDraft | null;
  readonly onDraft: (draft: EnergyDraft) => void;
  /** Called with the years for the table of differences; `null` if there is nothing to compare. */
  readonly onYears: (years: ComparedYears | null) => void;
}

/**
 * 年耗电 of all products under one load profile, control and motor class, which are chosen here and kept in the
 * address.
 */
export function CompareEnergy(props: CompareEnergyProps) {
  const { compared, chart, conditions, duty, onDraft, onYears } = props;
  const { energy: choice, changeEnergy, setting } = conditions;
  const draft = props.draft ?? draftOf(choice);
  const texts = useOwnPrices();
  const sources = useMemo(
    () => compared.map(({ product, curves }) => ({ product, source: chartSourceOf(product, curves) })),
    [compared],
  );
  const prices = readPrices(texts);
  const asked = useYearlyEnergies({
    choice,
    prices,
    questions: sources.map(({ product, source }) => ({
      chart: {
        machine: chart.machine,
        products: [source],
        conditions: duty.length === 0 ? [] : [duty.map(({ code, value }) => ({ code, value }))],
        rate: chart.model.regulation?.rate ?? null,
      },
      order: { setting, motor: motorFactsOf(product), choice, prices },
    })),
  });
  const isUnread = draft.histogram !== null && !readHistogram(draft.histogram).ok;
  const answer = asked.status === "ready" && !isUnread ? asked.answer : null;
  const lacking = answer?.found.flatMap((each) => (each.ok || each.code === "no-curve" ? [] : each.code))[0];
  const years = useMemo(
    () => (answer === null || lacking !== undefined ? null : comparedYears(answer)),
    [answer, lacking],
  );
  useEffect(() => {
    onYears(years);
    return () => onYears(null);
  }, [years, onYears]);
  const note = isUnread ? "改正直方图后计算年耗电" : lacking !== undefined ? ENERGY_FAULTS[lacking] : null;
  return (
    <Panel
      title="年耗电的条件"
      className={css["conditions"]}
      note={note !== null && <span role="status">{note}</span>}
    >
      <div className={css["forms"]}>
        <EnergyForm
          choice={choice}
          onChoice={changeEnergy}
          draft={draft}
          onDraft={onDraft}
          hasSets={chart.model.duty.sets.length > 0}
          machine={chart.machine}
          isScalable={chart.products.some(({ settings }) => settings.some(({ isScalable }) => isScalable))}
        />
        <div>
          <h3 className={css["title"]}>费用</h3>
          <p className={css["hint"]}>自己的价格，只保存在这个浏览器里，各产品按同一价格；不填不显示金额</p>
          <PriceForm texts={texts} onTexts={useOwnPrices.keep} />
        </div>
        {asked.status === "failed" && (
          <p role="alert">
            年耗电没有算出{" "}
            <Button size="compact-xs" variant="default" onClick={asked.retry}>
              重试
            </Button>
          </p>
        )}
      </div>
    </Panel>
  );
}
