import { EVERYTHING } from "#domain/building/batch/state/batchState.ts";
import type { SystemRemark } from "#domain/building/systems/SystemRemark.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { PROPOSED_WINTER, type Season } from "#domain/building/systems/water/WaterSettings.ts";
import type { LineShow } from "#domain/building/systems/SystemLists.ts";
import type { SheetBase } from "#workers/batch/systems/SystemSheet.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { useMayEdit } from "../context/useMayEdit.ts";
import { usePart, type BatchPart } from "../context/usePart.ts";
import { useSendChange } from "../context/useSendChange.ts";
import { settingLine } from "./settingLine.ts";
import { TypedFigure } from "./TypedFigure.tsx";
import css from "./Systems.module.css";

interface RemarksProps {
  readonly client: BatchClient<unknown>;
  readonly sheet: SheetBase;
  readonly onShow: (show: LineShow, season: Season) => void;
  /** Asks which storeys get a system of their own. */
  readonly onSplit: () => void;
}

const WEIGHTS = { fault: "错误", warning: "注意", note: "说明" } as const;

const NO_PARTS: readonly BatchPart[] = [];

/** In winter the field of winter, if there is one */
function toSetting(field: string, season: Season): void {
  const own = field.replace("factors.", "");
  const line =
    (season === "winter" ? document.getElementById(settingLine(`winter.${own}`)) : null) ??
    document.getElementById(settingLine(own));
  line?.scrollIntoView({ block: "center" });
  line?.querySelector<HTMLElement>("input, select")?.focus();
}

function Mend({ of, client, sheet, onShow, onSplit }: { readonly of: SystemRemark } & RemarksProps) {
  const mayEdit = useMayEdit();
  const send = useSendChange();
  const [, showPart] = usePart(NO_PARTS);
  const { mend, season = "summer" } = of;
  switch (mend?.to) {
    case "setting":
      return <LinkButton onClick={() => toSetting(mend.field, season)}>{mend.word}</LinkButton>;
    case "lines":
      return <LinkButton onClick={() => onShow(mend.show, season)}>{mend.word}</LinkButton>;
    case "rooms":
      return (
        <LinkButton
          onClick={() => {
            void client.setView({ ...EVERYTHING, search: mend.search });
            showPart("rooms");
          }}
        >
          {mend.word}
        </LinkButton>
      );
    case "split":
      return (
        <LinkButton disabled={!mayEdit} onClick={onSplit}>
          {mend.word}
        </LinkButton>
      );
    case "elements":
      return (
        <LinkButton
          disabled={!mayEdit}
          onClick={() => void send(() => client.dropElements(sheet.id, mend.drop))}
        >
          {mend.word}
        </LinkButton>
      );
    case "pipes":
      return (
        <LinkButton
          disabled={!mayEdit}
          onClick={() => {
            const winter = mend.pipes === 2 ? PROPOSED_WINTER : null;
            void send(() => client.setSystem(sheet.id, { winter }));
          }}
        >
          {mend.word}
        </LinkButton>
      );
    case "length":
      return (
        <span className={css["mendLength"]}>
          <TypedFigure
            label={`${of.text.split("没有面积")[0]}走道管长（m）`}
            value=""
            placeholder="管长"
            disabled={!mayEdit}
            onType={(length) => void send(() => client.typeLength(sheet.id, mend.id, length))}
          />
          m
        </span>
      );
    case undefined:
      return null;
  }
}

/** The remarks on a system, each with a link to its remedy */
export const Remarks = (props: RemarksProps) => (
  <ul className={css["remarks"]} aria-label="系统提示">
    {props.sheet.remarks.map((remark) => (
      <li key={remark.text} data-weight={remark.weight}>
        <b>{WEIGHTS[remark.weight]}</b>
        <span>{remark.text}</span>
        <Mend of={remark} {...props} />
      </li>
    ))}
  </ul>
);
