import { Checkbox, NativeSelect } from "@mantine/core";
import { factsOf, type CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import { formatPlain } from "#domain/base/formatNumber.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import { LinkButton } from "../kit/input/LinkButton.tsx";
import { Segments } from "../kit/input/Segments.tsx";
import css from "./Charts.module.css";
import type { ChartOperation } from "./ChartOperation.ts";
import type { ChartView } from "#domain/products/drawing/ChartView.ts";
import type { HeldView } from "./useChartView.ts";

export interface ViewToolsProps {
  readonly drawn: DrawnChart;
  readonly view: ChartView;
  readonly onChange: (view: HeldView) => void;
  readonly onSetting: ChartOperation["onSetting"];
  readonly onRestoreDesign: ChartOperation["onRestoreDesign"];
}

/** More names than this do not fit side by side. */
const MOST_SEGMENTS = 4;
const ALL = "全部";

/**
 * Tools for design points, operating points and speed; with several products also for the quantity that all of
 * them show.
 */
export function ViewTools({ drawn, view, onChange, onSetting, onRestoreDesign }: ViewToolsProps) {
  const hasDuty = drawn.designPoints.length > 0;
  return (
    <>
      {onRestoreDesign && <LinkButton onClick={onRestoreDesign}>恢复设计点</LinkButton>}
      <Checkbox
        label="设计点"
        checked={hasDuty && view.showsDesign}
        disabled={!hasDuty}
        onChange={({ currentTarget }) => onChange({ ...view, showsDesign: currentTarget.checked })}
      />
      <Checkbox
        label="工作点"
        checked={hasDuty && view.showsOperating}
        disabled={!hasDuty}
        onChange={({ currentTarget }) => onChange({ ...view, showsOperating: currentTarget.checked })}
      />
      {drawn.products.length > 1 ? (
        <QuantityChoice
          quantities={drawn.model.frame.columns}
          value={view.quantity}
          onChange={(quantity) => onChange({ ...view, quantity })}
        />
      ) : (
        <SpeedChoice
          speeds={drawn.products[0]?.settings.map(({ speed }) => speed) ?? []}
          value={view.speed}
          onChange={onSetting}
        />
      )}
    </>
  );
}

interface QuantityChoiceProps {
  readonly quantities: readonly CurveQuantity[];
  readonly value: CurveQuantity | null;
  readonly onChange: (quantity: CurveQuantity | null) => void;
}

const QuantityChoice = ({ quantities, value, onChange }: QuantityChoiceProps) => (
  <NativeSelect
    size="xs"
    aria-label="曲线"
    value={value ?? ""}
    data={[
      ...quantities.map((quantity) => ({ value: quantity, label: factsOf(quantity).name })),
      { value: "", label: ALL },
    ]}
    onChange={({ currentTarget }) =>
      onChange(quantities.find((quantity) => quantity === currentTarget.value) ?? null)
    }
  />
);

interface SpeedChoiceProps {
  readonly speeds: readonly string[];
  readonly value: string | null;
  readonly onChange: (speed: string | null) => void;
}

/** A choice of 全部 or one speed; nothing if there is only one speed. */
function SpeedChoice({ speeds, value, onChange }: SpeedChoiceProps) {
  if (speeds.length < 2) return null;
  const data = [
    { value: "", label: ALL },
    ...speeds.map((speed) => ({ value: speed, label: speedLabel(speed) })),
  ];
  const choose = (speed: string) => onChange(speed === "" ? null : speed);
  return (
    <>
      {speeds.length > MOST_SEGMENTS ? (
        <NativeSelect
          size="xs"
          aria-label="转速"
          data={data}
          value={value ?? ""}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      ) : (
        <Segments size="xs" aria-label="转速" data={data} value={value ?? ""} onChange={choose} />
      )}
      {speeds.every(isNumber) && <span className={css["unit"]}>r/min</span>}
    </>
  );
}

const isNumber = (speed: string) => /^[0-9]+$/u.test(speed);
const speedLabel = (speed: string) => (isNumber(speed) ? formatPlain(Number(speed)) : speed);
