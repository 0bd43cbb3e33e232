import { Button } from "@mantine/core";
import { Link, type To } from "react-router-dom";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { EmptyState } from "../../../kit/layout/EmptyState.tsx";
import { PageHead } from "../../../kit/layout/PageHead.tsx";
import { Panel } from "../../../kit/layout/Panel.tsx";
import table from "../../../kit/table/table.module.css";
import layout from "../../../kit/styles/layout.module.css";
import text from "../../../kit/styles/text.module.css";
import { formatDay } from "#domain/base/formatDay.ts";
import css from "../SelectedProducts.module.css";
import { LinkFailed, LinkLoading } from "../../../project/sharing/LinkPage.tsx";
import { kindOf } from "./planColumns.ts";
import { SharedRooms } from "./SharedRooms.tsx";
import { deadLinkReason } from "../../../project/calls/deadLinkReason.ts";
import { useSharedVersion } from "./useSharedVersion.ts";

export interface SharedVersionProps {
  readonly secret: string;
  readonly versionId: string;
  readonly projectName: string;
  /** The list that it was opened from; `null` for a link to the version alone. */
  readonly back: To | null;
}

/** A confirmed plan as seen through a link: its rooms, their products, and sums. */
export function SharedVersion({ secret, versionId, projectName, back }: SharedVersionProps) {
  const { version, products, pages, rooms } = useSharedVersion(secret, versionId);
  if (version.status === "loading") return <LinkLoading />;
  if (version.status === "failed") return <LinkFailed error={version.error} retry={version.retry} />;
  const plan = version.value;
  const kind = kindOf(plan.kind);
  const isReady = products.status === "ready" && pages.data !== undefined;
  const failed =
    products.status === "failed" ? products.error : pages.data === undefined ? pages.error : null;
  // The link ended while its page was open.
  if (failed !== null && deadLinkReason(failed) !== null)
    return <LinkFailed error={failed} retry={() => void pages.refetch()} />;
  const ducts = plan.head.systems?.ducts ?? [];
  const machines = ducts.filter(({ fan, handler }) => (handler ?? fan) !== null).length;
  // Of a plan without terminals nothing else is to be counted.
  const isAirAlone = plan.units === 0 && ducts.length > 0;
  const sums: readonly (readonly [words: string, count: number, counter: string])[] = isAirAlone
    ? [
        ["房间", plan.rooms, "间"],
        ["风系统", ducts.length, "个"],
        ["风机和机组", machines, "台"],
      ]
    : [
        ["房间", plan.rooms, "间"],
        ["已匹配", plan.matched, "间"],
        ["待核对", plan.doubtful, "间"],
        [kind?.words.noMatch ?? "未匹配", plan.unmatched, "间"],
        ["数量", plan.units, kind?.words.counter ?? "台"],
      ];
  return (
    <>
      <PageHead title={plan.name}>
        <span className={text["dim"]}>
          {projectName} · {kind?.words.title ?? "方案"} · 版本 {plan.number} · {formatDay(plan.createdAt)}
        </span>
        {back !== null && (
          <Button size="xs" variant="default" component={Link} to={back}>
            返回方案列表
          </Button>
        )}
      </PageHead>
      <main className={layout["main"]}>
        {(plan.head.conditions.length > 0 || plan.note !== "") && (
          <Panel className={css["facts"]}>
            {plan.head.conditions.length > 0 && (
              <p>
                <span className={text["dim"]}>选型条件 </span>
                {plan.head.conditions.join("，")}
              </p>
            )}
            {plan.note !== "" && (
              <p>
                <span className={text["dim"]}>说明 </span>
                {plan.note}
              </p>
            )}
          </Panel>
        )}
        <Panel className={table["box"]}>
          {failed !== null ? (
            <EmptyState
              kind="error"
              title="房间没有加载成功"
              why={failed.message}
              actions={
                <Button
                  onClick={() => {
                    if (products.status === "failed") products.retry();
                    void pages.refetch();
                  }}
                >
                  重试
                </Button>
              }
            />
          ) : isReady ? (
            <SharedRooms
              kindName={plan.kind}
              head={plan.head}
              rooms={rooms}
              products={products.value}
              total={plan.rooms}
              more={{
                isFetching: pages.isFetching,
                isFailed: pages.isFetchNextPageError,
                load: () => {
                  if (pages.hasNextPage) void pages.fetchNextPage();
                },
              }}
            />
          ) : (
            <p className={css["more"]} role="status">
              正在加载房间…
            </p>
          )}
        </Panel>
      </main>
      <footer className={layout["foot"]}>
        {sums.map(([words, count, counter]) => (
          <span key={words}>
            {words} <b>{formatNumber(count, 0)}</b> {counter}
          </span>
        ))}
        <span className={css["note"]}>只读链接，不能修改</span>
      </footer>
    </>
  );
}
