import type { ControlWay } from "#domain/products/energy/energyTerms.ts";
import { CONTROL_WAYS } from "#domain/products/energy/controlWays.ts";
import { energyText } from "#domain/products/energy/energyWords.ts";
import {
  MACHINE_PRICE,
  priceFault,
  priceText,
  readMachinePrice,
  readPrices,
} from "#domain/products/energy/priceFields.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { memberName } from "#domain/products/parallel/combinedWords.ts";
import type { CombinedSet } from "#domain/products/parallel/productSet.ts";
import { setCosts } from "#domain/products/parallel/setCosts.ts";
import type { SetYear } from "#domain/products/parallel/setYear.ts";
import { keepMachinePrice, useMachinePrices } from "./useMachinePrices.ts";
import { useOwnPrices } from "../../energy/useOwnPrices.ts";
import { classNames } from "../../kit/layout/classNames.ts";
import { Field } from "../../kit/input/Field.tsx";
import { QuantityInput } from "../../kit/input/QuantityInput.tsx";
import table from "../../kit/table/table.module.css";
import { WideTable } from "../tables/WideTable.tsx";
import css from "./SetPanel.module.css";

export interface SetCostsProps {
  readonly set: CombinedSet;
  readonly year: SetYear;
  readonly chosen: ControlWay;
  /** Of the product of each member. */
  readonly ids: readonly string[];
}

const money = (value: number | null | undefined): string => formatNumber(value ?? null, 0);
const years = (value: number | null | undefined): string => formatNumber(value ?? null, 1);

const basisText = (hasBaseline: boolean): string =>
  hasBaseline ? "基准为同一组合定速节流" : "同一组合定速节流没有全年电费，不能作基准，因此没有回收期";

/** 费用 of machines that were put together, at the user's own prices: each model has one of its own, and none is made up. */
export function SetCosts({ set, year, chosen, ids }: SetCostsProps) {
  const texts = useOwnPrices();
  const typed = useMachinePrices();
  const prices = readPrices(texts);
  const bought = set.members.map(({ count }, at) => ({
    count,
    // The product that is looked at has its price among the others of its year.
    price: at === 0 ? prices.machine : readMachinePrice(typed.get(ids[at] ?? "") ?? ""),
  }));
  const costs = setCosts(year, bought, prices);
  const hasMoney = costs.some(({ cost }) => cost !== null);
  const hasLifeCycle = costs.some(({ cost }) => cost?.lifeCycle != null);
  const hasBaseline = costs.some(({ way, cost }) => way === "throttled" && cost !== null);
  return (
    <section aria-label="组合费用">
      <h3 className={css["title"]}>费用</h3>
      <p className={css["hint"]}>
        电价、{memberName(set.members[0] ?? { name: "", speed: "" })}
        {" 的设备价、变频器价、安装费、计算年限等在“年耗电与费用”里填，只保存在这个浏览器里；"}
        {hasLifeCycle || !hasMoney ? "" : "每个型号都有设备价、且填了变频器价和计算年限才有全寿命费用；"}
        {hasMoney ? `${basisText(hasBaseline)}；变频只计一台的变频器` : "不填不显示金额"}
      </p>
      {set.members.length > 1 && (
        <form
          className={css["form"]}
          aria-label="加入型号的设备价"
          onSubmit={(event) => event.preventDefault()}
        >
          {set.members.slice(1).map((member, at) => {
            const id = ids[at + 1] ?? "";
            const label = `${memberName(member)} 设备价`;
            const value = typed.get(id) ?? "";
            const fault = priceFault(MACHINE_PRICE, value) ?? undefined;
            return (
              <Field key={id} label={label} error={fault}>
                {(control) => (
                  <QuantityInput
                    {...control}
                    label={label}
                    unit={MACHINE_PRICE.unit}
                    unitWidth={56}
                    size="xs"
                    value={value}
                    clean={(text) => priceText(MACHINE_PRICE, text)}
                    error={fault}
                    onChange={(text) => keepMachinePrice(id, text)}
                  />
                )}
              </Field>
            );
          })}
        </form>
      )}
      {hasMoney && (
        <WideTable label="组合各控制方式的费用" className={classNames(css["wide"], css["costs"])}>
          <thead>
            <tr>
              <th scope="col">控制方式</th>
              <th scope="col" className={table["num"]}>
                首年电费<small>元</small>
              </th>
              {hasLifeCycle && (
                <th scope="col" className={table["num"]}>
                  全寿命费用<small>元，现值</small>
                </th>
              )}
              {hasLifeCycle && hasBaseline && (
                <>
                  <th scope="col" className={table["num"]}>
                    静态回收期<small>年</small>
                  </th>
                  <th scope="col" className={table["num"]}>
                    动态回收期<small>年</small>
                  </th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {costs
              .filter(({ cost }) => cost !== null)
              .map(({ way, cost }) => (
                <tr
                  key={way}
                  data-sel={way === chosen || undefined}
                  aria-current={way === chosen || undefined}
                >
                  <th scope="row">{CONTROL_WAYS[way].name}</th>
                  <td className={table["num"]}>{energyText(cost?.electricity ?? 0)}</td>
                  {hasLifeCycle && <td className={table["num"]}>{money(cost?.lifeCycle)}</td>}
                  {hasLifeCycle && hasBaseline && (
                    <>
                      <td className={table["num"]}>
                        {way === "throttled" ? "" : years(cost?.payback?.simple)}
                      </td>
                      <td className={table["num"]}>
                        {way === "throttled" ? "" : years(cost?.payback?.discounted)}
                      </td>
                    </>
                  )}
                </tr>
              ))}
          </tbody>
        </WideTable>
      )}
    </section>
  );
}
