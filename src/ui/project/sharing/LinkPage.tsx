import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { DeadLinkReason } from "#api/contract/memberships.ts";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import { PageHead } from "../../kit/layout/PageHead.tsx";
import { Panel } from "../../kit/layout/Panel.tsx";
import { useIsLate } from "../../page/browser/useIsLate.ts";
import layout from "../../kit/styles/layout.module.css";
import text from "../../kit/styles/text.module.css";
import { deadLinkReason } from "../calls/deadLinkReason.ts";
import css from "./Sharing.module.css";

const whyDead = (what: string): Readonly<Record<DeadLinkReason, readonly [title: string, why: string]>> => ({
  unknown: ["链接不存在", "链接可能没有复制完整，请核对后重新打开，或请对方重新发送"],
  revoked: ["链接已被撤销", "分享的人已停止此链接，请联系对方重新生成"],
  expired: ["链接已过期", "链接的有效期已过，请联系对方重新生成"],
  used: ["邀请链接已被使用", "此链接限一人使用，请联系对方重新生成"],
  removed: [`您已被移出此${what}`, `此前的邀请链接不再有效，请联系${what}所有者重新邀请`],
});

/** A page with a single message. */
export const LinkPage = ({ children }: { readonly children: ReactNode }) => (
  <>
    <PageHead />
    <main className={layout["main"]}>
      <Panel className={css["whole"]}>{children}</Panel>
    </main>
  </>
);

/** Shown while the content of a link loads. */
export function LinkLoading() {
  const isLate = useIsLate(true);
  return (
    <LinkPage>
      {isLate && (
        <p className={text["dim"]} role="status">
          正在打开链接…
        </p>
      )}
    </LinkPage>
  );
}

interface LinkFailedProps {
  readonly error: Error;
  readonly retry: () => void;
  /** What the link leads to. */
  readonly what?: string;
}

/** Why a link opens nothing, and what can be done. */
export function LinkFailed({ error, retry, what = "项目" }: LinkFailedProps) {
  const reason = deadLinkReason(error);
  const [title, why] = reason === null ? ["加载失败", error.message] : whyDead(what)[reason];
  return (
    <LinkPage>
      <EmptyState
        kind="error"
        title={title}
        why={why}
        actions={
          <>
            {reason === null && <Button onClick={retry}>重试</Button>}
            <Button variant={reason === null ? "default" : "filled"} component={Link} to="/">
              去产品库
            </Button>
          </>
        }
      />
    </LinkPage>
  );
}
