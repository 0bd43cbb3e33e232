import { useState } from "react";
import { wattsPerAirVolume, type PowerPerAirVolume } from "#domain/physics/curve/power.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";
import { decimalText } from "#domain/base/input/fieldText.ts";
import { numberText } from "#domain/base/input/numberText.ts";
import { judgePowerPerAirVolume } from "#domain/catalogue/standards/powerPerAirVolumeLimit.ts";
import type { DetailConditions } from "../../duty/DetailConditions.ts";
import { QuantityInput } from "../../kit/input/QuantityInput.tsx";
import { VerdictTag } from "./VerdictTag.tsx";
import css from "./StandardPanel.module.css";

export interface PowerLimitProps {
  /** Value at the operating point; `null` if unknown. */
  readonly power: PowerPerAirVolume | null;
  readonly conditions: DetailConditions;
}

const MAX_DECIMALS = 3;
const UNIT = "W/(m³/h)";
const figure = (value: number | null) => formatQuantity(value, UNIT);

/** 单位风量耗功率 beside a limit that the user enters, because it depends on the building and not on the fan. */
export function PowerLimit({ power, conditions: { powerLimit, changePowerLimit } }: PowerLimitProps) {
  const [typed, setTyped] = useState(powerLimit === null ? "" : numberText(powerLimit));
  const verdict =
    power === null || powerLimit === null
      ? null
      : judgePowerPerAirVolume(power, wattsPerAirVolume(powerLimit));
  return (
    <div className={css["verdict"]}>
      <div className={css["line"]}>
        <span className={css["name"]}>单位风量耗功率</span>
        {powerLimit !== null && <VerdictTag state={verdict?.state ?? "cannot-judge"} />}
      </div>
      {powerLimit !== null && (
        <div className={css["why"]}>
          {verdict === null
            ? "没有工作点的全压效率"
            : `${figure(power)} ${UNIT}，限值 ${figure(powerLimit)}，裕量 ${figure(verdict.margin)}`}
        </div>
      )}
      <div className={css["limit"]}>
        <span className={css["why"]}>限值</span>
        <QuantityInput
          label="单位风量耗功率限值"
          unit={UNIT}
          size="xs"
          width={136}
          unitWidth={70}
          value={typed}
          placeholder="不判定"
          clean={(text) => decimalText(text, { maxDecimals: MAX_DECIMALS })}
          onChange={(text) => {
            setTyped(text);
            const limit = Number(text);
            changePowerLimit(limit > 0 ? limit : null);
          }}
        />
      </div>
    </div>
  );
}
