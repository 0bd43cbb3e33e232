import { Button } from "@mantine/core";
import type { DutyField } from "#domain/catalogue/duty/dutyFields.ts";
import { AIR_CODE, STANDARD_TEMPERATURE } from "#domain/physics/fluid/airFigures.ts";
import { statedAir } from "#domain/physics/fluid/wrongAir.ts";
import { AIR_PRESETS } from "#domain/physics/fluid/airPresets.ts";
import { airText, STANDARD_AIR_TEXT } from "#domain/products/chart/airWords.ts";
import { siteAir } from "#domain/physics/fluid/siteAir.ts";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { AnchoredPopover, type AnchoredPopoverProps } from "../../kit/layout/AnchoredPopover.tsx";
import { textsOf } from "./dutyDraft.ts";
import { FluidField } from "./FluidField.tsx";
import css from "./FluidPopover.module.css";
import type { CurveForm } from "./useCurveForm.ts";

export interface FluidPopoverProps extends Pick<AnchoredPopoverProps, "anchor" | "isOpen" | "onChange"> {
  readonly form: CurveForm;
  /** The fields of the site air. */
  readonly fields: readonly DutyField[];
  /** The message of a field; `null` if it is valid. */
  readonly faultOf: (code: string, label: string) => string | null;
}

/** The value that applies while a field is empty. */
function placeholderOf(code: string, form: CurveForm): string {
  if (code === AIR_CODE.altitude) return textsOf(form.draft, AIR_CODE.pressure).value === "" ? "0" : "";
  if (code === AIR_CODE.temperature) return String(STANDARD_TEMPERATURE);
  if (code === AIR_CODE.lowest) return "同空气温度";
  return code === AIR_CODE.humidity ? "同标准空气" : "按海拔";
}

/** The site air in figures, with some sites to choose from, and the density of the air there. */
export function AirPopover({ anchor, isOpen, onChange, form, fields, faultOf }: FluidPopoverProps) {
  const air = statedAir(form.duty);
  const isWrong = fields.some(({ code, label }) => faultOf(code, label) !== null);
  const clear = () => fields.forEach(({ code }) => form.type(code, "value", ""));
  return (
    <AnchoredPopover anchor={anchor} isOpen={isOpen} onChange={onChange} label="介质：空气">
      <div className={css["fluid"]}>
        <div className={css["presets"]} role="group" aria-label="常用地点">
          {AIR_PRESETS.map(({ name, altitude }) => (
            <LinkButton
              key={name}
              small
              onClick={() => {
                form.type(AIR_CODE.pressure, "value", "");
                form.type(AIR_CODE.altitude, "value", String(altitude));
              }}
            >
              {name}
            </LinkButton>
          ))}
        </div>
        {fields.map((field) => (
          <FluidField
            key={field.code}
            field={field}
            form={form}
            fault={faultOf(field.code, field.label)}
            placeholder={placeholderOf(field.code, form)}
          />
        ))}
        <p className={css["readout"]} role="status">
          {isWrong ? "" : air === null ? STANDARD_AIR_TEXT : airText(siteAir(air))}
        </p>
        <p className={css["hint"]}>
          全压按现场空气填写；电动机按最低空气温度校核。常用地点的海拔待核对，以工程所在地为准
        </p>
        <div className={css["actions"]}>
          <LinkButton small disabled={air === null && !isWrong} onClick={clear}>
            恢复标准空气
          </LinkButton>
          <Button size="xs" variant="default" onClick={() => onChange(false)}>
            完成
          </Button>
        </div>
      </div>
    </AnchoredPopover>
  );
}
