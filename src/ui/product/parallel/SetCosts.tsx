import type { ControlMethod } from "#domain/products/energy/energyTerms.ts";
import { CONTROL_METHODS } from "#domain/products/energy/controlMethods.ts";
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
import { rowHeadColumn } from "../../kit/table/columns.ts";
import type { DataColumn } from "../../kit/table/DataColumn.ts";
import { selectedRow } from "../../kit/table/selectedRow.ts";
import { unitColumn } from "../tables/figureColumns.ts";
import { WideTable } from "../tables/WideTable.tsx";
import css from "./SetPanel.module.css";

export interface SetCostsProps {
  readonly set: CombinedSet;
  readonly year: SetYear;
  readonly chosen: ControlMethod;
  /** Product id of each member. */
  readonly ids: readonly string[];
}

const money = (value: number | null | undefined): string => formatNumber(value ?? null, 0);
const years = (value: number | null | undefined): string => formatNumber(value ?? null, 1);

type Cost = ReturnType<typeof setCosts>[number];
const FIRST_YEAR: readonly DataColumn<Cost>[] = [
  rowHeadColumn("控制方式", ({ method }) => CONTROL_METHODS[method].name),
  unitColumn("首年电费", "元", ({ cost }) => energyText(cost?.electricity ?? 0)),
];
const LIFE_CYCLE = unitColumn<Cost>("全寿命费用", "元，现值", ({ cost }) => money(cost?.lifeCycle));
/** The others are compared with throttling. */
const PAYBACK = [
  unitColumn<Cost>("静态回收期", "年", ({ method, cost }) =>
    method === "throttled" ? "" : years(cost?.payback?.simple),
  ),
  unitColumn<Cost>("动态回收期", "年", ({ method, cost }) =>
    method === "throttled" ? "" : years(cost?.payback?.discounted),
  ),
];

const basisText = (hasBaseline: boolean): string =>
  hasBaseline ? "基准为同一组合定速节流" : "同一组合定速节流没有全年电费，不能作基准，因此没有回收期";

/** 费用 of several chosen machines, at the user's own prices: each model has its own, and there are no defaults. */
export function SetCosts({ set, year, chosen, ids }: SetCostsProps) {
  const texts = useOwnPrices();
  const typed = useMachinePrices();
  const prices = readPrices(texts);
  const bought = set.members.map(({ count }, at) => ({
    count,
    // The price of the viewed product is among the other prices of its year.
    price: at === 0 ? prices.machine : readMachinePrice(typed.get(ids[at] ?? "") ?? ""),
  }));
  const costs = setCosts(year, bought, prices);
  const hasMoney = costs.some(({ cost }) => cost !== null);
  const hasLifeCycle = costs.some(({ cost }) => cost?.lifeCycle != null);
  const hasBaseline = costs.some(({ method, cost }) => method === "throttled" && cost !== null);
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
        <WideTable
          label="组合各控制方式的费用"
          className={classNames(css["wide"], css["costs"])}
          columns={[
            ...FIRST_YEAR,
            ...(hasLifeCycle ? [LIFE_CYCLE] : []),
            ...(hasLifeCycle && hasBaseline ? PAYBACK : []),
          ]}
          rows={costs.filter(({ cost }) => cost !== null)}
          rowKey={({ method }) => method}
          rowProps={({ method }) => selectedRow(method === chosen)}
        />
      )}
    </section>
  );
}
