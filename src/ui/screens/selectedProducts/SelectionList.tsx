import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import type { SelectedProduct } from "#api/contract/projectProducts.ts";
import type { PlanVersion } from "#api/contract/projectPlans.ts";
import type { Project } from "#api/contract/projects.ts";
import { formatNumber, MISSING } from "#domain/base/formatNumber.ts";
import { versionParts } from "#domain/building/plan/versionAddress.ts";
import { mayDo } from "#domain/desk/project/projectRoles.ts";
import { fetched } from "../../page/browser/fetched.tsx";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { PageHead } from "../../kit/layout/PageHead.tsx";
import { Panel } from "../../kit/layout/Panel.tsx";
import { batchAddress } from "../../addresses/categoryAddresses.ts";
import { PLANS_VIEW, plansAddress, SELECTED, selectedAddress } from "./selectedAddress.ts";
import table from "../../kit/table/table.module.css";
import { useSelectedCategories } from "../../project/useSelectedCategories.ts";
import layout from "../../kit/styles/layout.module.css";
import { ExportMenu } from "./ExportMenu.tsx";
import { PlanVersionList } from "./PlanVersionList.tsx";
import { ProjectMenu } from "./ProjectMenu.tsx";
import css from "./SelectedProducts.module.css";
import { scheduledUnits } from "./scheduledUnits.ts";
import { SelectedTable } from "./SelectedTable.tsx";
import { kindOf } from "./shared/planColumns.ts";
import { UnsavedCells } from "./UnsavedCells.tsx";
import { usePrintAll } from "./usePrintAll.ts";
import { useProjectPlans } from "./useProjectPlans.ts";
import { useRowEdits } from "./useRowEdits.ts";
import { useSelectedProducts } from "./useSelectedProducts.ts";
import { WaitingPanel } from "./WaitingPanel.tsx";

/** Loaded on demand. */
const DesignDialog = fetched(async () => (await import("./DesignDialog.tsx")).DesignDialog);

/** The selected products of a project, by category, with sums. */
export function SelectionList({ project }: { readonly project: Project }) {
  const [params] = useSearchParams();
  const named = params.get(SELECTED.project);
  const counted = useSelectedCategories(project.id);
  const categories = counted ?? [];
  const asked = params.get(SELECTED.category);
  const shown = categories.find(({ code }) => code === asked);
  const plans = useProjectPlans(project.id);
  const showsPlans = params.get(SELECTED.view) === PLANS_VIEW;
  const planned = scheduledUnits(plans.versions);
  const selected = useSelectedProducts(project.id, shown?.code ?? null);
  const edits = useRowEdits(project.id);
  const { pages, rows, total, deleted } = selected;
  const [designed, setDesigned] = useState<SelectedProduct | null>(null);
  const { isPreparing, print } = usePrintAll(selected);
  const sum = (of: "count" | "equipmentNum") => categories.reduce((all, each) => all + each[of], 0);
  const units = counted === undefined ? MISSING : formatNumber(shown?.equipmentNum ?? sum("equipmentNum"), 0);
  const mayEdit = mayDo(project.role, "edit") && !project.isArchived;
  const addressOf = (category?: string) => selectedAddress(named, category);
  const tabs = [
    { label: "全部", to: addressOf(), isCurrent: shown === undefined && !showsPlans, count: sum("count") },
    ...categories.map(({ code, name, count }) => ({
      label: name,
      to: addressOf(code),
      isCurrent: code === shown?.code && !showsPlans,
      count,
    })),
    ...(plans.total > 0
      ? [{ label: "方案", to: plansAddress(named), isCurrent: showsPlans, count: plans.total }]
      : []),
  ];
  const addressOfVersion = ({ kind, id }: PlanVersion) => {
    const address = batchAddress(kindOf(kind)?.categoryCode ?? "");
    const query = new URLSearchParams(
      versionParts({ projectId: project.id, versionId: id }).map(([name, value]) => [name, value]),
    );
    return address === undefined ? null : `${address}?${query.toString()}`;
  };
  const isEmpty = total === null || (total === 0 && planned === 0);
  return (
    <>
      <PageHead {...(tabs.length > 1 ? { tabs } : {})}>
        <span className={css["tools"]}>
          <ProjectMenu project={project} />
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPrinter size={14} stroke={1.5} aria-hidden />}
            loading={isPreparing}
            disabled={showsPlans || total === null || total === 0}
            onClick={() => void print()}
          >
            打印
          </Button>
          <ExportMenu projectId={project.id} category={shown} isOff={isEmpty} />
        </span>
      </PageHead>
      <main className={layout["main"]}>
        <WaitingPanel />
        <Panel className={table["box"]}>
          <h2 className={css["printed"]}>{project.name} 设备表</h2>
          {deleted !== null && (
            <p className={css["bar"]} role="status">
              已删除 {deleted.model}
              <LinkButton onClick={() => void selected.restore()}>撤销</LinkButton>
            </p>
          )}
          <UnsavedCells edits={edits} />
          {showsPlans ? (
            <PlanVersionList
              versions={plans.versions}
              linkOf={addressOfVersion}
              openWord="打开"
              onSchedule={mayEdit ? (version, isOn) => void plans.schedule(version, isOn) : null}
            />
          ) : pages.isError && rows === null ? (
            <EmptyState
              kind="error"
              title="加载失败"
              why={`${pages.error.message}。已选产品仍在项目中`}
              actions={<Button onClick={() => void pages.refetch()}>重试</Button>}
            />
          ) : total === 0 ? (
            <EmptyState
              kind="empty"
              title={`${project.name}还没有已选产品`}
              why="在产品列表、产品详情或对比中选中产品，连同工况一起保存在这里"
              actions={
                <>
                  <Button component={Link} to="/">
                    去选产品
                  </Button>
                  {plans.total > 0 && (
                    <Button variant="default" component={Link} to={plansAddress(named)}>
                      查看方案
                    </Button>
                  )}
                </>
              }
            />
          ) : (
            <SelectedTable
              selected={selected}
              edits={mayEdit ? { ...edits, remove: selected.remove, changeDesign: setDesigned } : null}
            />
          )}
        </Panel>
      </main>
      {designed !== null && (
        <Suspense>
          <DesignDialog projectId={project.id} row={designed} onClose={() => setDesigned(null)} />
        </Suspense>
      )}
      {!isEmpty && (
        <footer className={layout["foot"]}>
          {showsPlans ? (
            <span>
              方案版本 <b>{formatNumber(plans.total, 0)}</b> 个
            </span>
          ) : (
            <>
              <span>
                {shown?.name ?? "合计"} <b>{formatNumber(total, 0)}</b> 项
              </span>
              <span>
                数量 <b>{units}</b> 台
              </span>
            </>
          )}
          {planned > 0 && (showsPlans || shown === undefined) && (
            <span>
              计入设备表的方案 <b>{formatNumber(planned, 0)}</b> 台
            </span>
          )}
          {!mayEdit && (
            <span className={css["note"]}>
              {project.isArchived ? "项目已归档，只能查看" : "您是查看者，只能查看和导出"}
            </span>
          )}
        </footer>
      )}
    </>
  );
}
