import { Group, Radio, Slider } from "@mantine/core";
import {
  FULL_SPEED_PERCENT,
  LEAST_SPEED_PERCENT,
  percentOfRate,
} from "#domain/physics/curve/speedPercent.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";
import { factsOf } from "#domain/physics/curve/curveQuantities.ts";
import { FULL_SPEED } from "#domain/products/chart/operatingData.ts";
import { pointsInForce } from "#domain/products/chart/pointsInForce.ts";
import { isShown, type ChartView } from "#domain/products/drawing/ChartView.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import { LinkButton } from "../kit/input/LinkButton.tsx";
import css from "./Charts.module.css";
import { SpeedPercentInput } from "./SpeedPercentInput.tsx";

export interface RegulationToolsProps {
  readonly drawn: DrawnChart;
  readonly view: ChartView;
  /** Percent of full speed, 50 to 100. */
  readonly percent: number;
  readonly isRegulated: boolean;
  /** Disabled without operating points: there is nothing to regulate for. */
  readonly isDisabled: boolean;
  readonly onChange: (percent: number, isRegulated: boolean) => void;
  /** Called while the slider is dragged. */
  readonly onDrag: (percent: number) => void;
}

const STEP = 0.5;
const RADIO_LABEL = { label: { fontSize: 13, lineHeight: "16px", paddingInlineStart: 6 } };

/** 不调速, or 调速 with its percentage and the shaft power at that speed. */
export function RegulationTools({
  drawn,
  view,
  percent,
  isRegulated,
  isDisabled,
  onChange,
  onDrag,
}: RegulationToolsProps) {
  const isScalable = drawn.products.some(({ settings }) => settings.some((setting) => setting.isScalable));
  const isOff = isDisabled || !isScalable;
  const isFixed = isOff || !isRegulated;
  return (
    <div className={css["row"]} aria-disabled={isOff}>
      <Radio.Group
        aria-label="调速"
        value={isRegulated ? "on" : "off"}
        onChange={(value) => onChange(percent, value === "on")}
      >
        <Group gap={16}>
          <Radio size="xs" value="off" label="不调速" disabled={isOff} styles={RADIO_LABEL} />
          <Radio size="xs" value="on" label="调速" disabled={isOff} styles={RADIO_LABEL} />
        </Group>
      </Radio.Group>
      <Slider
        className={css["slider"] ?? ""}
        size="xs"
        label={null}
        thumbLabel="转速百分比"
        min={LEAST_SPEED_PERCENT}
        max={FULL_SPEED_PERCENT}
        step={STEP}
        value={percent}
        disabled={isFixed}
        onChange={onDrag}
        onChangeEnd={(at) => onChange(at, true)}
      />
      <SpeedPercentInput percent={percent} isDisabled={isFixed} onChange={(at) => onChange(at, true)} />
      <LinkButton disabled={isFixed} onClick={() => onChange(percentOfRate(FULL_SPEED), true)}>
        重置
      </LinkButton>
      {!isScalable && <span className={css["unit"]}>该产品不能无级调速</span>}
      {/* With several products the power could not be attributed to one. */}
      {drawn.products.length === 1 && <ShaftPower drawn={drawn} view={view} />}
    </div>
  );
}

/**
 * Shaft power of the first operating point shown, at the current speed. The specification asks for power per air
 * volume here, which does not apply to water; a fan shows it among its figures.
 */
function ShaftPower({ drawn, view }: Pick<RegulationToolsProps, "drawn" | "view">) {
  const { model } = drawn;
  const column = model.frame.columns.indexOf("shaftPower");
  const point = pointsInForce(model).find((candidate) => isShown(drawn, view, candidate));
  const power = point?.readings[column];
  if (power === undefined || Number.isNaN(power)) return null;
  const { name, unit } = factsOf("shaftPower");
  return (
    <div className={css["figure"]}>
      <span>{`${model.regulation === null ? "工作点" : "调速工作点"}${name} `}</span>
      <b>{formatQuantity(power, unit)}</b>
      <span className={css["unit"]}>{` ${unit}`}</span>
    </div>
  );
}
