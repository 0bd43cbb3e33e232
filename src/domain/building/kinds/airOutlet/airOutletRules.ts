import { decimalText } from "../../../base/input/fieldText.ts";
import type { NumberFieldOf } from "../../batch/kind/FilterFields.ts";
import {
  BACKWARDS,
  holdsTogether,
  numberWarning,
  type EntryWarning,
} from "../../batch/kind/numberWarning.ts";
import { AIR_OUTLET_FIELDS } from "./airOutletFields.ts";
import type { AirOutletFilter } from "./AirOutletFilter.ts";

const MAX_DECIMALS = 8;

/** The part of a typed text that a field keeps: digits and one point, at most 8 decimals. */
export const outletNumberText = (text: string): string => decimalText(text, { maxDecimals: MAX_DECIMALS });

/** Why a text cannot be accepted, or `null`. Texts must have passed `outletNumberText`. */
export const outletWarning = (
  field: NumberFieldOf<AirOutletFilter>,
  text: string,
  filter: AirOutletFilter,
): EntryWarning | null =>
  numberWarning(AIR_OUTLET_FIELDS.fields[field].entry, text, (value) =>
    holdsTogether(AIR_OUTLET_FIELDS, field, { ...filter, [field]: value }) ? null : BACKWARDS,
  );
