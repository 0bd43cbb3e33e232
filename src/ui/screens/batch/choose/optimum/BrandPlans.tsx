import type { BrandPlan } from "#domain/building/batch/optimum/brandPlans.ts";
import type { OptimumScope } from "#domain/building/batch/optimum/OptimumScope.ts";
import { shareText } from "#domain/building/batch/optimum/optimumWords.ts";
import { pricedText } from "#domain/building/batch/prices/PricedSum.ts";
import { NOMINAL } from "#domain/building/rooms/planWords.ts";
import { formatNumber, MISSING } from "#domain/base/formatNumber.ts";
import type { NamedBrand } from "#workers/batch/choose/optimum/OptimumUpdate.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import { classNames } from "../../../../kit/layout/classNames.ts";
import { drawnColumn, figureColumn, rowHeadColumn } from "../../../../kit/table/columns.ts";
import type { DataColumn } from "../../../../kit/table/DataColumn.ts";
import { DataTable } from "../../../../kit/table/DataTable.tsx";
import { TableBox } from "../../../../kit/table/TableBox.tsx";
import text from "../../../../kit/styles/text.module.css";
import css from "./Optimum.module.css";
import type { OptimisedKind, OptimumClient } from "./OptimumClient.ts";
import { useBrandPlans } from "./useBrandPlans.ts";

export interface BrandPlansProps {
  readonly client: OptimumClient;
  readonly kind: OptimisedKind;
  readonly scope: OptimumScope;
  readonly excess: string;
  /** Absent while no plan can be adopted. */
  readonly onAdopt?: ((brand: NamedBrand) => void) | undefined;
}

const figure = figureColumn<BrandPlan>;

const counted = (count: number, counter: string) => `${formatNumber(count, 0)} ${counter}`;

const modelsText = ({ models, leastModels }: BrandPlan) =>
  leastModels === null || leastModels === models
    ? counted(models, "种")
    : `${counted(models, "种")}，下限 ${formatNumber(leastModels, 0)}`;

const columnsOf = (
  { objectives, prices, loudest: isLoudestAsked }: OptimumScope,
  excess: string,
  counter: string,
): readonly DataColumn<BrandPlan>[] => [
  figure("无型号", ({ without }) => counted(without, "间")),
  figure("型号", modelsText),
  figure("数量", ({ price }) => counted(price.units, counter)),
  figure(`平均${excess}`, ({ meanExcess }) => shareText(meanExcess)),
  ...(objectives.includes("robust") ? [figure(NOMINAL, ({ nominal }) => counted(nominal, "间"))] : []),
  ...(objectives.includes("power")
    ? [figure("电功率", ({ power }) => (power === null ? MISSING : `${formatNumber(power, 2)} kW`))]
    : []),
  ...(prices ? [figure("价格", ({ price }) => pricedText(price, counter))] : []),
  ...(isLoudestAsked === null
    ? []
    : [
        figure("单台噪声", ({ loudest }) =>
          loudest === null ? MISSING : `≤ ${formatNumber(loudest, 1)} dB(A)`,
        ),
      ]),
  figure("改变", ({ changed }) => counted(changed, "间")),
];

type NameOf = ReturnType<typeof useBrandPlans>["nameOf"];

const nameColumn = (nameOf: NameOf): DataColumn<BrandPlan> =>
  rowHeadColumn("品牌", ({ brandCode }) => nameOf(brandCode));

const adoptColumn = (nameOf: NameOf, onAdopt: BrandPlansProps["onAdopt"]): DataColumn<BrandPlan> =>
  drawnColumn(
    "采用",
    (plan) => {
      const name = nameOf(plan.brandCode);
      return (
        <LinkButton
          aria-label={`采用 ${name} 的方案`}
          disabled={!onAdopt || plan.changed === 0}
          onClick={() => onAdopt?.({ code: plan.brandCode, name })}
        >
          采用
        </LinkButton>
      );
    },
    { isBare: true, isFigure: true },
  );

/** The plan of each brand alone under the dialog's question, side by side; each can be adopted. */
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
  return (
    <div className={css["brands"]}>
      <TableBox kind="framed" className={css["brandList"]}>
        <DataTable
          label="各品牌的方案"
          isDense
          isFitted
          isLow
          columns={[
            nameColumn(nameOf),
            ...columnsOf(scope, excess, kind.words.counter),
            adoptColumn(nameOf, onAdopt),
          ]}
          rows={known.plans}
          rowKey={({ brandCode }) => brandCode}
        />
      </TableBox>
      <p className={text["dim"]}>各行只用该品牌的型号，合计只含该品牌有型号的房间；无型号的房间保持现状。</p>
    </div>
  );
}
