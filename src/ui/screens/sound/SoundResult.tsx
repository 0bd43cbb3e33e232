import { Button } from "@mantine/core";
import { useMemo } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { SoundFigures, SoundReading } from "#domain/desk/sound/readSoundPath.ts";
import { soundAnswer, type SilencerChoice } from "#domain/desk/sound/soundAnswer.ts";
import { askedRating } from "#domain/desk/sound/soundSheets.ts";
import type { SoundPath } from "#domain/desk/sound/SoundPath.ts";
import {
  limitText,
  modelsText,
  ratingText,
  soundLines,
  soundNotes,
  verdictOf,
  VERDICT_WORDS,
  silencerVerdict,
} from "#domain/desk/sound/soundWords.ts";
import type { SoundVerdict } from "#domain/physics/sound/soundVerdict.ts";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import { Panel } from "../../kit/layout/Panel.tsx";
import { DataTable } from "../../kit/table/DataTable.tsx";
import { drawnColumn, figureColumn } from "../../kit/table/columns.ts";
import { VerdictTag } from "../../product/standard/VerdictTag.tsx";
import text from "../../kit/styles/text.module.css";
import css from "./Sound.module.css";
import { SoundTable } from "./SoundTable.tsx";
import { SpectrumChart } from "./SpectrumChart.tsx";

const MOST_NAMED = 6;

/** The inputs that are still missing, with a link to an example. */
function Without({ reading, onExample }: { readonly reading: SoundReading; readonly onExample: () => void }) {
  const { missing, faults } = reading;
  const named = missing.slice(0, MOST_NAMED).join("、");
  const rest = missing.length > MOST_NAMED ? ` 等 ${missing.length} 项` : "";
  return (
    <Panel className={css["without"]}>
      <EmptyState
        kind="search"
        title={faults.size > 0 ? `${faults.size} 处填写有误` : "填写后得到房间声级"}
        why={faults.size > 0 ? [...faults.values()][0]! : `还缺：${named}${rest}`}
        actions={
          <Button variant="default" onClick={onExample}>
            填入示例
          </Button>
        }
      />
    </Panel>
  );
}

type Judged = SilencerChoice["judged"][number];

/** 判定 of a silencer; the chosen one is marked. */
function SilencerVerdict({
  verdict,
  isTaken,
}: {
  readonly verdict: SoundVerdict;
  readonly isTaken: boolean;
}) {
  return (
    <>
      <VerdictTag state={verdict} word={VERDICT_WORDS[verdict]} />
      {isTaken && <b className={css["taken"]}>采用</b>}
    </>
  );
}

const silencerColumns = (figures: SoundFigures, taken: Judged["option"]) => [
  figureColumn<Judged>("长度 mm", ({ option }) => formatNumber(option.length, 0), { width: 120 }),
  figureColumn<Judged>("房间声级 dB(A)", ({ dba }) => formatNumber(dba, 0), { width: 140 }),
  figureColumn<Judged>("NR", ({ nr }) => (nr === null ? "" : String(nr)), { width: 80 }),
  drawnColumn<Judged>("判定", (judged) => (
    <SilencerVerdict verdict={silencerVerdict(figures, judged)} isTaken={judged.option === taken} />
  )),
];

/** Silencers that were compared. */
const Silencers = ({
  figures,
  silencer,
}: {
  readonly figures: SoundFigures;
  readonly silencer: SilencerChoice;
}) => (
  <Panel title="消声器比较" note="取满足限值的最短一种；都不满足时取声级最低的">
    <DataTable
      label="消声器比较"
      columns={silencerColumns(figures, silencer.taken)}
      rows={silencer.judged}
      rowKey={({ option }) => `${silencer.judged.findIndex((each) => each.option === option)}`}
      isDense
      isLow
    />
  </Panel>
);

function Answer({ path, figures }: { readonly path: SoundPath; readonly figures: SoundFigures }) {
  const answer = useMemo(() => soundAnswer(figures), [figures]);
  const lines = useMemo(() => soundLines(path, figures, answer), [path, figures, answer]);
  const { target } = figures;
  const verdict = verdictOf(figures, answer);
  const asked = askedRating(target, answer.nr);
  return (
    <>
      <Panel title="房间声级" note={path.name.trim()}>
        <div className={css["answer"]}>
          <div className={css["figures"]} role="status">
            <dl>
              <div>
                <dt>声级</dt>
                <dd>
                  <b>{formatNumber(answer.level, 0)}</b> dB(A)
                </dd>
              </div>
              <div>
                <dt>NR</dt>
                <dd>
                  <b>{ratingText(answer.nr)}</b>
                  <small>由 {answer.nr.band} Hz 决定</small>
                </dd>
              </div>
              <div>
                <dt>NC</dt>
                <dd>
                  <b>{ratingText(answer.nc)}</b>
                  <small>{answer.nc.rating === null ? "高于 NC 70" : `由 ${answer.nc.band} Hz 决定`}</small>
                </dd>
              </div>
              <div>
                <dt>判定</dt>
                <dd>
                  <VerdictTag state={verdict} word={VERDICT_WORDS[verdict]} />
                  <small>{limitText(figures)}</small>
                </dd>
              </div>
            </dl>
          </div>
          <SpectrumChart spectrum={answer.spectrum} nr={asked} nc={answer.nc.rating} />
        </div>
        <p className={css["models"]}>{modelsText(answer)}</p>
      </Panel>
      <Panel title="逐段计算" note="dB，倍频带中心频率 Hz">
        <div className={css["scroll"]}>
          <SoundTable lines={lines} />
        </div>
      </Panel>
      {answer.silencer && <Silencers figures={figures} silencer={answer.silencer} />}
      <Panel title="依据与未计">
        <ul className={`${text["notes"]} ${css["notes"]}`}>
          {soundNotes(figures, answer).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

export interface SoundResultProps {
  readonly path: SoundPath;
  readonly reading: SoundReading;
  readonly onExample: () => void;
}

/** The level in the room, or the inputs that are missing. */
export const SoundResult = ({ path, reading, onExample }: SoundResultProps) =>
  reading.figures === null ? (
    <Without reading={reading} onExample={onExample} />
  ) : (
    <Answer path={path} figures={reading.figures} />
  );
