import { Checkbox } from "@mantine/core";
import { Link } from "react-router-dom";
import type { OwnProduct } from "#api/contract/libraryProducts.ts";
import { formatMinute } from "#domain/base/formatDay.ts";
import { isReadFromChart } from "#domain/catalogue/chartSource.ts";
import { MISSING } from "#domain/base/formatNumber.ts";
import { draftWord } from "#domain/desk/library/libraryWords.ts";
import text from "../../kit/styles/text.module.css";
import { drawnColumn, textColumn } from "../../kit/table/columns.ts";
import type { DataColumn } from "../../kit/table/DataColumn.ts";
import type { DetailLink } from "../../product/facts/useDetailLink.ts";
import { sheetAddress } from "../../addresses/documentAddresses.ts";
import css from "./Library.module.css";

export interface Chosen {
  readonly ids: ReadonlySet<string>;
  readonly change: (ids: readonly string[], isChosen: boolean) => void;
}

const chooseColumn = (shown: readonly OwnProduct[], { ids, change }: Chosen): DataColumn<OwnProduct> => {
  const all = shown.map(({ id }) => id);
  const count = all.filter((id) => ids.has(id)).length;
  return {
    id: "选择",
    header: () => (
      <Checkbox
        aria-label="选择本页全部产品"
        disabled={all.length === 0}
        checked={count > 0 && count === all.length}
        indeterminate={count > 0 && count < all.length}
        onChange={() => change(all, count < all.length)}
      />
    ),
    cell: ({ row: { original } }) => (
      <Checkbox
        aria-label={`选择 ${original.model}`}
        checked={ids.has(original.id)}
        onChange={({ currentTarget }) => change([original.id], currentTarget.checked)}
        onClick={(event) => event.stopPropagation()}
      />
    ),
    meta: { width: 40 },
  };
};

/** Curves that were read from a chart link to their sheet. */
const curvesColumn = (libraryId: string): DataColumn<OwnProduct> =>
  drawnColumn(
    "性能曲线",
    ({ id, model, hasCurves, source }) =>
      isReadFromChart(source) ? (
        <Link
          to={sheetAddress(libraryId, id)}
          aria-label={`${model} 的读图记录`}
          onClick={(event) => event.stopPropagation()}
        >
          读图
        </Link>
      ) : hasCurves ? (
        "有"
      ) : (
        MISSING
      ),
    { width: 72 },
  );

const PLACES: readonly DataColumn<OwnProduct>[] = [
  textColumn("品牌", ({ brandName }) => brandName, { width: "14%" }),
  textColumn("系列", ({ productSeriesName }) => productSeriesName, { width: "10%" }),
  textColumn("分类", ({ gjwCategoryName }) => gjwCategoryName, { width: "13%" }),
];

const STANDING: readonly DataColumn<OwnProduct>[] = [
  drawnColumn(
    "状态",
    ({ isDraft }) => (
      <span className={css["state"]} data-draft={isDraft || undefined}>
        {draftWord(isDraft)}
      </span>
    ),
    { width: 80 },
  ),
  drawnColumn(
    "最后修改",
    ({ changedAt, changedBy }) => (
      <span className={css["changed"]}>
        {formatMinute(changedAt)}
        <span className={text["dim"]}>{changedBy ?? "已删除的帐号"}</span>
      </span>
    ),
    { width: 216, hint: ({ changedBy }) => changedBy ?? undefined },
  ),
];

/** The columns of a library's products; without `chosen` for a member who may not change anything. */
export const columnsOf = (
  shown: readonly OwnProduct[],
  { to, isNewTab }: DetailLink,
  chosen: Chosen | null,
  libraryId: string,
): readonly DataColumn<OwnProduct>[] => [
  ...(chosen === null ? [] : [chooseColumn(shown, chosen)]),
  drawnColumn(
    "型号",
    ({ id, model }) => (
      <Link
        className={css["model"]}
        to={to(id)}
        {...(isNewTab ? { target: "_blank", rel: "noreferrer" } : {})}
        onClick={(event) => event.stopPropagation()}
      >
        {model}
      </Link>
    ),
    { isRowHead: true, hint: ({ model, name, source }) => [model, name, source].join("\n") },
  ),
  ...PLACES,
  curvesColumn(libraryId),
  ...STANDING,
];
