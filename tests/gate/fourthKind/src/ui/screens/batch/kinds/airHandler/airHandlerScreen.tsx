import { airHandlerKind, type AirHandlerFilter } from "#domain/building/kinds/airHandler/airHandlerKind.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { Field } from "../../../../kit/input/Field.tsx";
import { KeptBatch } from "../../frame/KeptBatch.tsx";
import type { BatchScreenKind } from "../../context/BatchScreenKind.ts";

const inWords = ([cooling = null]: readonly (number | null)[]) =>
  cooling === null ? "" : `制冷 ${formatNumber(cooling, 2)} kW`;

/** Air handling units as the batch screen shows them. */
const airHandlerScreen: BatchScreenKind<AirHandlerFilter> = {
  kind: airHandlerKind,
  aroundTable: 110,
  hasFan: true,
  FilterFields: ({ filter }) => <Field label="余量">{() => `${filter.reserve} %`}</Field>,
  AlternativeFields: ({ submit }) => submit,
  modelCaption: () => "",
  figureLayout: {
    cooling: { width: 68, from: "narrow", alternativesWidth: 96, alternativesFrom: "narrow" },
  },
  capacity: inWords,
  needs: inWords,
  ratedLabel: () => "标定值",
};

export const Batch = () => <KeptBatch screen={airHandlerScreen} />;
