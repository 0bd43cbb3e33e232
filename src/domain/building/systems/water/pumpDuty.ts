import { COUNT_CODE } from "../../../catalogue/duty/machineCount.ts";
import { SYSTEM_CODE } from "../../../catalogue/duty/systemFigures.ts";
import { EMPTY_LIST, type DutyEntry, type ListState } from "../../../catalogue/listing/ListState.ts";
import { writeListAddress, type AddressPart } from "../../../catalogue/listing/listAddress.ts";
import { PROPERTY } from "../../../catalogue/properties.ts";
import { LIQUID_CODE } from "../../../physics/fluid/liquidFigures.ts";
import { dutyEntry } from "../dutyEntry.ts";
import type { DutyCard } from "./waterDutyCard.ts";
import type { WaterSettings } from "./WaterSettings.ts";

const PERCENT = 100;
/** The liquid of a system as part of a duty; nothing for water. */
const liquidEntries = ({ glycol, fraction, supply, back }: WaterSettings): readonly DutyEntry[] =>
  glycol === null
    ? []
    : [
        dutyEntry(LIQUID_CODE[glycol], fraction * PERCENT),
        dutyEntry(LIQUID_CODE.temperature, (supply + back) / 2),
      ];

const curveEntries = ({ staticHead, exponent }: DutyCard): readonly DutyEntry[] => [
  ...(staticHead === 0 ? [] : [dutyEntry(SYSTEM_CODE.staticValue, staticHead)]),
  ...(exponent === 2 ? [] : [dutyEntry(SYSTEM_CODE.exponent, exponent)]),
];

/** This duty on its system curve, shared by the running pumps */
export function pumpDuty(card: DutyCard, settings: WaterSettings): readonly DutyEntry[] {
  const { pumps, standby } = settings;
  return [
    dutyEntry(PROPERTY.airFlow, card.flow),
    dutyEntry(PROPERTY.head, card.head),
    ...curveEntries(card),
    // One running pump with a standby pump is also a number of machines.
    ...(pumps > 1 || standby > 0 ? [dutyEntry(COUNT_CODE.running, pumps)] : []),
    ...(standby > 0 ? [dutyEntry(COUNT_CODE.standby, standby)] : []),
    ...liquidEntries(settings),
  ];
}

/** The duty of one running pump: equal pumps share the flow, each against the whole head. */
export const eachPumpDuty = (card: DutyCard, settings: WaterSettings): readonly DutyEntry[] => [
  dutyEntry(PROPERTY.airFlow, card.eachFlow),
  dutyEntry(PROPERTY.head, card.head),
  ...curveEntries(card),
  ...liquidEntries(settings),
];

/** The list of pumps for the duty of one pump */
export const eachPumpListState = (card: DutyCard, settings: WaterSettings): ListState => ({
  ...EMPTY_LIST,
  duty: eachPumpDuty(card, settings),
});

export const pumpListParts = (card: DutyCard, settings: WaterSettings): readonly AddressPart[] =>
  writeListAddress({ ...EMPTY_LIST, duty: pumpDuty(card, settings) });
