import { VisuallyHidden } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import css from "./many/ManyRooms.module.css";

/** A cell with a lock icon for a room that actions on many rooms leave unchanged. */
export function LockableCell({ isLocked, children }: { isLocked: boolean; children: ReactNode }) {
  if (!isLocked) return children;
  return (
    <span className={css["locked"]} title="已锁定：选型与批量操作保持不变">
      {children}
      <IconLock size={14} stroke={1.5} aria-hidden />
      <VisuallyHidden>已锁定</VisuallyHidden>
    </span>
  );
}
