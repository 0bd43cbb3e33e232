import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { ratePercentText } from "#domain/physics/curve/speedName.ts";
import { withoutDefaults } from "#domain/products/claim/dutyDefaults.ts";
import { formatPlain } from "#domain/base/formatNumber.ts";
import { ENGINE } from "#domain/products/claim/engine.ts";
import type { LinkedClaim } from "#domain/products/claim/claimAddress.ts";
import { OwnTag } from "../../kit/tags/OwnTag.tsx";
import { Panel } from "../../kit/layout/Panel.tsx";
import { dutyLines } from "../../product/point/dutyLines.ts";
import { conditionsQuery } from "../../duty/conditionsQuery.ts";
import type { Rechecked } from "./useRecheck.ts";
import css from "./Claim.module.css";

export interface ClaimInputsProps {
  readonly linked: LinkedClaim;
  readonly checked: Rechecked;
}

interface Pair {
  readonly name: string;
  readonly value: ReactNode;
}

function inputsOf({ categoryCode, state }: LinkedClaim): readonly Pair[] {
  const { duty, rate, setting, powerLimit } = state;
  const { lines } = dutyLines(categoryCode, withoutDefaults(duty));
  return [
    { name: "设计工况", value: lines.length === 0 ? "未输入" : lines.join("；") },
    ...(rate === null ? [] : [{ name: "调速", value: `转速 ${ratePercentText(rate)}` }]),
    ...(setting === null || setting === undefined ? [] : [{ name: "曲线", value: setting }]),
    ...(powerLimit === null
      ? []
      : [{ name: "单位风量耗功率限值", value: `${formatPlain(powerLimit)} W/(m³/h)` }]),
  ];
}

/** The versions at the time of the link and now, as one text if they are equal. */
const versions = (then: string, now: string): string => (then === now ? now : `${then} → ${now}`);

const Pairs = ({ pairs }: { readonly pairs: readonly Pair[] }) => (
  <dl className={css["pairs"]}>
    {pairs.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** The question, the product, and the versions that were computed with. */
export function ClaimInputs({ linked, checked }: ClaimInputsProps) {
  const { product, catalogue, record } = checked;
  const query = conditionsQuery({ ...linked.state, duty: withoutDefaults(linked.state.duty) });
  const detail = `/product/detail/${encodeURIComponent(product.id)}?${query.toString()}`;
  return (
    <div className={css["side"]}>
      <Panel title="产品和输入" tools={<Link to={detail}>打开产品详情</Link>}>
        <Pairs
          pairs={[
            {
              name: "型号",
              value: (
                <>
                  {product.model} <OwnTag library={product.library} />
                </>
              ),
            },
            {
              name: "产品",
              value: [product.brandName, ...(product.name === product.model ? [] : [product.name])].join(" "),
            },
            ...inputsOf(linked),
          ]}
        />
      </Panel>
      <Panel title="依据">
        <Pairs
          pairs={[
            { name: "计算规则", value: versions(`第 ${linked.engine} 版`, `第 ${ENGINE} 版`) },
            { name: "产品记录", value: versions(linked.record, record) },
            { name: "产品库", value: versions(linked.catalogue, catalogue) },
          ]}
        />
        <p className={css["label"]}>
          产品记录和产品库以内容的 SHA-256 前 16 位标识；限值表为转录数据，未经标准原文核对
        </p>
      </Panel>
    </div>
  );
}
