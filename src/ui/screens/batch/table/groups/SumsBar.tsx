import type { BatchSummary, ViewGroup } from "#domain/building/batch/state/batchState.ts";
import { SOUND_VERDICT_WORDS, SOUND_VERDICTS } from "#domain/building/batch/state/RoomSound.ts";
import { pricedText } from "#domain/building/batch/prices/PricedSum.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import { PricesRest } from "./PricesRest.tsx";
import { useAskedArea } from "../../context/useAskedArea.ts";
import text from "../../../../kit/styles/text.module.css";
import layout from "../../../../kit/styles/layout.module.css";
import { ROOM_FIGURE_COLUMNS } from "../roomFigureColumns.ts";
import css from "./Groups.module.css";
import { loudTexts, suppliedText } from "./sumTexts.ts";
import { useSums } from "./useSums.ts";

interface SumsBarProps {
  readonly client: Pick<BatchClient<unknown>, "sums" | "places">;
  readonly summary: Pick<BatchSummary, "version" | "rooms" | "shown" | "view">;
  readonly counter: string;
  readonly roomFigures: readonly (keyof typeof ROOM_FIGURE_COLUMNS)[];
  readonly onGroup: (group: ViewGroup | null) => void;
}

const DIGITS = 1;

/** The sums of all rooms in the table, below it; rooms of folded groups are included. */
export function SumsBar({ client, summary, counter, roomFigures, onGroup }: SumsBarProps) {
  const { rooms, shown, view } = summary;
  const area = useAskedArea();
  const sums = useSums(client, summary.version, area);
  const by = view.group?.by ?? null;
  const foldAll = async () => {
    const places = await client.places();
    const folded =
      by === "soundVerdict"
        ? [...SOUND_VERDICTS.map((verdict) => SOUND_VERDICT_WORDS[verdict]), ""]
        : places.flatMap((place) => (place.by === by ? [place.name] : []));
    onGroup({ by, folded });
  };
  return (
    <div className={css["sums"]} role="group" aria-label="合计">
      <b>{shown < rooms ? `显示的 ${formatNumber(shown, 0)} 间合计` : `合计 ${formatNumber(rooms, 0)} 间`}</b>
      {sums && (
        <>
          {roomFigures.map((figure) => {
            const { title, unit } = ROOM_FIGURE_COLUMNS[figure];
            const value = sums.needs[figure];
            return (
              value !== null && (
                <span key={figure}>
                  {title} <b>{formatNumber(value, DIGITS)}</b> {unit}
                </span>
              )
            );
          })}
          {sums.selected > 0 && (
            <>
              <span className={layout["rule"]} />
              <span>
                已选 {formatNumber(sums.selected, 0)} 间 <b>{formatNumber(sums.units, 0)}</b> {counter}
              </span>
              {sums.supplied.map((sum) => (
                <span key={sum.title}>
                  {sum.title} <b>{suppliedText(sum, counter)}</b>
                </span>
              ))}
              {loudTexts(sums.loud).map((each) => (
                <span key={each}>{each}</span>
              ))}
              {sums.price && (
                <span>
                  价格 <b>{pricedText(sums.price, counter)}</b>{" "}
                  <small className={text["dim"]}>
                    <PricesRest prices={sums.price} area={area ?? null} />
                  </small>
                </span>
              )}
            </>
          )}
        </>
      )}
      <div className={layout["grow"]} />
      {by !== null && (
        <>
          <LinkButton
            small
            onClick={() =>
              void foldAll().catch(() => {
                // A worker that died is restored with its groups.
              })
            }
          >
            全部折叠
          </LinkButton>
          <LinkButton small onClick={() => onGroup({ by, folded: [] })}>
            全部展开
          </LinkButton>
        </>
      )}
    </div>
  );
}
