import { useCallback, type ReactNode } from "react";
import { shortRoomText } from "#domain/building/batch/optimum/limit/limitWords.ts";
import type { ModelLimit } from "#domain/building/batch/optimum/limit/ModelLimit.ts";
import type {
  LeftOutRoom,
  OptimumChange,
  OptimumChoice,
} from "#domain/building/batch/optimum/OptimumRows.ts";
import { shareText, slackPercent } from "#domain/building/batch/optimum/optimumWords.ts";
import { formatNumber, formatPlain, MISSING } from "#domain/base/formatNumber.ts";
import { useFixedRows } from "../../../../page/browser/useFixedRows.ts";
import { classNames } from "../../../../kit/layout/classNames.ts";
import text from "../../../../kit/styles/text.module.css";
import css from "./Optimum.module.css";
import type { OptimumClient } from "./OptimumClient.ts";
import type { ChosenPlan } from "./usePlanEffect.ts";
import { useRowWindow, type ReadRows } from "../../table/useRowWindow.ts";

const ROW_HEIGHT = 28;
const MOST_SHOWN = 6;
const BORDERS = 2;

interface LongListProps<Entry> {
  readonly label: string;
  readonly head: ReactNode;
  readonly count: number;
  readonly read: ReadRows<Entry>;
  readonly rowClass: string | undefined;
  readonly renderEntry: (entry: Entry) => ReactNode;
}

/** A list with rows of equal height, loaded in windows: a building can have fifty thousand rooms. */
function LongList<Entry>({ label, head, count, read, rowClass, renderEntry }: LongListProps<Entry>) {
  const { scrollRef, indexes, before, after } = useFixedRows(count, ROW_HEIGHT);
  const entries = useRowWindow(read, { count, first: indexes[0] ?? 0, last: indexes.at(-1) ?? 0 });
  return (
    <div
      ref={scrollRef}
      className={css["list"]}
      role="list"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has no other way to scroll it
      tabIndex={0}
      style={{ height: (1 + MOST_SHOWN) * ROW_HEIGHT + BORDERS }}
    >
      <div className={classNames(css["listHead"], rowClass)} aria-hidden>
        {head}
      </div>
      <div role="none" style={{ height: before }} />
      {indexes.map((index) => {
        const entry = entries.get(index);
        return (
          <div
            key={index}
            role="listitem"
            aria-posinset={index + 1}
            aria-setsize={count}
            className={classNames(css["entry"], rowClass)}
          >
            {entry && renderEntry(entry)}
          </div>
        );
      })}
      <div role="none" style={{ height: after }} />
    </div>
  );
}

const Clipped = ({ children, dim = false }: { children: string; dim?: boolean }) => (
  <span className={classNames(text["clip"], dim && text["ink2"])} title={children}>
    {children}
  </span>
);

const excessOf = (choice: OptimumChoice | null) =>
  choice === null || choice.excess === null ? MISSING : shareText(choice.excess);

/** The change of power; an increase has a sign. */
function powerChange({ from, to }: OptimumChange): string {
  if (from === null || from.power === null || to.power === null) return MISSING;
  const more = to.power - from.power;
  return `${more > 0 ? "+" : ""}${formatNumber(more, 3)}`;
}

const yuanOfRoom = (price: number) => formatNumber(price, 0);

/** The room's price before and after; also shown if only one of them is known. */
function priceChange({ from, to }: OptimumChange): string {
  const texts = [from?.price ?? null, to.price].map((price) =>
    price === null ? MISSING : yuanOfRoom(price),
  );
  return texts.every((one) => one === MISSING) ? MISSING : texts.join(" → ");
}

interface ListProps {
  readonly client: OptimumClient;
  readonly count: number;
  readonly excess: string;
}

interface ChangedRoomsProps extends ListProps {
  /** Another plan changes other rooms. */
  readonly plan: ChosenPlan;
  readonly hasPower: boolean;
  readonly hasPrice: boolean;
}

/** The rooms that the plan changes: current product, new product, and the cost. */
export function ChangedRooms({ client, count, excess, plan, hasPower, hasPrice }: ChangedRoomsProps) {
  const read = useCallback(
    (from: number, to: number) => client.optimumChanges(plan.models ?? 0, from, to),
    [client, plan],
  );
  return (
    <LongList
      label={`改变的房间 ${formatNumber(count, 0)} 间`}
      count={count}
      read={read}
      rowClass={classNames(
        css["changed"],
        hasPower && css["withPower"],
        hasPrice && css["withPrice"],
        hasPower && hasPrice && css["withBoth"],
      )}
      head={
        <>
          <span>编号</span>
          <span>名称</span>
          <span>现在</span>
          <span>采用后</span>
          <span className={css["figure"]}>{excess}</span>
          {hasPower && <span className={css["figure"]}>电功率变化 kW</span>}
          {hasPrice && <span className={css["figure"]}>价格 元</span>}
        </>
      }
      renderEntry={(change) => (
        <>
          <Clipped>{change.roomCode || MISSING}</Clipped>
          <Clipped>{change.roomName || MISSING}</Clipped>
          <Clipped dim>{change.from?.model ?? "未选"}</Clipped>
          <Clipped>{change.to.model}</Clipped>
          <span className={css["figure"]}>
            {excessOf(change.from)} → {excessOf(change.to)}
          </span>
          {hasPower && <span className={css["figure"]}>{powerChange(change)}</span>}
          {hasPrice && <span className={css["figure"]}>{priceChange(change)}</span>}
        </>
      )}
    />
  );
}

function helpOf({ slack, allowed, short }: LeftOutRoom, excess: string, limit?: ModelLimit): string {
  if (limit && short) return shortRoomText(limit, short);
  if (slack === null) return "没有型号满足要求";
  const needed = `${excess}至少 ${slackPercent(slack)} %`;
  return allowed === null ? needed : `${needed}，所用条件只允许 ${formatPlain(allowed * 100)} %`;
}

interface LeftOutRoomsProps extends ListProps {
  readonly limit?: ModelLimit | undefined;
}

/** The rooms that are left out of the optimisation, and what would include them. */
export function LeftOutRooms({ client, count, excess, limit }: LeftOutRoomsProps) {
  const read = useCallback((from: number, to: number) => client.optimumLeftOut(from, to), [client]);
  return (
    <LongList
      label={`未参与的房间 ${formatNumber(count, 0)} 间`}
      count={count}
      read={read}
      rowClass={css["left"]}
      head={
        <>
          <span>编号</span>
          <span>名称</span>
          <span>需要</span>
        </>
      }
      renderEntry={(room) => (
        <>
          <Clipped>{room.roomCode || MISSING}</Clipped>
          <Clipped>{room.roomName || MISSING}</Clipped>
          <Clipped dim>{helpOf(room, excess, limit)}</Clipped>
        </>
      )}
    />
  );
}
