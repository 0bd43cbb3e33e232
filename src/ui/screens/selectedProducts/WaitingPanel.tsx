import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { ZONE } from "#domain/base/formatDay.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { Confirm } from "../../kit/dialog/Confirm.tsx";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { Panel } from "../../kit/layout/Panel.tsx";
import { drawnColumn, textColumn } from "../../kit/table/columns.ts";
import type { DataColumn } from "../../kit/table/DataColumn.ts";
import { DataTable } from "../../kit/table/DataTable.tsx";
import type { WaitingSelection } from "../../page/services/Outbox.ts";
import { useOutbox } from "../../project/outbox/useOutbox.ts";
import { useNotices } from "../../page/services/useNotices.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useSession } from "../../page/services/useSession.ts";
import text from "../../kit/styles/text.module.css";
import css from "./SelectedProducts.module.css";

const momentOf = (time: number) =>
  new Date(time).toLocaleString("zh-CN", {
    timeZone: ZONE,
    month: "numeric",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });

const stateOf = ({ refusal }: WaitingSelection, isSending: boolean) =>
  refusal !== null ? refusal.why : isSending ? "正在发送…" : "等待连接恢复";

const columnsOf = (
  isSending: boolean,
  onRemove: (selection: WaitingSelection) => void,
): readonly DataColumn<WaitingSelection>[] => [
  textColumn("型号", ({ product }) => product.model, { width: 240 }),
  textColumn("项目", ({ project }) => project?.name ?? "当前项目", { width: 200, className: text["ink2"] }),
  textColumn("时间", ({ madeAt }) => momentOf(madeAt), { width: 136, className: text["ink2"] }),
  textColumn("状态", (selection) => stateOf(selection, isSending), {
    cellClass: ({ refusal }) => (refusal === null ? text["ink2"] : text["miss"]),
  }),
  drawnColumn(
    "操作",
    (row) => (
      <LinkButton aria-label={`删除待发送的 ${row.product.model}`} onClick={() => onRemove(row)}>
        删除
      </LinkButton>
    ),
    { width: 64, isFigure: true },
  ),
];

/** 待发送: products selected while the server was unreachable. Nothing if none are waiting. */
export function WaitingPanel() {
  const { outbox } = useServices();
  const notices = useNotices();
  const userId = useSession(({ user }) => user?.id ?? null);
  const { waiting, isSending, kept } = useOutbox();
  const [asked, setAsked] = useState<WaitingSelection | null>(null);
  useEffect(() => {
    outbox.refresh().catch(() => {
      // Without storage nothing is waiting.
    });
  }, [outbox]);
  if (userId === null && kept > 0)
    return (
      <Panel className={css["facts"]}>
        <p role="status">本机有 {formatNumber(kept, 0)} 项选中的产品等待发送，选中它们的人登录后自动发送</p>
      </Panel>
    );
  if (waiting.length === 0) return null;
  const attempt = (act: Promise<void>) =>
    act.catch(() => notices.error("操作失败", "浏览器没有完成操作，待发送的产品没有变化"));
  return (
    <Panel
      title={`待发送 ${formatNumber(waiting.length, 0)} 项`}
      note="保存在本机浏览器中，连接恢复后自动选中"
      tools={
        <Button
          size="xs"
          variant="default"
          loading={isSending}
          leftSection={<IconRefresh size={14} stroke={1.5} aria-hidden />}
          onClick={() => void attempt(outbox.send())}
        >
          重试
        </Button>
      }
      ruled
      className={css["waiting"]}
    >
      <div className={css["waitingRows"]}>
        <DataTable
          label="待发送的产品"
          isDense
          isHeadless
          columns={columnsOf(isSending, setAsked)}
          rows={waiting}
          rowKey={({ key }) => key}
        />
      </div>
      <Confirm
        opened={asked !== null}
        title="删除待发送的产品"
        message={`删除 ${asked?.product.model ?? ""}？`}
        extra="它还没有选入项目，删除后需要重新选中"
        confirmLabel="删除"
        onConfirm={() => {
          if (asked !== null) void attempt(outbox.remove(asked.key));
          setAsked(null);
        }}
        onCancel={() => setAsked(null)}
      />
    </Panel>
  );
}
