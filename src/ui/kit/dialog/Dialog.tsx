import { CloseButton, Modal } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { useFocusBack } from "../../page/browser/useFocusBack.ts";
import { Confirm } from "./Confirm.tsx";
import css from "./Dialog.module.css";

export interface DialogProps {
  readonly opened: boolean;
  readonly title: string;
  /** px. */
  readonly width: number;
  readonly onClose: () => void;
  /** Its content is only kept by 保存: Esc and the close button ask before they close it. */
  readonly isChanged?: boolean;
  /** Secondary actions at the left. */
  readonly aside?: ReactNode;
  /** The filled button is last. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** A form or a report over the page. Its first field, or the element with `data-autofocus`, has the focus. */
export function Dialog({
  opened,
  title,
  width,
  onClose,
  isChanged = false,
  aside,
  actions,
  children,
}: DialogProps) {
  const [isAsking, setAsking] = useState(false);
  useFocusBack(opened);
  const leave = isChanged ? () => setAsking(true) : onClose;
  return (
    <Modal.Root
      opened={opened}
      onClose={leave}
      size={width}
      closeOnClickOutside={false}
      closeOnEscape={!isAsking}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={css["dialog"]}>
          <div className={css["head"]}>
            <Modal.Title className={css["title"]}>{title}</Modal.Title>
            <CloseButton className={css["close"]} aria-label="关闭" onClick={leave} />
          </div>
          <div className={css["body"]}>{children}</div>
          <div className={css["foot"]}>
            <div className={css["aside"]}>{aside}</div>
            {actions}
          </div>
        </div>
        {isAsking && (
          <Confirm
            opened
            title="放弃修改"
            message={`“${title}”有未保存的修改，关闭后不保留。`}
            confirmLabel="继续编辑"
            cancelLabel="放弃修改"
            onConfirm={() => setAsking(false)}
            onCancel={onClose}
            onDismiss={() => setAsking(false)}
          />
        )}
      </Modal.Content>
    </Modal.Root>
  );
}
