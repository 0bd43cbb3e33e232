import { Button } from "@mantine/core";
import { Link, useLocation } from "react-router-dom";
import { BATCH_ROUTES } from "../../addresses/batchRoutes.ts";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import { PageHead } from "../../kit/layout/PageHead.tsx";
import layout from "../../kit/styles/layout.module.css";
import { readDeadEnd, type DeadEndCode } from "./readDeadEnd.ts";

const [FIRST_BATCH] = BATCH_ROUTES;

const WHY: Readonly<Record<DeadEndCode, string>> = {
  unknown: "没有这个地址",
  "other-platform": "当前平台没有这个页面",
  unstated: "页面不存在，或当前平台没有这个页面",
};

/** The page for unknown addresses, and for routes of other platforms. */
export function ErrorPage() {
  const { code, pathname } = readDeadEnd(useLocation().state);
  return (
    <>
      <PageHead />
      <main className={layout["main"]}>
        <EmptyState
          kind="error"
          title="无法打开页面"
          why={WHY[code]}
          actions={
            <>
              <Button component={Link} to="/">
                返回产品库
              </Button>
              {FIRST_BATCH && (
                <Button variant="default" component={Link} to={FIRST_BATCH.path}>
                  {FIRST_BATCH.title}批量选型
                </Button>
              )}
            </>
          }
          foot={pathname}
        />
      </main>
    </>
  );
}
