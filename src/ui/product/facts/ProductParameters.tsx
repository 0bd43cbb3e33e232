import type { PropertyValue } from "#api/contract/products.ts";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import { MISSING } from "#domain/base/formatNumber.ts";
import { machineOf } from "#domain/catalogue/machineOf.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import { Panel } from "../../kit/layout/Panel.tsx";
import { formatPropertyValue } from "./formatPropertyValue.ts";
import { groupProperties } from "./groupProperties.ts";
import css from "./ProductDetail.module.css";

function Pair({ property }: { property: PropertyValue }) {
  const value = formatPropertyValue(property);
  return (
    <div className={css["pair"]}>
      <dt>{property.name}</dt>
      <dd data-none={value === MISSING || undefined} title={value}>
        {value}
      </dd>
    </div>
  );
}

/** Names and values in as many columns as fit. */
export const ParameterPairs = ({ properties }: { properties: readonly PropertyValue[] }) => (
  <div className={css["sheet"]}>
    <dl className={css["pairs"]}>
      {properties.map((property) => (
        <Pair key={property.code} property={property} />
      ))}
    </dl>
  </div>
);

/**
 * The state that the record's figures apply to, whatever the duty's fluid; a chart for a site shows other figures.
 */
const RECORDED = {
  fan: "额定值和性能参数为标准空气（1.2 kg/m³）下的数据，不随现场空气变化",
  pump: "额定值和性能参数为清水（1000 kg/m³）的数据，不随介质变化",
} as const satisfies Record<Machine, string>;

/** A note above the parameters of products with curves. */
export function RecordedNote({ categoryCode }: { readonly categoryCode: string }) {
  const machine = machineOf(categoryCode);
  return machine === null ? null : <p className={css["recorded"]}>{RECORDED[machine]}</p>;
}

/** 产品参数 by group. */
export function ProductParameters({ properties }: { properties: readonly PropertyValue[] }) {
  if (properties.length === 0)
    return (
      <Panel>
        <EmptyState kind="empty" title="暂无产品参数" />
      </Panel>
    );
  return (
    <div className={css["groups"]}>
      {groupProperties(properties).map((group) => (
        <Panel key={group.name} title={group.name} ruled>
          <ParameterPairs properties={group.properties} />
        </Panel>
      ))}
    </div>
  );
}
