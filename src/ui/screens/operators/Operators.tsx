import { Button } from "@mantine/core";
import { Link, useLocation } from "react-router-dom";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import { PageHead } from "../../kit/layout/PageHead.tsx";
import { Panel } from "../../kit/layout/Panel.tsx";
import layout from "../../kit/styles/layout.module.css";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useSession } from "../../page/services/useSession.ts";
import { AccountsPage } from "./accounts/AccountsPage.tsx";
import { ActsPage } from "./acts/ActsPage.tsx";
import { FeedbackPage } from "./feedback/FeedbackPage.tsx";
import { ImportsPage } from "./imports/ImportsPage.tsx";
import { LibrariesPage } from "./libraries/LibrariesPage.tsx";
import { StatusPage } from "./status/StatusPage.tsx";
import css from "./Operators.module.css";

const PAGES = [
  { to: "/operators", label: "账户", Page: AccountsPage },
  { to: "/operators/libraries", label: "自有产品库", Page: LibrariesPage },
  { to: "/operators/imports", label: "导入", Page: ImportsPage },
  { to: "/operators/feedback", label: "反馈与缺失类别", Page: FeedbackPage },
  { to: "/operators/status", label: "运行", Page: StatusPage },
  { to: "/operators/acts", label: "操作记录", Page: ActsPage },
] as const;

function SignInFirst() {
  const { account } = useServices();
  return (
    <EmptyState
      kind="empty"
      title="登录后打开管理页"
      why="管理页供管理员查看帐号、反馈和操作记录"
      actions={<Button onClick={() => void account.requireLogin()}>登录</Button>}
    />
  );
}

const NoOperator = () => (
  <EmptyState
    kind="empty"
    title="此帐号不是管理员"
    why="管理员由运行服务器的人用 npm run account -- operator 设定"
    actions={
      <Button component={Link} to="/">
        返回产品库
      </Button>
    }
  />
);

/** 管理: the operators' pages. */
export function Operators() {
  const { pathname } = useLocation();
  const user = useSession((session) => session.user);
  const { to, Page } = PAGES.find((page) => page.to === pathname) ?? PAGES[0];
  if (user?.isOperator === true)
    return (
      <>
        <PageHead tabs={PAGES.map((page) => ({ ...page, isCurrent: page.to === to }))} />
        <main className={layout["main"]}>
          <Page />
        </main>
      </>
    );
  return (
    <>
      <PageHead />
      <main className={layout["main"]}>
        <Panel className={css["whole"]}>{user === null ? <SignInFirst /> : <NoOperator />}</Panel>
      </main>
    </>
  );
}
