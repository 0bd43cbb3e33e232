import { Button } from "@mantine/core";
import { useState } from "react";
import { isSuctionCode, LIQUID_CODE } from "#domain/physics/fluid/liquidFigures.ts";
import { liquidText, RECORDED_WATER_TEXT } from "#domain/physics/fluid/liquidText.ts";
import { frostNote, suctionText } from "#domain/products/chart/liquidWords.ts";
import { siteLiquid } from "#domain/physics/fluid/siteLiquid.ts";
import { statedLiquid, USUAL_TEMPERATURE } from "#domain/physics/fluid/wrongLiquid.ts";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { AnchoredPopover } from "../../kit/layout/AnchoredPopover.tsx";
import { textsOf } from "./dutyDraft.ts";
import { FluidField } from "./FluidField.tsx";
import type { FluidPopoverProps } from "./AirPopover.tsx";
import { Segments } from "../../kit/input/Segments.tsx";
import css from "./FluidPopover.module.css";
import type { CurveForm } from "./useCurveForm.ts";

type Kind = "water" | "ethylene" | "propylene";
const KINDS: { value: Kind; label: string }[] = [
  { value: "water", label: "清水" },
  { value: "ethylene", label: "乙二醇" },
  { value: "propylene", label: "丙二醇" },
];
const GLYCOLS = ["ethylene", "propylene"] as const;
/** Initial share of glycol, in %. */
const USUAL_FRACTION = "30";

const textOf = (form: CurveForm, code: string) => textsOf(form.draft, code).value;
/** The kind of liquid: the glycol with a stated share, otherwise water. */
const kindOf = (form: CurveForm): Kind =>
  GLYCOLS.find((glycol) => textOf(form, LIQUID_CODE[glycol]) !== "") ?? "water";

/** Another glycol takes over the share of the previous one. */
function choose(form: CurveForm, kind: Kind): void {
  const fraction = GLYCOLS.map((glycol) => textOf(form, LIQUID_CODE[glycol])).find((text) => text !== "");
  for (const glycol of GLYCOLS)
    form.type(LIQUID_CODE[glycol], "value", glycol === kind ? (fraction ?? USUAL_FRACTION) : "");
  if (kind === "water") form.type(LIQUID_CODE.frost, "value", "");
}

/** The value that applies while a field is empty. */
function placeholderOf(code: string, form: CurveForm): string {
  switch (code) {
    case LIQUID_CODE.temperature:
      return String(USUAL_TEMPERATURE);
    case LIQUID_CODE.frost:
      return "不校核";
    case LIQUID_CODE.altitude:
      return textOf(form, LIQUID_CODE.pressure) === "" ? "0" : "";
    case LIQUID_CODE.pressure:
      return "按海拔和定压";
    case LIQUID_CODE.fill:
      return "开式";
    case LIQUID_CODE.head:
      return "不判断汽蚀";
    default:
      return "0";
  }
}

/** The liquid of a pump, the state in which it reaches the pump, and its properties. */
export function LiquidPopover({ anchor, isOpen, onChange, form, fields, faultOf }: FluidPopoverProps) {
  // While another share is typed the field may be empty for a moment: the kind must stay.
  const [chosen, setChosen] = useState(() => kindOf(form));
  const inDraft = kindOf(form);
  const kind = inDraft === "water" ? chosen : inDraft;
  const stated = statedLiquid(form.duty);
  const liquid = stated && siteLiquid(stated);
  const isWrong = fields.some(({ code, label }) => faultOf(code, label) !== null);
  const frost = stated && frostNote(stated);
  const suction = liquid && suctionText(liquid);
  const own = fields.filter(
    ({ code }) =>
      !isSuctionCode(code) &&
      (code === LIQUID_CODE.temperature ||
        (kind !== "water" && (code === LIQUID_CODE[kind] || code === LIQUID_CODE.frost))),
  );
  const fieldOf = (field: (typeof fields)[number]) => (
    <FluidField
      key={field.code}
      field={field}
      form={form}
      fault={faultOf(field.code, field.label)}
      placeholder={placeholderOf(field.code, form)}
    />
  );
  const clear = () => {
    setChosen("water");
    fields.forEach(({ code }) => form.type(code, "value", ""));
  };
  return (
    <AnchoredPopover anchor={anchor} isOpen={isOpen} onChange={onChange} label="介质：液体">
      <div className={css["fluid"]} data-wide>
        <Segments
          size="xs"
          fullWidth
          aria-label="液体"
          data={KINDS}
          value={kind}
          onChange={(value) => {
            setChosen(value);
            choose(form, value);
          }}
        />
        <div className={css["pairs"]}>{own.map(fieldOf)}</div>
        <div className={css["group"]} role="group" aria-label="吸入侧">
          <span className={css["caption"]}>吸入侧（判断汽蚀余量）</span>
          <div className={css["pairs"]}>{fields.filter(({ code }) => isSuctionCode(code)).map(fieldOf)}</div>
        </div>
        <p className={css["readout"]} role="status">
          {isWrong ? "" : liquid === null || liquid.share === 1 ? RECORDED_WATER_TEXT : liquidText(liquid)}
          {!isWrong && frost !== null && <span data-bad={frost.isBad || undefined}>{frost.text}</span>}
          {!isWrong && suction !== null && <span>{suction}</span>}
        </p>
        <p className={css["hint"]}>
          扬程为 m 液柱；液面高于泵轴时高差为正，低于时为负；吸入管损失按设计流量填写，随流量平方变化
        </p>
        <div className={css["actions"]}>
          <LinkButton small disabled={stated === null && !isWrong} onClick={clear}>
            恢复清水
          </LinkButton>
          <Button size="xs" variant="default" onClick={() => onChange(false)}>
            完成
          </Button>
        </div>
      </div>
    </AnchoredPopover>
  );
}
