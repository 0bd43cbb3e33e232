import type { PropertyValue } from "#api/contract/products.ts";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import { MISSING } from "#domain/base/formatNumber.ts";
import { machineOf } from "#domain/catalogue/machineOf.ts";
import {
  RATED_STATE_PROPERTIES,
  STANDARD_RATED_STATE,
} from "#domain/building/kinds/fanCoil/selection/standardRatedState.ts";
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

const { coolingDryBulb, coolingWetBulb, coolingWater, heatingDryBulb, heatingWater } = STANDARD_RATED_STATE;
const ASSUMED = `未注明的温度按 GB/T 19232 计算：制冷进风 ${coolingDryBulb}/${coolingWetBulb} ℃、供水 ${coolingWater} ℃，制热进风 ${heatingDryBulb} ℃、供水 ${heatingWater} ℃`;
const OF_RATED_STATE: ReadonlySet<string> = new Set(Object.values(RATED_STATE_PROPERTIES));

/** A note on the assumed state by which a fan coil is corrected that does not state all of its rated state. */
function AssumedState({ properties }: { readonly properties: readonly PropertyValue[] }) {
  const isAssumed = properties.some(
    (property) => OF_RATED_STATE.has(property.code) && formatPropertyValue(property) === MISSING,
  );
  return isAssumed ? <p className={css["recorded"]}>{ASSUMED}</p> : null;
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
          <AssumedState properties={group.properties} />
          <ParameterPairs properties={group.properties} />
        </Panel>
      ))}
    </div>
  );
}
