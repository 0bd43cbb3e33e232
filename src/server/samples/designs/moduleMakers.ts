import { PROPERTY } from "#domain/catalogue/properties.ts";
import { boundsOf } from "#domain/things/component/bodyOf.ts";
import type { Arrangement, System } from "#domain/things/design/Arrangement.ts";
import { arrangementBody } from "#domain/things/design/arrangementBody.ts";
import type { ArrangedContent, Design, Fact } from "#domain/things/design/Design.ts";
import { ductLine } from "#domain/things/design/layout/ductLine.ts";
import type { Laid } from "#domain/things/design/layout/Layout.ts";
import { pumpGroup } from "#domain/things/design/layout/pumpGroup.ts";
import { unitRow } from "#domain/things/design/layout/unitRow.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";
import { greatest } from "#domain/base/lists.ts";
import type { DesignStock } from "./DesignStock.ts";
import { checkValveId, isolatingValveId } from "./stockIds.ts";

export const SOURCE = "示例数据：用本产品库的产品和示意构件按常见做法由程序布置，不是任何工程的设计";

export type SampleModule = Design<ArrangedContent>;
type Words = Pick<Design, "id" | "name" | "description" | "category" | "feature" | "form">;

export const fact = (name: string, value: string): Fact => ({ name, value });
export const flowFact = (name: string, value: number) => fact(name, `${formatQuantity(value, "m³/h")} m³/h`);

/** Length, width and height of everything, mm. */
export function overallSize(stock: DesignStock, arrangement: Arrangement): Fact {
  const [low, high] = boundsOf(arrangementBody(arrangement, stock.body));
  const sides = high.map((value, axis) => String(Math.round((value - low[axis]!) / 10) * 10));
  return fact("外形尺寸（长×宽×高）", `${sides.join(" × ")} mm`);
}

const valvesOf = (stock: DesignStock) => ({
  isolatingValve: (size: number): Laid => stock.laid(isolatingValveId(size)),
  checkValve: (size: number): Laid => stock.laid(checkValveId(size)),
});

const moduleOf = (
  stock: DesignStock,
  words: Words,
  arrangement: Arrangement,
  facts: readonly Fact[],
): SampleModule => ({
  ...words,
  kind: "module",
  content: { arrangement, facts: [...facts, overallSize(stock, arrangement)] },
  source: SOURCE,
  isSample: true,
});

interface Pumps {
  readonly pump: string;
  readonly count: number;
  readonly standby: number;
  readonly system: System;
  readonly tag: string;
}

export function pumps(stock: DesignStock, words: Words, { pump, ...asked }: Pumps): SampleModule {
  const flow = stock.number(pump, PROPERTY.airFlow);
  const working = asked.count - asked.standby;
  return moduleOf(stock, words, pumpGroup({ ...asked, pump: stock.laid(pump), ...valvesOf(stock) }), [
    fact("配置", `${asked.count} 台，${working} 用 ${asked.standby} 备`),
    flowFact("单台流量", flow),
    fact("扬程", `${formatQuantity(stock.number(pump, PROPERTY.head), "m")} m`),
    flowFact("设计总流量", flow * working),
  ]);
}

interface Units {
  readonly unit: string;
  readonly count: number;
  readonly tag: string;
  readonly aisle: number;
}

export const units = (
  stock: DesignStock,
  words: Words,
  { unit, ...asked }: Units,
  facts: readonly Fact[],
): SampleModule =>
  moduleOf(stock, words, unitRow({ ...asked, unit: stock.laid(unit), ...valvesOf(stock) }), [
    fact("配置", `${asked.count} 台`),
    ...facts,
  ]);

export const powerFact = (name: string, value: number) => fact(name, `${formatQuantity(value, "kW")} kW`);

export function ducts(
  stock: DesignStock,
  words: Words,
  machine: string,
  parts: readonly (readonly [tag: string, productId: string])[],
): SampleModule {
  const laid = parts.map(([tag, productId]) => ({ ...stock.laid(productId), tag }));
  // The part with the highest axis above its base stands on the floor, and sets the level of all.
  const level = greatest(laid.map(({ body }) => body.ports[0]!.at[2]));
  return moduleOf(stock, words, ductLine(laid, level), [
    flowFact("风量", stock.number(machine, PROPERTY.airFlow)),
    fact("风机型号", stock.model(machine)),
  ]);
}
