import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { formatDay } from "#domain/base/formatDay.ts";
import { ROLE_WORDS } from "#domain/desk/project/projectRoles.ts";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useSession } from "../../page/services/useSession.ts";
import { deadLinkReason } from "../../project/calls/deadLinkReason.ts";
import { LinkFailed, LinkLoading, LinkPage } from "../../project/sharing/LinkPage.tsx";
import { useSecret } from "../../project/sharing/useSecret.ts";
import { useInvitedLibrary, useJoining } from "./useJoining.ts";

const WHAT = "产品库";
const MAY = {
  editor: "可以查看、选用、导入和删除其中的产品",
  viewer: "可以查看和选用其中的产品，不能修改",
} as const;

function SignInFirst() {
  const { account } = useServices();
  return (
    <LinkPage>
      <EmptyState
        kind="empty"
        title="登录后加入自有产品库"
        why="登录后显示邀请您的产品库和您的角色"
        actions={
          <>
            <Button onClick={() => void account.requireLogin()}>登录</Button>
            <Button variant="default" component={Link} to="/">
              暂不加入
            </Button>
          </>
        }
      />
    </LinkPage>
  );
}

/** An invitation: states the library and the role, and joins after a login. */
export function JoinLibrary() {
  const secret = useSecret();
  const isSignedIn = useSession(({ token }) => token !== null);
  const link = useInvitedLibrary(secret, isSignedIn);
  const { isBusy, error, join } = useJoining(secret);
  if (!isSignedIn && link.status !== "failed") return <SignInFirst />;
  if (link.status === "loading") return <LinkLoading />;
  if (link.status === "failed") return <LinkFailed error={link.error} retry={link.retry} what={WHAT} />;
  // The link ended while its page was open.
  if (error !== null && deadLinkReason(error) !== null)
    return <LinkFailed error={error} retry={() => void join()} what={WHAT} />;
  const { name, role, expiresAt } = link.value;
  return (
    <LinkPage>
      <EmptyState
        kind={error === null ? "empty" : "error"}
        title={error === null ? `邀请您加入产品库“${name}”` : "没有加入成功"}
        why={
          error === null ? (
            <>
              您将成为<b>{ROLE_WORDS[role]}</b>
              <br />
              {MAY[role]}
            </>
          ) : (
            `${error.message}。邀请仍然有效`
          )
        }
        actions={
          <>
            <Button loading={isBusy} onClick={() => void join()}>
              {error === null ? "加入产品库" : "重试"}
            </Button>
            <Button variant="default" component={Link} to="/">
              暂不加入
            </Button>
          </>
        }
        foot={`链接 ${formatDay(expiresAt)} 到期`}
      />
    </LinkPage>
  );
}
