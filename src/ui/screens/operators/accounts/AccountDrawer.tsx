import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { OperatedAccount } from "#api/contract/operators.ts";
import { formatMinute } from "#domain/base/formatDay.ts";
import { MISSING } from "#domain/base/formatNumber.ts";
import { storageSize } from "#domain/desk/operators/storageSize.ts";
import { SideDrawer } from "../../../kit/dialog/SideDrawer.tsx";
import { EmptyState } from "../../../kit/layout/EmptyState.tsx";
import text from "../../../kit/styles/text.module.css";
import { ActDialog, type AskedAct } from "./ActDialog.tsx";
import css from "../Operators.module.css";
import { useAccount } from "./useAccounts.ts";

const factsOf = (account: OperatedAccount): readonly (readonly [name: string, value: string | null])[] => [
  ["帐号", account.account],
  ["姓名", account.name],
  ["单位", account.company],
  ["城市", account.city],
  ["邮箱", account.email],
  ["注册", formatMinute(account.createdAt)],
  ["最近登录", account.signedInAt === null ? null : formatMinute(account.signedInAt)],
  ["登录中的浏览器", String(account.sessions)],
  ["参与的项目", String(account.projects)],
  ["占用", account.bytes === 0 ? null : storageSize(account.bytes)],
];
const lockOf = ({ lockedAt, lockReason }: OperatedAccount): ReturnType<typeof factsOf> =>
  lockedAt === null
    ? []
    : [
        ["锁定于", formatMinute(lockedAt)],
        ["锁定原因", lockReason],
      ];

interface Offered {
  readonly asked: AskedAct;
  readonly label: string;
  readonly hint: string;
  readonly isOff?: boolean;
}

const OWN = "自己的帐号不能锁定或删除";

const offersOf = ({ isYou, lockedAt, sessions }: OperatedAccount): readonly Offered[] => [
  lockedAt === null
    ? { asked: "lock", label: "锁定", hint: isYou ? OWN : "立即退出登录，解锁前不能再登录", isOff: isYou }
    : { asked: "unlock", label: "解锁", hint: "可以重新登录" },
  {
    asked: "signOut",
    label: "全部退出登录",
    hint: sessions === 0 ? "没有登录中的浏览器" : "密码不变，可以重新登录",
    isOff: sessions === 0,
  },
  { asked: "code", label: "生成重置码", hint: "交给本人，用来设定新密码" },
  { asked: "delete", label: "删除", hint: isYou ? OWN : "连同其数据删除，不能恢复", isOff: isYou },
];

function AccountParts({
  account,
  onAsk,
}: {
  readonly account: OperatedAccount;
  readonly onAsk: (asked: AskedAct) => void;
}) {
  return (
    <>
      <dl className={css["facts"]}>
        {[...factsOf(account), ...lockOf(account)].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={value === null ? text["dim"] : undefined}>{value ?? MISSING}</dd>
          </div>
        ))}
      </dl>
      {offersOf(account).map(({ asked, label, hint, isOff = false }) => (
        <div key={asked} className={css["act"]}>
          <p>{hint}</p>
          <Button
            size="xs"
            variant="default"
            {...(asked === "delete" ? { color: "red", variant: "outline" } : {})}
            disabled={isOff}
            onClick={() => onAsk(asked)}
          >
            {label}
          </Button>
        </div>
      ))}
      <div className={css["more"]}>
        <Link to={`/operators/acts?words=${encodeURIComponent(account.account)}`}>查看此帐号的操作记录</Link>
      </div>
    </>
  );
}

interface AccountDrawerProps {
  /** The account as it is in the list. */
  readonly opened: OperatedAccount;
  readonly onClose: () => void;
}

/** An account with all actions that an operator has on it. */
export function AccountDrawer({ opened, onClose }: AccountDrawerProps) {
  const loaded = useAccount(opened.id);
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const account = loaded.status === "ready" ? loaded.value : opened;
  return (
    <SideDrawer opened side="right" width={383} title={opened.account} onClose={onClose}>
      <div className={css["drawer"]}>
        {loaded.status === "failed" ? (
          <EmptyState
            kind="error"
            title="帐号没有读取成功"
            why="可能已被删除，或网络中断"
            actions={
              <>
                <Button onClick={loaded.retry}>重试</Button>
                <Button variant="default" onClick={onClose}>
                  返回列表
                </Button>
              </>
            }
          />
        ) : (
          <AccountParts account={account} onAsk={setAsked} />
        )}
      </div>
      {asked !== null && (
        <ActDialog asked={asked} account={account} onClose={() => setAsked(null)} onDeleted={onClose} />
      )}
    </SideDrawer>
  );
}
