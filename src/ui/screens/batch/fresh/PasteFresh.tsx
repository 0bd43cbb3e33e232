import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { FreshPasted } from "#workers/batch/fresh/FreshSheet.ts";
import { Dialog } from "../../../kit/dialog/Dialog.tsx";
import { useNotices } from "../../../page/services/useNotices.ts";
import css from "./FreshAir.module.css";

interface PasteFreshProps {
  readonly client: BatchClient<unknown>;
  readonly onClose: () => void;
}

const EXAMPLE = "房间编号\t人数\t换气次数\t新风量(m³/h)";
const NAMED = 8;

/** Takes persons, air changes or fresh air from cells that were copied from a schedule, by room code. */
export function PasteFresh({ client, onClose }: PasteFreshProps) {
  const notices = useNotices();
  const [typed, setTyped] = useState("");
  const [pasted, setPasted] = useState<FreshPasted | null>(null);
  const take = async () => {
    try {
      const answer = await client.pasteFresh(typed);
      setPasted(answer);
      if (answer.taken > 0 && answer.left.length === 0) onClose();
    } catch {
      notices.error("未采用", "建筑只能查看，或计算线程已中断");
    }
  };
  return (
    <Dialog
      opened
      title="粘贴新风数据"
      width={560}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            关闭
          </Button>
          <Button disabled={typed.trim() === ""} onClick={() => void take()}>
            采用
          </Button>
        </>
      }
    >
      <Textarea
        data-autofocus
        label="从房间表复制表头和各行，在此粘贴；按房间编号对应，输入的新风量优先于规则"
        placeholder={EXAMPLE}
        rows={8}
        value={typed}
        styles={{ label: { fontWeight: 400, color: "var(--v-ink-2)", marginBottom: 4 } }}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {pasted !== null && (
        <div role="status" className={css["pasted"]}>
          <p>
            {pasted.sentence !== "" ? pasted.sentence : `已采用 ${formatNumber(pasted.taken, 0)} 间`}
            {pasted.left.length > 0 && `，${formatNumber(pasted.left.length, 0)} 行未采用：`}
          </p>
          <ul>
            {pasted.left.slice(0, NAMED).map((line, at) => (
              <li key={`${at} ${line}`}>{line}</li>
            ))}
            {pasted.left.length > NAMED && <li>……</li>}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
