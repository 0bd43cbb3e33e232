import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import type { NotLoadedCode } from "./loadScreen.ts";

const WHY: Readonly<Record<NotLoadedCode, string>> = {
  timeout: "120 秒内没有收到页面，网络可能太慢",
  failed: "网络中断，或者程序已经更新",
};

/**
 * Shown if a screen's script was not loaded. After a new deployment only a reload knows the scripts' new names.
 */
export function ScreenNotLoaded({
  code,
  onRetry,
  onReload = () => location.reload(),
}: {
  code: NotLoadedCode;
  onRetry: () => void;
  onReload?: () => void;
}) {
  const isGone = code === "failed";
  return (
    <EmptyState
      kind="error"
      title="页面加载失败"
      why={WHY[code]}
      actions={
        <>
          <Button leftSection={<IconRefresh size={16} stroke={1.5} />} onClick={isGone ? onReload : onRetry}>
            {isGone ? "重新加载" : "重试"}
          </Button>
          <Button variant="default" onClick={isGone ? onRetry : onReload}>
            {isGone ? "重试" : "重新加载"}
          </Button>
        </>
      }
    />
  );
}
