import { Button } from "@mantine/core";
import { useSearchParams } from "react-router-dom";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { EmptyState } from "../../../kit/layout/EmptyState.tsx";
import { PageHead } from "../../../kit/layout/PageHead.tsx";
import { Panel } from "../../../kit/layout/Panel.tsx";
import table from "../../../kit/table/table.module.css";
import layout from "../../../kit/styles/layout.module.css";
import text from "../../../kit/styles/text.module.css";
import { formatDay } from "#domain/base/formatDay.ts";
import css from "../SelectedProducts.module.css";
import { PlanVersionList } from "../PlanVersionList.tsx";
import { scheduledUnits } from "../scheduledUnits.ts";
import { SelectedTable } from "../SelectedTable.tsx";
import { LinkFailed } from "../../../project/sharing/LinkPage.tsx";
import { SharedVersion } from "./SharedVersion.tsx";
import { useSharedProducts } from "./useSharedProducts.ts";
import { deadLinkReason } from "../../../project/calls/deadLinkReason.ts";
import { useSharedVersions } from "./useSharedVersions.ts";

export interface SharedProjectProps {
  readonly secret: string;
  readonly name: string;
  readonly sharedAt: number;
  readonly categories: readonly {
    readonly code: string;
    readonly name: string;
    readonly count: number;
    readonly equipmentNum: number;
  }[];
}

const PLACE = "/shared";
const [CATEGORY, VIEW, VERSION] = ["category", "view", "version"] as const;
const PLANS = "plans";

/** A project as seen through a link: its selected products by category, and its plan versions. */
export function SharedProject({ secret, name, sharedAt, categories }: SharedProjectProps) {
  const [params] = useSearchParams();
  const versionId = params.get(VERSION);
  const showsPlans = params.get(VIEW) === PLANS;
  const shown = categories.find(({ code }) => code === params.get(CATEGORY));
  const selected = useSharedProducts(secret, shown?.code ?? null);
  const versions = useSharedVersions(secret);
  const linkOf = (search: string) => ({ pathname: PLACE, search, hash: `#${secret}` });
  const addressOf = (search: string) => `${PLACE}${search}#${secret}`;
  if (versionId !== null)
    return (
      <SharedVersion
        secret={secret}
        versionId={versionId}
        projectName={name}
        back={linkOf(`?${VIEW}=${PLANS}`)}
      />
    );
  const { pages, rows, total } = selected;
  // The link ended while its page was open.
  if (pages.error !== null && deadLinkReason(pages.error) !== null)
    return <LinkFailed error={pages.error} retry={() => void pages.refetch()} />;
  const sum = (of: "count" | "equipmentNum") => categories.reduce((all, each) => all + each[of], 0);
  const plans = versions?.list ?? [];
  const planned = scheduledUnits(plans);
  const tabs = [
    {
      label: "全部",
      to: addressOf(""),
      isCurrent: shown === undefined && !showsPlans,
      count: sum("count"),
    },
    ...categories.map((category) => ({
      label: category.name,
      to: addressOf(`?${CATEGORY}=${category.code}`),
      isCurrent: category === shown && !showsPlans,
      count: category.count,
    })),
    ...(plans.length > 0
      ? [
          {
            label: "方案",
            to: addressOf(`?${VIEW}=${PLANS}`),
            isCurrent: showsPlans,
            count: versions?.totalCount ?? 0,
          },
        ]
      : []),
  ];
  return (
    <>
      <PageHead title={name} tabs={tabs}>
        <span className={text["dim"]}>{formatDay(sharedAt)} 分享</span>
      </PageHead>
      <main className={layout["main"]}>
        <Panel className={table["box"]}>
          {showsPlans ? (
            <PlanVersionList
              versions={plans}
              linkOf={({ id }) => linkOf(`?${VERSION}=${id}`)}
              openWord="查看"
              onSchedule={null}
            />
          ) : pages.isError && rows === null ? (
            <EmptyState
              kind="error"
              title="加载失败"
              why={pages.error.message}
              actions={<Button onClick={() => void pages.refetch()}>重试</Button>}
            />
          ) : total === 0 ? (
            <EmptyState kind="empty" title={`${name}还没有已选产品`} why="对方选中产品后，刷新此页即可看到" />
          ) : (
            <SelectedTable selected={selected} edits={null} />
          )}
        </Panel>
      </main>
      <footer className={layout["foot"]}>
        {showsPlans ? (
          <span>
            方案版本 <b>{formatNumber(versions?.totalCount ?? 0, 0)}</b> 个
          </span>
        ) : (
          <>
            <span>
              {shown?.name ?? "合计"} <b>{formatNumber(shown?.count ?? sum("count"), 0)}</b> 项
            </span>
            <span>
              数量 <b>{formatNumber(shown?.equipmentNum ?? sum("equipmentNum"), 0)}</b> 台
            </span>
          </>
        )}
        {planned > 0 && (showsPlans || shown === undefined) && (
          <span>
            计入设备表的方案 <b>{formatNumber(planned, 0)}</b> 台
          </span>
        )}
        <span className={css["note"]}>只读链接，不能修改</span>
      </footer>
    </>
  );
}
