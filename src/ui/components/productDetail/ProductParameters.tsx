import type { PropertyValue } from "#api/contract/products.ts";
import { EmptyState } from "../layout/EmptyState.tsx";
import { MISSING } from "#domain/formatNumber.ts";
import { Panel } from "../layout/Panel.tsx";
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

/** Names and values in as many columns as there is room for. */
export const ParameterPairs = ({ properties }: { properties: readonly PropertyValue[] }) => (
  <div className={css["sheet"]}>
    <dl className={css["pairs"]}>
      {properties.map((property) => (
        <Pair key={property.code} property={property} />
      ))}
    </dl>
  </div>
);

/** 产品参数, group by group. */
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
