import { TextInput } from "@mantine/core";
import { useState } from "react";
import { ACCOUNT_LENGTH, accountKey } from "#domain/desk/operators/accountKey.ts";
import { LOCK_REASON_LENGTH } from "#domain/desk/operators/operatorActs.ts";
import { isOneLine } from "#domain/base/isOneLine.ts";
import { FormDialog } from "../../../kit/dialog/FormDialog.tsx";
import { Field } from "../../../kit/input/Field.tsx";
import text from "../../../kit/styles/text.module.css";
import css from "../Operators.module.css";

interface TypedActDialogProps {
  readonly act: "lock" | "delete";
  readonly account: string;
  /** `false` on failure, after reporting it; the text stays. */
  readonly onAct: (typed: string) => Promise<boolean>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** An input counts a character above U+FFFF twice. */
const LONGEST_NAME = 2 * ACCOUNT_LENGTH;

const WORDS = {
  lock: {
    title: "锁定帐号",
    what: "立即退出所有登录，解锁前不能再登录：",
    label: "原因",
    note: "本人登录时会看到原因；它也留在操作记录中，不写个人信息",
    submitLabel: "锁定",
    maxLength: LOCK_REASON_LENGTH,
  },
  delete: {
    title: "删除帐号",
    what: "帐号和其中的数据全部删除，不能恢复：",
    label: "帐号",
    note: "输入要删除的帐号以确认。与他人共享的项目留给其他成员；操作记录中只留帐号名",
    submitLabel: "删除",
    maxLength: LONGEST_NAME,
  },
} as const;

function faultOf(act: TypedActDialogProps["act"], account: string, typed: string): string | undefined {
  if (act === "delete") return accountKey(typed) === account ? undefined : `填写的不是 ${account}`;
  if (typed === "") return "填写原因";
  return isOneLine(typed) ? undefined : "原因含有换行或改变文字方向的隐藏字符，删去后重新填写";
}

/** Asks for the reason of a lock, or for the account's name before it is deleted. */
export function TypedActDialog({ act, account, onAct, onClose, onDone }: TypedActDialogProps) {
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string>();
  const { title, what, label, note, submitLabel, maxLength } = WORDS[act];
  const send = async () => {
    if (await onAct(typed.trim())) onDone();
  };
  const submit = () => {
    const found = faultOf(act, account, typed.trim());
    setFault(found);
    return found === undefined ? send() : undefined;
  };
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      isDangerous={act === "delete"}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={css["form"]}>
        <p>
          {what}
          <b>{account}</b>
        </p>
        <Field label={label} required error={fault}>
          {(control) => (
            <TextInput
              {...control}
              w="100%"
              data-autofocus
              autoComplete="off"
              maxLength={maxLength}
              value={typed}
              error={fault !== undefined}
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value);
                setFault(undefined);
              }}
            />
          )}
        </Field>
        <p className={`${text["ink2"]} ${text["small"]}`}>{note}</p>
      </div>
    </FormDialog>
  );
}
