import { Suspense, useCallback, useState } from "react";
import { Link } from "react-router-dom";
import { RECORD_WORDS } from "#domain/building/sources/plantWords.ts";
import { coilLines, coilWords, needFigures, needWords } from "#domain/building/systems/air/judgeHandler.ts";
import { STATE_WORDS } from "#domain/building/systems/judgeMachine.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { AirSheet } from "#workers/batch/systems/AirSheet.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import { fetched } from "../../../../page/browser/fetched.tsx";
import { useMayEdit } from "../../context/useMayEdit.ts";
import { useSendChange } from "../../context/useSendChange.ts";
import css from "../Systems.module.css";

const HandlerDrawer = fetched(async () => (await import("./HandlerDrawer.tsx")).HandlerDrawer);

interface HandlerChoiceProps {
  readonly client: BatchClient<unknown>;
  readonly sheet: AirSheet;
}

/** The kept air handling unit of a system, with its verdict for the present need */
function Kept({ sheet: { settings, need, record, handler: verdict } }: Pick<HandlerChoiceProps, "sheet">) {
  const { handler: kept } = settings;
  if (kept === null || verdict === null) return null;
  const { of } = kept;
  return (
    <div className={css["pump"]}>
      <div className={css["line"]}>
        <b title={`${of.brand} ${of.model}`}>
          {of.brand} <Link to={`/product/detail/${of.id}`}>{of.model}</Link>
        </b>
        <span data-verdict={verdict.state}>{STATE_WORDS[verdict.state]}</span>
      </div>
      {verdict.why !== "" && <div className={css["warn"]}>{verdict.why}</div>}
      {record !== null && record !== "same" && <div className={css["warn"]}>{RECORD_WORDS[record]}</div>}
      <div>选型时 {needWords(kept)}</div>
      {need !== null && <div>现在 {needWords(needFigures(need))}</div>}
      {need !== null && coilLines(of, need).map((line) => <div key={line.coil}>{coilWords(line)}</div>)}
    </div>
  );
}

/** Button to choose an air handling unit instead of a fan */
export function HandlerChoice({ client, sheet }: HandlerChoiceProps) {
  const { id, name, need, settings } = sheet;
  const mayEdit = useMayEdit();
  const send = useSendChange();
  const [isChoosing, setChoosing] = useState(false);
  const close = useCallback(() => setChoosing(false), []);
  const choose = useCallback(
    (handler: string) => {
      setChoosing(false);
      void send(() => client.keepHandler(id, handler));
    },
    [client, id, send],
  );
  const isKept = settings.handler !== null;
  return (
    <>
      <Kept sheet={sheet} />
      <div className={css["choose"]}>
        <span className={css["line"]}>
          {need !== null && (
            <LinkButton disabled={!mayEdit} onClick={() => setChoosing(true)}>
              {isKept ? "改用其他机组" : "采用空调机组"}
            </LinkButton>
          )}
          {isKept && (
            <LinkButton disabled={!mayEdit} onClick={() => void send(() => client.keepHandler(id, null))}>
              不再采用
            </LinkButton>
          )}
        </span>
      </div>
      {isChoosing && need !== null && (
        <Suspense>
          <HandlerDrawer client={client} id={id} name={name} need={need} onChoose={choose} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
