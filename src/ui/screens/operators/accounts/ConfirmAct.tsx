import type { OperatedAccount } from "#api/contract/operators.ts";
import { FormDialog } from "../../../kit/dialog/FormDialog.tsx";
import text from "../../../kit/styles/text.module.css";
import css from "../Operators.module.css";

interface ConfirmActProps {
  readonly act: "unlock" | "signOut";
  readonly account: OperatedAccount;
  readonly onAct: () => Promise<boolean>;
  readonly onClose: () => void;
}

const WORDS = {
  unlock: { title: "解锁帐号", question: "解锁", label: "解锁" },
  signOut: { title: "全部退出登录", question: "退出所有浏览器中的登录：", label: "退出登录" },
} as const;

const extraOf = (act: ConfirmActProps["act"], { isYou }: OperatedAccount) => {
  if (act === "unlock") return "解锁后用原来的密码登录";
  return isYou ? "这是自己的帐号，此页也会退出登录" : "密码不变，本人可以重新登录";
};

/** A question before an action that takes a moment. */
export function ConfirmAct({ act, account, onAct, onClose }: ConfirmActProps) {
  const { title, question, label } = WORDS[act];
  const confirm = async () => {
    await onAct();
    onClose();
  };
  return (
    <FormDialog isQuestion title={title} submitLabel={label} onSubmit={confirm} onClose={onClose}>
      <div className={css["form"]}>
        <p>
          {question} <b>{account.account}</b>？
        </p>
        <p className={text["ink2"]}>{extraOf(act, account)}</p>
      </div>
    </FormDialog>
  );
}
