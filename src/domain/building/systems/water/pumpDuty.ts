import { COUNT_CODE } from "../../../catalogue/duty/machineCount.ts";
import { SYSTEM_CODE } from "../../../catalogue/duty/systemFigures.ts";
import { EMPTY_LIST, type DutyEntry } from "../../../catalogue/listing/ListState.ts";
import { writeListAddress, type AddressPart } from "../../../catalogue/listing/listAddress.ts";
import { PROPERTY } from "../../../catalogue/properties.ts";
import { LIQUID_CODE } from "../../../physics/fluid/liquidFigures.ts";
import type { DutyCard } from "./waterDutyCard.ts";
import type { WaterSettings } from "./WaterSettings.ts";

const PERCENT = 100;
/** Decimals of figures in an address: finer than any pump is tested. */
const DIGITS = 4;
const rounded = (value: number) => Number(value.toFixed(DIGITS));

/** The list of pumps that is asked for exactly this duty on this system curve, shared by as many as run. */
export function pumpListParts(
  { flow, head, staticHead, exponent }: DutyCard,
  { pumps, standby, glycol, fraction, supply, back }: WaterSettings,
): readonly AddressPart[] {
  const entry = (code: string, value: number): DutyEntry => ({
    code,
    value: rounded(value),
    deviationRate: null,
  });
  const duty = [
    entry(PROPERTY.airFlow, flow),
    entry(PROPERTY.head, head),
    ...(staticHead === 0 ? [] : [entry(SYSTEM_CODE.staticValue, staticHead)]),
    ...(exponent === 2 ? [] : [entry(SYSTEM_CODE.exponent, exponent)]),
    ...(pumps > 1 ? [entry(COUNT_CODE.running, pumps)] : []),
    ...(pumps > 1 && standby > 0 ? [entry(COUNT_CODE.standby, standby)] : []),
    ...(glycol === null
      ? []
      : [
          entry(LIQUID_CODE[glycol], fraction * PERCENT),
          entry(LIQUID_CODE.temperature, (supply + back) / 2),
        ]),
  ];
  return writeListAddress({ ...EMPTY_LIST, duty });
}
