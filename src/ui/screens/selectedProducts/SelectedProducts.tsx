import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { useCellDrafts } from "../../project/useCellDrafts.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useSession } from "../../page/services/useSession.ts";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import { PageHead } from "../../kit/layout/PageHead.tsx";
import { Panel } from "../../kit/layout/Panel.tsx";
import { useIsLate } from "../../page/browser/useIsLate.ts";
import layout from "../../kit/styles/layout.module.css";
import text from "../../kit/styles/text.module.css";
import css from "./SelectedProducts.module.css";
import { SelectionList } from "./SelectionList.tsx";
import { WaitingPanel } from "./WaitingPanel.tsx";
import { isNoneOfMine, useShownProject } from "./useShownProject.ts";

/**
 * 已选产品 of the current project, or of the one in the address. A login is required, except for a user who was typing
 * when the session ended: the unsaved text stays until it is saved or discarded.
 */
export function SelectedProducts() {
  const { account } = useServices();
  const isSignedIn = useSession(({ token }) => token !== null);
  const project = useShownProject();
  const isLate = useIsLate(isSignedIn && project.status === "loading");
  const held = useCellDrafts(({ drafts }) => drafts);
  const isHeld = (id: string) => [...held.values()].some(({ projectId }) => projectId === id);
  if (project.status === "ready" && (isSignedIn || isHeld(project.value.id)))
    return <SelectionList key={project.value.id} project={project.value} />;
  return (
    <>
      <PageHead />
      <main className={layout["main"]}>
        <WaitingPanel />
        <Panel className={css["whole"]}>
          {!isSignedIn ? (
            <EmptyState
              kind="empty"
              title="登录后查看已选产品"
              why="选中的产品保存在项目中，在任何一台电脑上登录后都能继续"
              actions={<Button onClick={() => void account.requireLogin()}>登录</Button>}
            />
          ) : project.status === "failed" && isNoneOfMine(project.error) ? (
            <EmptyState
              kind="error"
              title="无法打开此项目"
              why="您不是它的成员，或者它已被删除。项目的所有者可以重新邀请您"
              actions={
                <Button component={Link} to="/selectedProducts">
                  打开当前项目
                </Button>
              }
            />
          ) : project.status === "failed" ? (
            <EmptyState
              kind="error"
              title="加载失败"
              why={project.error.message}
              actions={<Button onClick={project.retry}>重试</Button>}
            />
          ) : (
            isLate && (
              <p className={text["dim"]} role="status">
                正在打开项目…
              </p>
            )
          )}
        </Panel>
      </main>
    </>
  );
}
