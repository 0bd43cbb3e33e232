import { Button, CloseButton, Modal } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useFocusBack } from "../../page/browser/useFocusBack.ts";
import css from "./Confirm.module.css";

export interface ConfirmProps {
  opened: boolean;
  title: string;
  message: ReactNode;
  /** One line that says what exactly changes. */
  extra?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** A message only: no cancel button, and every way of closing it confirms. */
  confirmOnly?: boolean;
  tone?: "warning" | "plain";
  onConfirm: () => void;
  onCancel?: () => void;
  /** Called by Esc and the close button, if that differs from the cancel button. */
  onDismiss?: () => void;
}

const WIDTH = 440;
/** Above drawers (200), which use it for their closing question. */
const LAYER = 400;

/** A modal question. Focus is on the filled button. */
export function Confirm({
  opened,
  title,
  message,
  extra,
  confirmLabel = "确定",
  cancelLabel = "取消",
  confirmOnly = false,
  tone = "warning",
  onConfirm,
  onCancel = onConfirm,
  onDismiss = confirmOnly ? onConfirm : onCancel,
}: ConfirmProps) {
  useFocusBack(opened);
  return (
    <Modal.Root opened={opened} onClose={onDismiss} size={WIDTH} zIndex={LAYER} closeOnClickOutside={false}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body p={0}>
          <div className={css["dialog"]}>
            <div className={css["head"]}>
              <Modal.Title className={css["title"]}>
                {tone === "warning" && (
                  <IconAlertTriangle size={18} stroke={1.75} color="var(--v-miss)" aria-hidden />
                )}
                {title}
              </Modal.Title>
              <CloseButton className={css["close"]} aria-label="关闭" onClick={onDismiss} />
            </div>
            <div className={css["message"]}>{message}</div>
            {extra && <div className={css["extra"]}>{extra}</div>}
            <div className={css["actions"]}>
              {!confirmOnly && (
                <Button variant="default" onClick={onCancel}>
                  {cancelLabel}
                </Button>
              )}
              <Button data-autofocus onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
