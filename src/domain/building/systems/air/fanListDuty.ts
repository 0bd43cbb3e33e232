import { SYSTEM_CODE } from "../../../catalogue/duty/systemFigures.ts";
import { EMPTY_LIST, type DutyEntry, type ListState } from "../../../catalogue/listing/ListState.ts";
import { writeListAddress, type AddressPart } from "../../../catalogue/listing/listAddress.ts";
import { PROPERTY } from "../../../catalogue/properties.ts";
import { AIR_CODE, STANDARD_TEMPERATURE } from "../../../physics/fluid/airFigures.ts";
import { dutyEntry } from "../dutyEntry.ts";
import type { FanCard } from "./fanCard.ts";

/** The site's air as part of a duty; empty for standard air. */
const airEntries = ({ altitude, temperature }: FanCard): readonly DutyEntry[] => [
  ...(altitude === 0 ? [] : [dutyEntry(AIR_CODE.altitude, altitude)]),
  ...(temperature === STANDARD_TEMPERATURE ? [] : [dutyEntry(AIR_CODE.temperature, temperature)]),
];

/** This duty on its system curve, in the site's air */
export const fanListDuty = (card: FanCard): readonly DutyEntry[] => [
  dutyEntry(PROPERTY.airFlow, card.flow),
  dutyEntry(PROPERTY.totalPressure, card.pressure),
  ...(card.kept === 0 ? [] : [dutyEntry(SYSTEM_CODE.staticValue, card.kept)]),
  ...(card.exponent === 2 ? [] : [dutyEntry(SYSTEM_CODE.exponent, card.exponent)]),
  ...airEntries(card),
];

export const fanListState = (card: FanCard): ListState => ({ ...EMPTY_LIST, duty: fanListDuty(card) });

export const fanListParts = (card: FanCard): readonly AddressPart[] => writeListAddress(fanListState(card));
