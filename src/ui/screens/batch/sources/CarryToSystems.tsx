import { formatNumber } from "#domain/base/formatNumber.ts";
import { carriedFigures, type CarriedFigure } from "#domain/building/sources/carriedFigures.ts";
import type { SourceSettings } from "#domain/building/sources/SourceSettings.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { KeptSheet } from "#workers/batch/sources/SourceSheet.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { useMayEdit } from "../context/useMayEdit.ts";
import { useSendChange } from "../context/useSendChange.ts";
import { useSystems } from "../systems/useSystems.ts";
import css from "./Sources.module.css";

interface CarryToSystemsProps {
  readonly client: BatchClient<unknown>;
  readonly kept: KeptSheet;
  readonly settings: SourceSettings;
}

const textOf = (figures: readonly number[] | null, digits: number): string =>
  figures === null ? "未输入" : figures.map((each) => formatNumber(each, digits)).join("/");

const wordsOf = ({ label, now, next, unit, digits }: CarriedFigure): string =>
  `${label} ${textOf(now, digits)} → ${textOf(next, digits)}${unit === "" ? "" : ` ${unit}`}`;

/**
 * Settings of the chilled water systems that differ from the taken plant, each with a button to take over the
 * plant's figure
 */
export function CarryToSystems({ client, kept, settings }: CarryToSystemsProps) {
  const mayEdit = useMayEdit();
  const send = useSendChange();
  const { data } = useSystems(client);
  const cold = data?.ok === true ? data.value.systems.filter(({ kind }) => kind === "cold") : [];
  const { condenserSupply: supply, condenserDifference } = settings;
  const plant = {
    ...{ count: kept.count, flow: kept.flow, cop: kept.cop },
    condenser: kept.condenserFlow === null ? null : { supply, back: supply + condenserDifference },
  };
  const offers = cold.flatMap(({ id, name, settings: of }) =>
    carriedFigures(of, plant, cold.length === 1).map((figure) => ({ id, name, figure })),
  );
  if (offers.length === 0) return null;
  return (
    <ul className={css["carried"]} aria-label="可带入系统条件">
      {offers.map(({ id, name, figure }) => (
        <li key={`${id} ${figure.label}`}>
          <span>
            {name} {wordsOf(figure)}
          </span>
          <LinkButton
            small
            disabled={!mayEdit}
            aria-label={`带入${name} ${figure.label}`}
            onClick={() => void send(() => client.setSystem(id, figure.change))}
          >
            带入
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
