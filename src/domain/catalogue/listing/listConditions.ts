import { cutDecimals, numberText } from "../../base/input/numberText.ts";
import type { ListState, PropertyFilter } from "./ListState.ts";
import type { SentFilter } from "./SentFilter.ts";
import { toleranceInForce } from "./toleranceInForce.ts";
import { hasSpeeds } from "../duty/dutyForms.ts";
import type { SpeedMode } from "../duty/SpeedMode.ts";

const endText = (end: number | null) => (end === null ? "" : numberText(cutDecimals(end)));

function sent(filter: PropertyFilter): SentFilter {
  const { code } = filter;
  switch (filter.kind) {
    case "enums":
      return { code, parameterType: "Enums", queryType: "EQUAL", values: [...filter.codes] };
    case "range":
      return {
        code,
        parameterType: "Double",
        queryType: "RANGE_TE",
        values: [`${endText(filter.from)}-${endText(filter.to)}`],
      };
    case "bool":
      return { code, parameterType: "Integer", queryType: "EQUAL", values: [String(filter.value)] };
    case "text":
      return { code, parameterType: "String", queryType: "EQUAL", values: [filter.text] };
  }
}

/** A deviation rate is sent only if it was entered. */
const sentDuty = (duty: ListState["duty"]) =>
  duty.map(({ code, value, deviationRate }) => ({
    code,
    value: cutDecimals(value),
    ...(deviationRate === null ? {} : { deviationRate }),
  }));

/** The list's conditions for the server, without order and page. */
export function listConditions(gjwCategoryCode: string, state: ListState) {
  const { brandCode, series, duty, properties, speedControl, isSample, origin, words } = state;
  const speeds: SpeedMode | null = hasSpeeds(gjwCategoryCode) ? speedControl : null;
  return {
    gjwCategoryCode,
    brandCode,
    productSeriesId: series?.id ?? null,
    productSeriesName: series?.name ?? null,
    speedControl: speeds,
    isSample,
    origin,
    words,
    tolerance: toleranceInForce(gjwCategoryCode, state),
    curveProperties: sentDuty(duty),
    productProperties: properties.map(sent),
  };
}

/** The duty in a link to a product: JSON `[{ code, value, deviationRate? }]`. */
export const designPropertiesOf = (duty: ListState["duty"]): string => JSON.stringify(sentDuty(duty));
