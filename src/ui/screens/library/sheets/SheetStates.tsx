import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import type { CurveSheets, SheetState } from "#api/contract/curveSheets.ts";
import { formatMinute } from "#domain/base/formatDay.ts";
import { methodWords } from "#domain/catalogue/curves/manualSheet.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { EmptyState } from "../../../kit/layout/EmptyState.tsx";
import { Panel } from "../../../kit/layout/Panel.tsx";
import text from "../../../kit/styles/text.module.css";
import { drawnColumn, textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { DataTable } from "../../../kit/table/DataTable.tsx";
import { TableBox } from "../../../kit/table/TableBox.tsx";
import css from "../import/ProductImport.module.css";
import { useCurveSheets, useReopening, type Reopen } from "./useCurveSheets.ts";

interface SheetStatesProps {
  readonly libraryId: string;
  readonly productId: string;
  readonly mayEdit: boolean;
  /** Why the last file could not be opened; empty if it could. */
  readonly refusal: string;
  readonly reopen: Reopen;
  readonly back: string;
}

/** The error of the flow comes first; a narrow column omits it. */
const errorWords = ({ errors }: SheetState, from: number) =>
  errors
    .slice(from)
    .map(({ name, most, unit }) => `${name} ±${Number(most.toPrecision(from === 0 ? 2 : 1))} ${unit}`.trim())
    .join("，");
const stateName = ({ isCurrent, isUndone }: SheetState) =>
  isCurrent ? "现用" : isUndone ? "已撤销" : "已被替换";
const SKELETON = { rows: 3 };

const columnsOf = (onOpen: ((state: SheetState) => void) | null): readonly DataColumn<SheetState>[] => [
  textColumn("状态", (each) => `第 ${each.state} 次，${stateName(each)}`, { width: 112, isRowHead: true }),
  drawnColumn(
    "样本",
    ({ fileName, page, manual }) => (
      <>
        第 {page} 页，{manual?.title ?? fileName}
      </>
    ),
    { hint: ({ fileName, hash }) => `${fileName}\nSHA-256 ${hash}` },
  ),
  textColumn("方法", ({ methods }) => methodWords(methods), { width: 64 }),
  textColumn("误差", (each) => errorWords(each, 1), { width: 344, hint: (each) => errorWords(each, 0) }),
  textColumn("读图人", ({ person }) => person, { width: 72 }),
  textColumn("时间", ({ madeAt }) => formatMinute(madeAt), { width: 124 }),
  ...(onOpen === null
    ? []
    : [
        drawnColumn<SheetState>(
          "操作",
          (each) => (
            <LinkButton aria-label={`打开第 ${each.state} 次读图`} onClick={() => onOpen(each)}>
              {each.manual === null && each.documentId === null ? "选择文件打开" : "在样本上打开"}
            </LinkButton>
          ),
          { width: 112, isFigure: true },
        ),
      ]),
];

function States({ sheets, ...props }: SheetStatesProps & { readonly sheets: CurveSheets }) {
  const { libraryId, mayEdit, refusal, reopen, back } = props;
  const { product, states } = sheets;
  const { open, why, isOpening } = useReopening(libraryId, product, reopen);
  const [wanted, setWanted] = useState<SheetState | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const said = why === "" ? refusal : why;
  const onOpen = (state: SheetState) => {
    if (state.manual !== null || state.documentId !== null) return void open(state, null);
    // A new object, so that choosing the same state again asks again.
    setWanted({ ...state });
  };
  useEffect(() => {
    if (wanted !== null) input.current?.click();
  }, [wanted]);
  return (
    <Panel className={css["preview"]}>
      <div className={css["tools"]}>
        <b className={text["clip"]}>
          {product.brandName} {product.model}
        </b>
        <span className={text["dim"]} role="status">
          {isOpening ? "正在打开…" : "每次修改存为新的状态，原来的保留"}
        </span>
        {said !== "" && (
          <span className={text["wrong"]} role="alert">
            {said}
          </span>
        )}
        <span className={css["end"]}>
          <Button size="xs" variant="default" component={Link} to={back}>
            返回产品
          </Button>
        </span>
      </div>
      {states.length === 0 ? (
        <EmptyState kind="empty" title="没有读图记录" why="此产品的曲线不是在这里从图表读出的" />
      ) : (
        <TableBox kind="page">
          <DataTable
            label="读图记录"
            columns={columnsOf(mayEdit ? onOpen : null)}
            rows={states}
            rowKey={({ state }) => String(state)}
            skeleton={SKELETON}
          />
        </TableBox>
      )}
      <input
        ref={input}
        className={css["file"]}
        type="file"
        accept=".pdf,.png,.jpg,.jpeg"
        aria-label="读图时的文件"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          const state = wanted ?? states[0];
          if (file && state) void open(state, file);
          currentTarget.value = "";
        }}
      />
    </Panel>
  );
}

/**
 * 读图记录: who read a product's curves, from which page and how accurately; each reading can be opened on its page.
 */
export function SheetStates(props: SheetStatesProps) {
  const loaded = useCurveSheets(props.libraryId, props.productId);
  if (loaded.status === "loading") return null;
  if (loaded.status === "failed")
    return (
      <Panel className={css["preview"]}>
        <EmptyState
          kind="error"
          title="读图记录没有加载成功"
          why={loaded.error.message}
          actions={<Button onClick={loaded.retry}>重试</Button>}
        />
      </Panel>
    );
  return <States {...props} sheets={loaded.value} />;
}
