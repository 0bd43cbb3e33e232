import { Button } from "@mantine/core";
import { Link, Navigate } from "react-router-dom";
import { ROLE_WORDS, type Role } from "#domain/desk/project/projectRoles.ts";
import { EmptyState } from "../../../kit/layout/EmptyState.tsx";
import { useSession } from "../../../page/services/useSession.ts";
import { formatDay } from "#domain/base/formatDay.ts";
import { LinkFailed, LinkLoading, LinkPage } from "../../../project/sharing/LinkPage.tsx";
import { useInvitation } from "./useInvitation.ts";
import { useSecret } from "../../../project/sharing/useSecret.ts";
import { deadLinkReason } from "../../../project/calls/deadLinkReason.ts";
import { useSharedLink } from "./useSharedLink.ts";

const MAY: Readonly<Record<Exclude<Role, "owner">, string>> = {
  editor: "可以选中、修改和删除产品，保存方案",
  viewer: "可以查看和导出，不能修改",
};

/** An invitation: states the project and the role, and joins after a login. */
export function Invitation() {
  const secret = useSecret();
  const link = useSharedLink(secret);
  const isSignedIn = useSession(({ token }) => token !== null);
  const { isBusy, error, join } = useInvitation(secret);
  if (link.status === "loading") return <LinkLoading />;
  if (link.status === "failed") return <LinkFailed error={link.error} retry={link.retry} />;
  // The link ended while its page was open.
  if (error !== null && deadLinkReason(error) !== null)
    return <LinkFailed error={error} retry={() => void join()} />;
  const { name, purpose, expiresAt } = link.value;
  if (purpose === "read") return <Navigate to={{ pathname: "/shared", hash: `#${secret}` }} replace />;
  return (
    <LinkPage>
      <EmptyState
        kind={error === null ? "empty" : "error"}
        title={error === null ? `邀请您加入项目“${name}”` : "没有加入成功"}
        why={
          error === null ? (
            <>
              您将成为<b>{ROLE_WORDS[purpose]}</b>
              <br />
              {MAY[purpose]}
            </>
          ) : (
            `${error.message}。邀请仍然有效`
          )
        }
        actions={
          <>
            <Button loading={isBusy} onClick={() => void join()}>
              {error !== null ? "重试" : isSignedIn ? "加入项目" : "登录并加入"}
            </Button>
            <Button variant="default" component={Link} to="/">
              暂不加入
            </Button>
          </>
        }
        {...(expiresAt === null ? {} : { foot: `链接 ${formatDay(expiresAt)} 到期` })}
      />
    </LinkPage>
  );
}
