import { Button } from "@mantine/core";
import { useId, useState, type FormEvent, type ReactNode } from "react";
import { Dialog } from "./Dialog.tsx";

export interface FormDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  /** It has no field, so the filled button has the focus. */
  readonly isQuestion?: boolean;
  /** The action cannot be undone. */
  readonly isDangerous?: boolean;
  /** Returns nothing if there is nothing to wait for, such as after a fault of a field. */
  readonly onSubmit: () => void | Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const WIDTH = 440;

/** A form over the page. It stays until its answer has arrived and is not sent twice; the parent closes it. */
export function FormDialog({
  title,
  submitLabel,
  isQuestion = false,
  isDangerous = false,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const doing = onSubmit();
    if (doing === undefined) return;
    setBusy(true);
    await doing;
    setBusy(false);
  };
  return (
    <Dialog
      opened
      title={title}
      width={WIDTH}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            取消
          </Button>
          <Button
            type="submit"
            form={formId}
            data-autofocus={isQuestion || undefined}
            loading={isBusy}
            {...(isDangerous ? { color: "red" } : {})}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        {children}
      </form>
    </Dialog>
  );
}
