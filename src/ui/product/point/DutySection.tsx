import { Button } from "@mantine/core";
import { useState } from "react";
import type { Product } from "#api/contract/products.ts";
import { dutyFault, flatRemark } from "#domain/catalogue/duty/dutyFault.ts";
import { dutyFields } from "#domain/catalogue/duty/dutyFields.ts";
import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import type { DetailConditions } from "../../duty/DetailConditions.ts";
import text from "../../kit/styles/text.module.css";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { speedControlOf } from "../../project/speedControlOf.ts";
import { CurveFields } from "../../duty/form/CurveFields.tsx";
import { useCurveForm } from "../../duty/form/useCurveForm.ts";
import { dutyLines } from "./dutyLines.ts";
import css from "./DutySection.module.css";

export interface DutySectionProps {
  readonly product: Product;
  readonly conditions: DetailConditions;
  /** The duty on the chart, dragged or entered. */
  readonly duty: readonly DutyEntry[];
  readonly isEntering: boolean;
  readonly onEntering: (isEntering: boolean) => void;
}

function EnterDuty({ product, conditions, onEntering }: DutySectionProps) {
  const fields = dutyFields(product.gjwCategoryCode, speedControlOf(product));
  const form = useCurveForm(fields, conditions.duty);
  const [isAsked, setAsked] = useState(false);
  return (
    <form
      className={css["form"]}
      aria-label="设计工况"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (!form.isWhole) return;
        conditions.changeDuty(form.duty);
        onEntering(false);
      }}
    >
      <CurveFields form={form} stacked isAsked={isAsked} hasRates={false} />
      <div className={css["actions"]}>
        <Button size="xs" variant="default" onClick={() => onEntering(false)}>
          取消
        </Button>
        <Button size="xs" type="submit">
          确定
        </Button>
      </div>
    </form>
  );
}

/** 设计工况: the product's duty, and the small form that changes it. */
export function DutySection(props: DutySectionProps) {
  const { product, conditions, duty, isEntering, onEntering } = props;
  if (isEntering) return <EnterDuty {...props} />;
  const { lines, isPartlyForeign } = dutyLines(product.gjwCategoryCode, duty);
  const fields = dutyFields(product.gjwCategoryCode, speedControlOf(product));
  const fault = dutyFault(fields, duty);
  const remark = flatRemark(fields, duty);
  return (
    <div className={css["duty"]}>
      <div className={css["head"]}>
        <span>
          设计工况{lines.length === 0 && " 未输入"}
          {lines.length === 1 && (
            <>
              {" "}
              <b>{lines[0]}</b>
            </>
          )}
        </span>
        <LinkButton small onClick={() => onEntering(true)}>
          {conditions.duty.length === 0 ? "输入工况" : "修改"}
        </LinkButton>
      </div>
      {lines.length > 1 && lines.map((line) => <b key={line}>{line} </b>)}
      {conditions.isMalformed && (
        <p className={text["wrong"]} role="alert">
          链接中的工况无法识别，已按未输入工况显示
        </p>
      )}
      {fault !== null && (
        <p className={text["wrong"]} role="alert">
          {fault.sentence}
        </p>
      )}
      {remark !== null && <p role="status">{remark}</p>}
      {isPartlyForeign && <p role="status">链接中有不适用于该型号的工况参数，已忽略</p>}
    </div>
  );
}
