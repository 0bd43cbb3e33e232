import { Button, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import type { OperatedAccount } from "#api/contract/operators.ts";
import { formatMinute } from "#domain/base/formatDay.ts";
import { Dialog } from "../../../kit/dialog/Dialog.tsx";
import text from "../../../kit/styles/text.module.css";
import { copyText } from "../../../page/browser/copyText.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";
import css from "../Operators.module.css";

interface Code {
  readonly code: string;
  readonly expiresAt: number;
}

interface CodeDialogProps {
  readonly account: OperatedAccount;
  readonly onMake: () => Promise<Code | null>;
  readonly onClose: () => void;
}

const WIDTH = 440;
const QUESTION = "此前的重置码失效。现在的密码在设定新密码之前仍然有效";

function Shown({ code, expiresAt }: Code) {
  const { settings } = useServices();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("重置码只在此时显示一次，也不在操作记录中");
  const copy = async () => {
    field.current?.select();
    setSaid((await copyText(code)) ? "已复制" : "浏览器不允许复制，请按 Ctrl+C 复制选中的重置码");
  };
  return (
    <>
      <TextInput
        ref={field}
        readOnly
        aria-label="重置码"
        classNames={{ input: css["code"] ?? "" }}
        value={code}
        data-autofocus
        onFocus={({ currentTarget }) => currentTarget.select()}
        rightSectionWidth={64}
        rightSection={
          <Button size="xs" variant="default" onClick={() => void copy()}>
            复制
          </Button>
        }
      />
      <p className={text["ink2"]} role="status">
        {said}
      </p>
      <p>
        本人在 {new URL(`${settings.accountBase}/new-password`, location.href).href} 设定新密码，
        {formatMinute(expiresAt)} 前有效，只能用一次
      </p>
    </>
  );
}

/** Makes a code for a new password and shows it once. */
export function CodeDialog({ account, onMake, onClose }: CodeDialogProps) {
  const [made, setMade] = useState<Code | null>(null);
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    const code = await onMake();
    setMade(code);
    setBusy(false);
    if (code === null) onClose();
  };
  return (
    <Dialog
      opened
      title={made === null ? "生成重置码" : `${account.account} 的重置码`}
      width={WIDTH}
      onClose={onClose}
      actions={
        made === null ? (
          <>
            <Button variant="default" onClick={onClose}>
              取消
            </Button>
            <Button data-autofocus loading={isBusy} onClick={() => void make()}>
              生成
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>完成</Button>
        )
      }
    >
      <div className={css["form"]}>
        {made === null ? (
          <>
            <p>
              为 <b>{account.account}</b> 生成重置码？
            </p>
            <p className={text["ink2"]}>{QUESTION}</p>
          </>
        ) : (
          <Shown {...made} />
        )}
      </div>
    </Dialog>
  );
}
