import { CloseButton, Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import { useFocusBack } from "../../hooks/page/useFocusBack.ts";
import css from "./SideDrawer.module.css";

export interface SideDrawerProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** px: 1120 for a batch screen, 1040 for alternatives. A narrower window makes it narrower. */
  width: 1120 | 1040;
  /** Facts beside the title. */
  headExtra?: ReactNode;
  children: ReactNode;
}

/** The drawer at the left. Focus goes to its title, and back where it was when it closes. */
export function SideDrawer({ opened, onClose, title, width, headExtra, children }: SideDrawerProps) {
  useFocusBack(opened);
  return (
    <Drawer.Root opened={opened} onClose={onClose} size={width}>
      <Drawer.Overlay />
      <Drawer.Content>
        <div className={css["sheet"]}>
          <div className={css["head"]}>
            <Drawer.Title className={css["title"]} tabIndex={-1} data-autofocus title={title}>
              {title}
            </Drawer.Title>
            <div className={css["extra"]}>{headExtra}</div>
            <CloseButton aria-label="关闭" onClick={onClose} />
          </div>
          <div className={css["body"]}>{children}</div>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
