import { CloseButton, Drawer } from "@mantine/core";
import { useRef, type ReactNode } from "react";
import { useFocusBack } from "../../page/browser/useFocusBack.ts";
import css from "./SideDrawer.module.css";

export interface SideDrawerProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /**
   * px: 1120 for a batch screen, 1296 for one in a wide window, 1040 for alternatives, 840 for prices, 383 for a
   * component. A narrower window makes it narrower.
   */
  width: 1296 | 1120 | 1040 | 840 | 383;
  side?: "left" | "right";
  /** Whether a click outside leaves it open. */
  staysOpen?: boolean;
  /** Facts beside the title. */
  headExtra?: ReactNode;
  children: ReactNode;
}

/** A drawer at the left or right. Focus goes to its title, and back when it closes. */
export function SideDrawer({
  opened,
  onClose,
  title,
  width,
  side = "left",
  staysOpen = false,
  headExtra,
  children,
}: SideDrawerProps) {
  useFocusBack(opened);
  const sheet = useRef<HTMLDivElement>(null);
  /** Every open dialog gets Esc; if it was pressed in a dialog above, only that one closes. */
  const close = () => {
    const pressed = window.event?.target;
    const dialog = pressed instanceof Element ? pressed.closest('[aria-modal="true"]') : null;
    if (dialog === null || dialog.contains(sheet.current)) onClose();
  };
  return (
    <Drawer.Root
      opened={opened}
      onClose={close}
      size={width}
      position={side}
      closeOnClickOutside={!staysOpen}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <div className={css["sheet"]} ref={sheet}>
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
