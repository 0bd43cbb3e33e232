import { IconUser, IconUserCog } from "@tabler/icons-react";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useNotices } from "../../page/services/useNotices.ts";
import { useSession } from "../../page/services/useSession.ts";
import css from "../Shell.module.css";

/**
 * The signed-in user with a way to sign out and, for an operator, to the operators' pages; or a button to sign in.
 */
export function AccountCorner() {
  const { account, settings } = useServices();
  const notices = useNotices();
  const user = useSession((session) => session.user);
  const isWeb = useSession(({ platform }) => platform === "web");
  useEffect(() => account.wake(), [account]);
  if (user === null)
    return (
      <button type="button" className={css["item"]} onClick={() => void account.requireLogin()}>
        <IconUser size={16} stroke={1.5} aria-hidden />
        登录/注册
      </button>
    );
  const signOut = () => account.signOut().catch(() => notices.error("退出失败", "仍是登录状态，请稍后重试"));
  return (
    <span className={css["user"]}>
      {user.isOperator && isWeb && (
        <Link className={css["item"]} to="/operators">
          <IconUserCog size={16} stroke={1.5} aria-hidden />
          管理
        </Link>
      )}
      欢迎，
      <a
        className={css["userName"]}
        href={`${settings.accountBase}/user`}
        title={`${user.name} 的个人主页`}
        target="_blank"
        rel="noreferrer"
      >
        {user.name}
      </a>
      <button type="button" className={css["item"]} onClick={() => void signOut()}>
        退出
      </button>
    </span>
  );
}
