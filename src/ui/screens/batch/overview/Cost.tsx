import { formatNumber } from "#domain/base/formatNumber.ts";
import { pricesText, yuanText } from "#domain/building/batch/prices/PricedSum.ts";
import { COST_SCOPE, type BuildingCost } from "#domain/building/overview/buildingCost.ts";
import { Panel } from "../../../kit/layout/Panel.tsx";
import css from "./Overview.module.css";

/** 初投资: the cost of the chosen machines at known prices, and the machines without a price */
export function Cost({ cost: { sum, parts, missing, found, isReached } }: { readonly cost: BuildingCost }) {
  return (
    <Panel title="初投资" ruled className={css["card"]}>
      <p className={css["said"]}>
        {sum.priced === 0 ? "还没有一台设备有已知价格" : <b>{yuanText(sum.yuan)}</b>}
      </p>
      {!isReached && <p className={css["said"]}>未能取得价格，请检查网络</p>}
      {sum.priced > 0 && (
        <ul className={css["list"]} aria-label="初投资组成">
          {parts.map((part) =>
            part.sum.priced === 0 ? null : (
              <li key={part.name}>
                {part.name} {formatNumber(part.sum.priced, 0)} 台 {yuanText(part.sum.yuan)}
              </li>
            ),
          )}
        </ul>
      )}
      {missing.length > 0 && (
        <>
          <p className={css["said"]}>未含 {formatNumber(sum.units - sum.priced, 0)} 台</p>
          <ul className={css["list"]} aria-label="未含初投资">
            {missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      <p className={css["said"]}>
        {COST_SCOPE}
        {found !== null && `；${pricesText(found, "所选地区")}`}
      </p>
    </Panel>
  );
}
