import { Button, TextInput } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { copyText } from "../../page/browser/copyText.ts";
import text from "../../kit/styles/text.module.css";
import css from "./Sharing.module.css";

/** A link that was just created; its address is shown only now. */
export function NewLink({ address }: { readonly address: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("链接只在此时显示一次，请复制后发给对方");
  const copy = async () => {
    field.current?.select();
    setSaid(
      (await copyText(address)) ? "已复制，可以发给对方" : "浏览器不允许复制，请按 Ctrl+C 复制选中的链接",
    );
  };
  return (
    <div className={css["new"]}>
      <div className={css["address"]}>
        <TextInput
          ref={field}
          size="xs"
          readOnly
          aria-label="新链接"
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button
          size="xs"
          data-autofocus
          leftSection={<IconCopy size={14} stroke={1.5} aria-hidden />}
          onClick={() => void copy()}
        >
          复制
        </Button>
      </div>
      <p className={text["small"]} role="status">
        {said}
      </p>
    </div>
  );
}
