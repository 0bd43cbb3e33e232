import type { BrandPlan } from "#domain/building/batch/optimum/brandPlans.ts";
import type { OptimumScope } from "#domain/building/batch/optimum/OptimumScope.ts";
import { shareText } from "#domain/building/batch/optimum/optimumWords.ts";
import { pricedText } from "#domain/building/batch/prices/PricedSum.ts";
import { formatNumber, MISSING } from "#domain/base/formatNumber.ts";
import type { NamedBrand } from "#workers/batch/choose/optimum/OptimumTold.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import { classNames } from "../../../../kit/layout/classNames.ts";
import text from "../../../../kit/styles/text.module.css";
import css from "./Optimum.module.css";
import type { OptimisedKind, OptimumClient } from "./OptimumClient.ts";
import { useBrandPlans } from "./useBrandPlans.ts";

export interface BrandPlansProps {
  readonly client: OptimumClient;
  readonly kind: OptimisedKind;
  readonly scope: OptimumScope;
  readonly excess: string;
  /** Absent: none may be adopted now. */
  readonly onAdopt?: ((brand: NamedBrand) => void) | undefined;
}

interface Column {
  readonly title: string;
  readonly textOf: (plan: BrandPlan) => string;
}

const counted = (count: number, counter: string) => `${formatNumber(count, 0)} ${counter}`;

const modelsText = ({ models, leastModels }: BrandPlan) =>
  leastModels === null || leastModels === models
    ? counted(models, "种")
    : `${counted(models, "种")}，下限 ${formatNumber(leastModels, 0)}`;

function columnsOf({ objectives, prices, loudest }: OptimumScope, excess: string, counter: string): Column[] {
  return [
    { title: "无型号", textOf: ({ without }) => counted(without, "间") },
    { title: "型号", textOf: modelsText },
    { title: "数量", textOf: ({ price }) => counted(price.units, counter) },
    { title: `平均${excess}`, textOf: ({ meanExcess }) => shareText(meanExcess) },
    ...(objectives.includes("power")
      ? [
          {
            title: "电功率",
            textOf: ({ power }: BrandPlan) => (power === null ? MISSING : `${formatNumber(power, 2)} kW`),
          },
        ]
      : []),
    ...(prices ? [{ title: "价格", textOf: ({ price }: BrandPlan) => pricedText(price, counter) }] : []),
    ...(loudest === null
      ? []
      : [
          {
            title: "单台噪声",
            textOf: (plan: BrandPlan) =>
              plan.loudest === null ? MISSING : `≤ ${formatNumber(plan.loudest, 1)} dB(A)`,
          },
        ]),
    { title: "改变", textOf: ({ changed }) => counted(changed, "间") },
  ];
}

/** What each brand comes to alone under the question of the dialog, side by side; each may be adopted. */
export function BrandPlans({ client, kind, scope, excess, onAdopt }: BrandPlansProps) {
  const { known, nameOf } = useBrandPlans(client, kind);
  if (known === null)
    return (
      <p className={classNames(css["brands"], text["dim"])} role="status">
        正在计算各品牌的方案
      </p>
    );
  if ("failed" in known)
    return (
      <p className={classNames(css["brands"], text["wrong"])} role="alert">
        未能计算各品牌的方案：{known.failed}
      </p>
    );
  const columns = columnsOf(scope, excess, kind.words.counter);
  return (
    <div className={css["brands"]}>
      <div className={css["brandList"]}>
        <table className={css["brandTable"]} aria-label="各品牌的方案">
          <thead>
            <tr>
              <th scope="col">品牌</th>
              {columns.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
              <th scope="col" aria-label="采用" />
            </tr>
          </thead>
          <tbody>
            {known.plans.map((plan) => {
              const name = nameOf(plan.brandCode);
              return (
                <tr key={plan.brandCode}>
                  <th scope="row">{name}</th>
                  {columns.map(({ title, textOf }) => (
                    <td key={title}>{textOf(plan)}</td>
                  ))}
                  <td>
                    <LinkButton
                      aria-label={`采用 ${name} 的方案`}
                      disabled={!onAdopt || plan.changed === 0}
                      onClick={() => onAdopt?.({ code: plan.brandCode, name })}
                    >
                      采用
                    </LinkButton>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className={text["dim"]}>各行只用该品牌的型号，合计只含该品牌有型号的房间；无型号的房间保持现状。</p>
    </div>
  );
}
