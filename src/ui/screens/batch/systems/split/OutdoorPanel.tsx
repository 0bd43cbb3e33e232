import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { STATE_WORDS } from "#domain/building/systems/judgeMachine.ts";
import { demandWords, keptWords } from "#domain/building/systems/split/keptOutdoor.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { ShownMode, SplitSheet } from "#workers/batch/splits/SplitSheet.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import { Panel } from "../../../../kit/layout/Panel.tsx";
import { useMayEdit } from "../../context/useMayEdit.ts";
import { useSendChange } from "../../context/useSendChange.ts";
import { RECORD_WORDS } from "#domain/building/sources/plantWords.ts";
import { FactLines, type FactLine } from "../FactLines.tsx";
import { SETTING_WIDTH } from "../SettingSelect.tsx";
import { typedText } from "../systemWords.ts";
import { TypedFigure } from "../TypedFigure.tsx";
import css from "../Systems.module.css";
import { factorWords, percentText } from "./splitWords.ts";

interface OutdoorPanelProps {
  readonly client: BatchClient<unknown>;
  readonly sheet: SplitSheet;
  /** Shows the outdoor units of all series. */
  readonly onOffers: () => void;
}

const modeLines = (word: string, { rated, available }: ShownMode): readonly FactLine[] => [
  [`额定${word}量`, formatNumber(rated, 1), "kW"],
  [`修正后${word}量`, formatNumber(available, 1), "kW"],
];

/** The block loads; a typed one replaces the sum of the rooms. */
function Blocks({ client, sheet }: Pick<OutdoorPanelProps, "client" | "sheet">) {
  const mayEdit = useMayEdit();
  const send = useSendChange();
  const { id, block, isBlockTyped, heatBlock, isHeatTyped } = sheet;
  const field = (of: "block" | "heatBlock", label: string, value: number | null, isTyped: boolean) => (
    <div className={css["setting"]}>
      <span>{label}</span>
      <TypedFigure
        label={`${label}（kW）`}
        width={SETTING_WIDTH}
        disabled={!mayEdit}
        value={isTyped && value !== null ? typedText(value) : ""}
        placeholder={value === null ? "无" : formatNumber(value, 1)}
        onType={(typed) => void send(() => client.setSplitBlock(id, { [of]: typed }))}
      />
      <small>kW</small>
    </div>
  );
  return (
    <fieldset className={css["group"]}>
      <legend>负荷，未输入时为房间负荷之和</legend>
      {field("block", "同时冷负荷", block, isBlockTyped)}
      {field("heatBlock", "同时热负荷", heatBlock, isHeatTyped)}
    </fieldset>
  );
}

function Kept({ sheet }: { readonly sheet: SplitSheet }) {
  const { kept, verdict, record, block, heatBlock, fit } = sheet;
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
      <div>采用时 {keptWords(kept)}</div>
      <div>现在 {demandWords(block, heatBlock, fit?.ratio ?? null)}</div>
      {record !== null && record !== "same" && <div className={css["warn"]}>{RECORD_WORDS[record]}</div>}
    </div>
  );
}

/** The outdoor unit of a system: the kept one with its verdict, or the proposed one with a button to keep it */
export function OutdoorPanel({ client, sheet, onOffers }: OutdoorPanelProps) {
  const mayEdit = useMayEdit();
  const send = useSendChange();
  const { id, kept, fit, pipes, units, rated } = sheet;
  const isOffered = kept === null && fit?.isMet === true;
  return (
    <Panel
      title="室外机"
      note={kept === null ? (isOffered ? "建议" : "未选定") : "已采用"}
      ruled
      className={css["card"]}
    >
      <Kept sheet={sheet} />
      {kept === null && fit !== null && (
        <div className={css["pump"]}>
          <b>
            {fit.outdoor.brand} <Link to={`/product/detail/${fit.outdoor.id}`}>{fit.outdoor.model}</Link>
          </b>
          <div>
            {isOffered ? "满足全部要求的最小一台" : "没有满足的室外机，最接近的一台"}
            {fit.outdoor.isSample && "（示例数据）"}
          </div>
          {fit.words.map((text) => (
            <div key={text} className={css["warn"]}>
              {text}
            </div>
          ))}
        </div>
      )}
      {fit !== null && (
        <>
          <FactLines
            lines={[
              ["室内机", formatNumber(units, 0), "台"],
              ["室内机额定", formatNumber(rated, 1), "kW"],
              ["组合比", percentText(fit.ratio), "%"],
              ...modeLines("制冷", fit.cooling),
              ...(fit.heating === null ? [] : modeLines("制热", fit.heating)),
            ]}
          />
          <div className={css["ratio"]}>
            <div>制冷修正：{factorWords(fit.cooling, false)}</div>
            {fit.heating !== null && <div>制热修正：{factorWords(fit.heating, true)}</div>}
          </div>
        </>
      )}
      {pipes !== null && (
        <FactLines
          lines={[
            ["配管总长", formatNumber(pipes.total, 1), "m"],
            ["最远实际管长", formatNumber(pipes.farthestActual, 1), "m"],
            ["最远等效管长", formatNumber(pipes.farthestEquivalent, 1), "m"],
            ["第一分歧后最远", formatNumber(pipes.afterFirstBranch, 1), "m"],
            ["室内外高差", formatNumber(Math.max(pipes.above, pipes.below), 1), "m"],
            ["室内机间高差", formatNumber(pipes.heightBetween, 1), "m"],
          ]}
        />
      )}
      <Blocks client={client} sheet={sheet} />
      <div className={css["choose"]}>
        {isOffered && (
          <Button
            fullWidth
            disabled={!mayEdit}
            onClick={() => void send(() => client.keepOutdoor(id, fit.outdoor.id))}
          >
            采用 {fit.outdoor.model}
          </Button>
        )}
        <span className={css["line"]}>
          <LinkButton onClick={onOffers}>{kept === null ? "比较各系列" : "重新选型"}</LinkButton>
          {kept !== null && (
            <LinkButton disabled={!mayEdit} onClick={() => void send(() => client.keepOutdoor(id, null))}>
              不再采用
            </LinkButton>
          )}
        </span>
      </div>
    </Panel>
  );
}
