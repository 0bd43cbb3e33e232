import { Link } from "react-router-dom";
import type { SelectedProduct } from "#api/contract/projectProducts.ts";
import { dutyFields } from "#domain/catalogue/duty/dutyFields.ts";
import { formatNumber, MISSING } from "#domain/base/formatNumber.ts";
import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import { performanceText, propertyText } from "#domain/building/plan/schedule/equipmentSchedule.ts";
import { EQUIPMENT_CODE_LENGTH, MOST_UNITS, REMARK_LENGTH } from "#domain/desk/project/projectLimits.ts";
import { classNames } from "../../kit/layout/classNames.ts";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { SampleTag } from "../../kit/tags/SampleTag.tsx";
import table from "../../kit/table/table.module.css";
import { useDetailLink } from "../../product/facts/useDetailLink.ts";
import text from "../../kit/styles/text.module.css";
import { EditableCell } from "./EditableCell.tsx";
import css from "./SelectedProducts.module.css";
import type { RowEdits } from "./useRowEdits.ts";

export interface SelectedRowProps {
  readonly product: SelectedProduct;
  /** `null` for whoever only looks. */
  readonly edits: Pick<RowEdits, "type" | "save" | "giveUp"> | null;
  readonly onRemove: (() => void) | null;
  readonly onDesign: (() => void) | null;
}

const lineOf = (properties: SelectedProduct["designProperties"]) =>
  properties.flatMap((property) => propertyText(property) ?? []).join("，");

const hasFigures = ({ designProperties }: SelectedProduct) =>
  designProperties.some(({ values: [value] }) => typeof value === "number");

/** The duty that the product was selected for, as a detail is told it; what a room needs is none. */
function dutyOf({ designProperties, gjwCategoryCode, speedControl }: SelectedProduct): DutyEntry[] {
  const known = new Set(dutyFields(gjwCategoryCode, speedControl ?? "SINGLE_SPEED").map(({ code }) => code));
  return designProperties.flatMap(({ codes: [code], values: [value] }) =>
    code !== undefined && known.has(code) && typeof value === "number"
      ? [{ code, value, deviationRate: null }]
      : [],
  );
}

function Figures({ of }: { readonly of: string }) {
  return of === "" ? (
    <span className={table["none"]}>{MISSING}</span>
  ) : (
    <span className={css["figures"]} title={of}>
      {of}
    </span>
  );
}

/** What others wrote into a cell. */
const Words = ({ of }: { readonly of: string }) =>
  of === "" ? <span className={table["none"]}>{MISSING}</span> : <span title={of}>{of}</span>;

export function SelectedRow({ product, edits, onRemove, onDesign }: SelectedRowProps) {
  const { productId, model, name, brandName, isSample, equipmentNum, equipmentCode, remark } = product;
  const { scheduleNumber = "自动编号" } = product;
  const detail = useDetailLink(dutyOf(product));
  const target = detail.isNewTab ? { target: "_blank", rel: "noreferrer" } : {};
  const running = lineOf(product.runtimeProperties);
  const stated = running === "" && product.designProperties.length === 0 ? performanceText(product) : "";
  return (
    <tr className={classNames(table["one"], css["row"])}>
      <td>
        {edits === null ? (
          <Words of={equipmentCode || scheduleNumber} />
        ) : (
          <EditableCell
            row={product}
            field="equipmentCode"
            placeholder={scheduleNumber}
            maxLength={EQUIPMENT_CODE_LENGTH}
            edits={edits}
          />
        )}
      </td>
      <td>
        <div className={css["model"]}>
          <Link className={text["clip"]} to={detail.to(productId)} title={model} {...target}>
            {model}
          </Link>
          {isSample && <SampleTag isShort />}
        </div>
        <div className={classNames(text["dim"], text["small"], text["clip"])}>
          {brandName} · {name}
        </div>
      </td>
      <td>
        <Figures of={lineOf(product.designProperties)} />
      </td>
      <td>
        <Figures of={running !== "" ? running : stated} />
      </td>
      <td className={table["num"]}>
        {edits === null ? (
          formatNumber(equipmentNum, 0)
        ) : (
          <EditableCell
            row={product}
            field="equipmentNum"
            maxLength={String(MOST_UNITS).length}
            edits={edits}
          />
        )}
      </td>
      <td>
        {edits === null ? (
          <Words of={remark} />
        ) : (
          <EditableCell
            row={product}
            field="remark"
            placeholder="填写备注"
            maxLength={REMARK_LENGTH}
            edits={edits}
          />
        )}
      </td>
      {onRemove !== null && (
        <td className={classNames(table["num"], css["act"])}>
          <div className={table["acts"]}>
            {onDesign !== null && hasFigures(product) && (
              <LinkButton aria-label={`修改 ${model} 的设计参数`} onClick={onDesign}>
                修改
              </LinkButton>
            )}
            <LinkButton aria-label={`删除 ${model}`} onClick={onRemove}>
              删除
            </LinkButton>
          </div>
        </td>
      )}
    </tr>
  );
}
