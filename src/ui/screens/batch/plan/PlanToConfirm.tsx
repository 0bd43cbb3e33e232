import type { AirOfPlan } from "#domain/building/batch/confirm/airFacts.ts";
import { LOUD_WORDS } from "#domain/building/batch/confirm/loudWords.ts";
import { NOMINAL_WHY } from "#domain/building/batch/confirm/nominalWords.ts";
import type { PlanCounts } from "#domain/building/batch/confirm/countPlan.ts";
import {
  confirmationWords,
  dutiesWords,
  type MachineToConfirm,
} from "#domain/building/systems/MachineToConfirm.ts";
import { NOMINAL, SAMPLE } from "#domain/building/rooms/planWords.ts";
import { SOUND_SHOWN, STALE_STATES, type BatchView } from "#domain/building/batch/state/batchState.ts";
import { STALE_WORDS } from "#domain/building/batch/state/rowStateWords.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { classNames } from "../../../kit/layout/classNames.ts";
import text from "../../../kit/styles/text.module.css";
import css from "./Plan.module.css";

interface PlanToConfirmProps {
  readonly counts: PlanCounts;
  readonly machines: readonly MachineToConfirm[];
  /** Such as 未找到合适型号 */
  readonly noMatch: string;
  /** The air of a plan without terminals; null for a plan with terminals. */
  readonly air: AirOfPlan | null;
  readonly onShow: (show: BatchView["show"]) => void;
  /** null: the plants */
  readonly onSystem: (id: string | null) => void;
}

interface Line {
  readonly what: string;
  readonly rooms: number;
  readonly why: string;
  /** View of these rooms; `null` for rooms that no run covered, for which the table has no view. */
  readonly show: BatchView["show"] | null;
}

const WHY = {
  unsatisfied: "房间变更后，所选产品达不到要求",
  unchecked: "房间变更后，所选产品尚未核对",
  changed: "选型后房间或筛选条件已修改，仍是修改前的产品",
  otherConditions: "按与筛选条件不同的工况选定",
} as const;
const NO_PRODUCT = "方案中只列出房间，不含产品";
const noTerminal = ({ fresh }: AirOfPlan): string => `方案中没有风口，只有${fresh > 0 ? "新风和" : ""}风系统`;

/** A number of rooms, with a link to them */
const Rooms = ({
  of: { what, rooms, why, show },
  onShow,
}: { readonly of: Line } & Pick<PlanToConfirmProps, "onShow">) => (
  <li data-miss={show === "unmatched" || undefined}>
    <span className={text["strong"]}>{what}</span>
    <span className={css["count"]}>{formatNumber(rooms, 0)} 间</span>
    <span className={classNames(text["clip"], text["ink2"])}>{why}</span>
    {show !== null && (
      <LinkButton aria-label={`查看${what}的房间`} onClick={() => onShow(show)}>
        查看
      </LinkButton>
    )}
  </li>
);

/** A pump or fan that may no longer meet: its duty at the choice and now, with a link to its system */
const Machine = ({
  of,
  onSystem,
}: { readonly of: MachineToConfirm } & Pick<PlanToConfirmProps, "onSystem">) => (
  <li className={css["machine"]} data-miss={of.state === "fails" || undefined}>
    <span className={text["strong"]}>{confirmationWords(of.state)}</span>
    <span>
      {of.name} {of.model}
      <span className={text["ink2"]}>{dutiesWords(of)}</span>
    </span>
    <LinkButton aria-label={`查看${of.name}`} onClick={() => onSystem(of.system)}>
      查看
    </LinkButton>
  </li>
);

/** What must be checked before the plan is handed over, with links to rooms and systems */
export function PlanToConfirm({ counts, machines, noMatch, air, onShow, onSystem }: PlanToConfirmProps) {
  const none = air === null ? NO_PRODUCT : noTerminal(air);
  const stale = STALE_STATES.map((state): Line => ({
    what: STALE_WORDS[state],
    rooms: counts[state],
    why: WHY[state],
    show: state,
  }));
  const others: readonly Line[] = [
    { what: noMatch, rooms: counts.unmatched, why: none, show: "unmatched" },
    { what: "未得到结果", rooms: counts.unanswered, why: none, show: "unanswered" },
    { what: "尚未选型", rooms: counts.blank + counts.waiting, why: none, show: null },
    { what: NOMINAL, rooms: counts.nominal, why: NOMINAL_WHY, show: "nominal" },
    ...SOUND_SHOWN.map((shown) => ({ ...LOUD_WORDS[shown], rooms: counts[shown], show: shown })),
    { what: SAMPLE, rooms: counts.samples, why: "所选产品不是真实产品", show: "samples" },
  ];
  const drawn = (lines: readonly Line[]) =>
    lines.map((line) => line.rooms > 0 && <Rooms key={line.what} of={line} onShow={onShow} />);
  if (machines.length + [...stale, ...others].reduce((sum, { rooms }) => sum + rooms, 0) === 0) return null;
  return (
    <ul className={css["toConfirm"]} aria-label="请先确认">
      {drawn(stale)}
      {machines.map((machine) => (
        <Machine key={machine.name} of={machine} onSystem={onSystem} />
      ))}
      {drawn(others)}
    </ul>
  );
}
