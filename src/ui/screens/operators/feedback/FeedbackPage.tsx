import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { FeedbackMessage } from "#api/contract/operators.ts";
import { formatMinute } from "#domain/base/formatDay.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { FeedbackFilter } from "#domain/desk/operators/operatorActs.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { Segments } from "../../../kit/input/Segments.tsx";
import { EmptyState } from "../../../kit/layout/EmptyState.tsx";
import { drawnColumn, figureColumn, textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { ListBox } from "../../../search/ListBox.tsx";
import { MessageDialog } from "./MessageDialog.tsx";
import { useFeedbackList, type MESSAGE_TYPES } from "./useFeedbackList.ts";

const TYPE_WORDS: Readonly<Record<FeedbackMessage["type"], string>> = {
  missingCategory: "缺失类别",
  wish: "建议",
  rating: "评分",
};
type TypeChoice = (typeof MESSAGE_TYPES)[number];
const TYPES = [
  { value: "", label: "全部" },
  { value: "missingCategory", label: TYPE_WORDS.missingCategory },
  { value: "wish", label: TYPE_WORDS.wish },
  { value: "rating", label: TYPE_WORDS.rating },
] as const satisfies readonly { readonly value: TypeChoice; readonly label: string }[];
const STATES = [
  { value: "open", label: "待处理" },
  { value: "done", label: "已处理" },
] as const satisfies readonly { readonly value: FeedbackFilter; readonly label: string }[];

const columnsOf = (onOpen: (message: FeedbackMessage) => void): readonly DataColumn<FeedbackMessage>[] => [
  textColumn("收到", ({ receivedAt }) => formatMinute(receivedAt), { width: 136 }),
  textColumn("类型", ({ type }) => TYPE_WORDS[type], { width: 80 }),
  textColumn("标题", ({ title }) => title, { width: "20%", isRowHead: true }),
  textColumn("描述", ({ description }) => description),
  textColumn("分类", ({ category }) => category, { width: 104 }),
  figureColumn("评分", ({ score }) => (score === null ? null : formatNumber(score, 1)), { width: 56 }),
  textColumn("手机号", ({ mobile }) => mobile, { width: 112 }),
  textColumn("备注", ({ note }) => (note === "" ? null : note), { width: "14%" }),
  drawnColumn(
    "操作",
    (message) => (
      <LinkButton aria-label={`处理 ${message.title}`} onClick={() => onOpen(message)}>
        {message.doneAt === null ? "处理" : "查看"}
      </LinkButton>
    ),
    { width: 64, isFigure: true },
  ),
];

/** 反馈与缺失类别: messages of visitors, which operators work through. */
export function FeedbackPage() {
  const { address, type, state, loaded, isChanging } = useFeedbackList();
  const [opened, setOpened] = useState<FeedbackMessage | null>(null);
  return (
    <>
      <ListBox
        label="反馈"
        counter="条"
        address={address}
        loaded={loaded}
        isChanging={isChanging}
        columns={columnsOf(setOpened)}
        tools={
          <>
            <Segments
              size="xs"
              aria-label="处理状态"
              data={STATES}
              value={state}
              onChange={(value) => address.change({ state: value === "open" ? null : value })}
            />
            <Segments
              size="xs"
              aria-label="反馈类型"
              data={TYPES}
              value={type}
              onChange={(value) => address.change({ type: value })}
            />
          </>
        }
        empty={
          <EmptyState
            kind={type === "" ? "empty" : "search"}
            title={state === "open" ? "没有待处理的反馈" : "没有已处理的反馈"}
            why={
              state === "open"
                ? "页面上的“反馈”和结果评分会列在这里"
                : "在待处理的反馈中标为已处理后，列在这里"
            }
            actions={
              type !== "" ? (
                <Button onClick={() => address.change({ type: null })}>查看全部类型</Button>
              ) : state === "open" ? (
                <Button variant="default" component={Link} to="/operators/feedback?state=done">
                  查看已处理的
                </Button>
              ) : (
                <Button component={Link} to="/operators/feedback">
                  查看待处理的
                </Button>
              )
            }
          />
        }
      />
      {opened !== null && (
        <MessageDialog
          key={opened.id}
          opened={opened}
          typeWords={TYPE_WORDS[opened.type]}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
