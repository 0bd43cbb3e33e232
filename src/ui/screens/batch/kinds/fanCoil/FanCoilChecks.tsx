import { Checkbox } from "@mantine/core";
import type { FanCoilCheck } from "#domain/batch/kinds/fanCoil/FanCoilFilter.ts";
import type { RoomFigure } from "#domain/rooms/Room.ts";
import type { BatchSummary } from "#domain/batch/batchState.ts";
import text from "../../../../styles/text.module.css";
import { classNames } from "../../../../components/classNames.ts";
import { FAN_COIL_CHECKS } from "./fanCoilWords.ts";
import css from "./FanCoilFields.module.css";

interface FanCoilChecksProps {
  readonly checks: readonly FanCoilCheck[];
  /** What the rooms state; without it nothing is said about data. */
  readonly summary?: Pick<BatchSummary, "stated" | "rooms">;
  readonly onChange: (checks: readonly FanCoilCheck[]) => void;
}

/** 校核项. A ticked check that no room has data for says so beside its box: it decides nothing. */
export function FanCoilChecks({ checks, summary, onChange }: FanCoilChecksProps) {
  const toggle = (check: FanCoilCheck, isOn: boolean) =>
    onChange(
      FAN_COIL_CHECKS.map((item) => item.check).filter((one) =>
        one === check ? isOn : checks.includes(one),
      ),
    );
  const isIdle = (check: FanCoilCheck, needs: RoomFigure) =>
    summary !== undefined && summary.rooms > 0 && checks.includes(check) && !summary.stated.includes(needs);
  const hasIdle = FAN_COIL_CHECKS.some(({ check, needs }) => isIdle(check, needs));
  return (
    <div className={css["checks"]} data-tight={hasIdle || undefined}>
      {FAN_COIL_CHECKS.map(({ check, name, needs }) => {
        const lacks = isIdle(check, needs);
        return (
          <span key={check} className={css["check"]}>
            <Checkbox
              label={name}
              checked={checks.includes(check)}
              aria-label={lacks ? `${name}，各房间均无数据` : name}
              onChange={({ currentTarget }) => toggle(check, currentTarget.checked)}
            />
            {lacks && (
              <span className={classNames(text["small"], text["dim"])} title="各房间均无此数据，不参与校核">
                无数据
              </span>
            )}
          </span>
        );
      })}
    </div>
  );
}
