import { CloseButton, Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useFocusBack } from "../../page/browser/useFocusBack.ts";
import css from "./Dialog.module.css";

export interface DialogProps {
  readonly opened: boolean;
  readonly title: string;
  /** px. */
  readonly width: number;
  readonly onClose: () => void;
  /** Secondary actions at the left. */
  readonly aside?: ReactNode;
  /** The filled button is last. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** A form or a report over the page. Its first field, or the element with `data-autofocus`, has the focus. */
export function Dialog({ opened, title, width, onClose, aside, actions, children }: DialogProps) {
  useFocusBack(opened);
  return (
    <Modal.Root opened={opened} onClose={onClose} size={width} closeOnClickOutside={false}>
      <Modal.Overlay />
      <Modal.Content>
        <div className={css["dialog"]}>
          <div className={css["head"]}>
            <Modal.Title className={css["title"]}>{title}</Modal.Title>
            <CloseButton className={css["close"]} aria-label="关闭" onClick={onClose} />
          </div>
          <div className={css["body"]}>{children}</div>
          <div className={css["foot"]}>
            <div className={css["aside"]}>{aside}</div>
            {actions}
          </div>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
