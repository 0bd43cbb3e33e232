import { Link } from "react-router-dom";
import type { SelectedProduct } from "#api/contract/projectProducts.ts";
import { dutyFields } from "#domain/catalogue/duty/dutyFields.ts";
import { formatNumber, MISSING } from "#domain/base/formatNumber.ts";
import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import { performanceText, propertyText } from "#domain/building/plan/schedule/equipmentSchedule.ts";
import { isOwnProduct } from "#domain/desk/library/ownProducts.ts";
import { EQUIPMENT_CODE_LENGTH, MOST_UNITS, REMARK_LENGTH } from "#domain/desk/project/projectLimits.ts";
import { classNames } from "../../kit/layout/classNames.ts";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { OwnTag } from "../../kit/tags/OwnTag.tsx";
import { SampleTag } from "../../kit/tags/SampleTag.tsx";
import { drawnColumn } from "../../kit/table/columns.ts";
import type { DataColumn } from "../../kit/table/DataColumn.ts";
import table from "../../kit/table/table.module.css";
import { useDetailLink } from "../../product/facts/useDetailLink.ts";
import text from "../../kit/styles/text.module.css";
import { EditableCell } from "./EditableCell.tsx";
import css from "./SelectedProducts.module.css";
import type { RowEdits } from "./useRowEdits.ts";
import type { useSelectedProducts } from "./useSelectedProducts.ts";

/** The edits of a row. */
export type SelectedEdits = Pick<RowEdits, "type" | "save" | "giveUp"> &
  Pick<ReturnType<typeof useSelectedProducts>, "remove"> & {
    readonly changeDesign: (product: SelectedProduct) => void;
  };

const AUTOMATIC = "自动编号";

const lineOf = (properties: SelectedProduct["designProperties"]) =>
  properties.flatMap((property) => propertyText(property) ?? []).join("，");

const hasFigures = ({ designProperties }: SelectedProduct) =>
  designProperties.some(({ values: [value] }) => typeof value === "number");

/** The duty of the selection in the form of a detail's duty; a room's requirement is not one. */
function dutyOf({ designProperties, gjwCategoryCode, speedControl }: SelectedProduct): DutyEntry[] {
  const known = new Set(dutyFields(gjwCategoryCode, speedControl ?? "SINGLE_SPEED").map(({ code }) => code));
  return designProperties.flatMap(({ codes: [code], values: [value] }) =>
    code !== undefined && known.has(code) && typeof value === "number"
      ? [{ code, value, deviationRate: null }]
      : [],
  );
}

function runningText(product: SelectedProduct): string {
  const running = lineOf(product.runtimeProperties);
  return running !== "" || product.designProperties.length > 0 ? running : performanceText(product);
}

function Model({ of: product }: { readonly of: SelectedProduct }) {
  const { productId, model, name, brandName, isSample, library } = product;
  const detail = useDetailLink(dutyOf(product));
  const target = detail.isNewTab ? { target: "_blank", rel: "noreferrer" } : {};
  return (
    <>
      <div className={css["model"]}>
        <Link className={text["clip"]} to={detail.to(productId)} title={model} {...target}>
          {model}
        </Link>
        {isSample && <SampleTag isShort />}
        <OwnTag library={library ?? (isOwnProduct(productId) ? null : undefined)} />
      </div>
      <div className={classNames(text["dim"], text["small"], text["clip"])}>
        {name === model ? brandName : `${brandName} · ${name}`}
      </div>
    </>
  );
}

/** Text of up to two lines; a tooltip shows the rest. */
const figures = (id: string, header: string, of: (product: SelectedProduct) => string, width?: number) =>
  ({
    id,
    header,
    accessorFn: (product) => of(product) || null,
    cell: ({ row: { original } }) => {
      const words = of(original);
      return words === "" ? MISSING : <span className={css["figures"]}>{words}</span>;
    },
    meta: { width },
  }) satisfies DataColumn<SelectedProduct>;

const DESIGN = figures("design", "设计参数", ({ designProperties }) => lineOf(designProperties), 232);
const RUNTIME = figures("runtime", "运行参数", runningText);

/** `edits` is `null` for readers. */
export const selectedColumns = (edits: SelectedEdits | null): readonly DataColumn<SelectedProduct>[] => [
  {
    id: "code",
    header: "编号",
    meta: { width: 104 },
    accessorFn: ({ equipmentCode, scheduleNumber }) => equipmentCode || (scheduleNumber ?? AUTOMATIC),
    ...(edits && {
      cell: ({ row: { original } }) => (
        <EditableCell
          row={original}
          field="equipmentCode"
          placeholder={original.scheduleNumber ?? AUTOMATIC}
          maxLength={EQUIPMENT_CODE_LENGTH}
          edits={edits}
        />
      ),
    }),
  },
  drawnColumn("型号", (original) => <Model of={original} />, { width: 228 }),
  DESIGN,
  RUNTIME,
  {
    id: "units",
    header: "数量",
    meta: { width: 84, isFigure: true },
    accessorFn: ({ equipmentNum }) => formatNumber(equipmentNum, 0),
    ...(edits && {
      cell: ({ row: { original } }) => (
        <EditableCell
          row={original}
          field="equipmentNum"
          maxLength={String(MOST_UNITS).length}
          edits={edits}
        />
      ),
    }),
  },
  {
    id: "remark",
    header: "备注",
    meta: { width: 152 },
    accessorFn: ({ remark }) => remark || null,
    ...(edits && {
      cell: ({ row: { original } }) => (
        <EditableCell
          row={original}
          field="remark"
          placeholder="填写备注"
          maxLength={REMARK_LENGTH}
          edits={edits}
        />
      ),
    }),
  },
  ...(edits ? [actionsColumn(edits)] : []),
];

const actionsColumn = ({ changeDesign, remove }: SelectedEdits): DataColumn<SelectedProduct> =>
  drawnColumn(
    "操作",
    (original) => (
      <div className={table["acts"]}>
        {hasFigures(original) && (
          <LinkButton aria-label={`修改 ${original.model} 的设计参数`} onClick={() => changeDesign(original)}>
            修改
          </LinkButton>
        )}
        <LinkButton aria-label={`删除 ${original.model}`} onClick={() => void remove(original)}>
          删除
        </LinkButton>
      </div>
    ),
    { width: 96, isFigure: true, className: css["act"], headClass: css["act"] },
  );
