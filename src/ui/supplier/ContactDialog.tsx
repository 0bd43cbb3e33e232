import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Dialog } from "../kit/dialog/Dialog.tsx";
import css from "./Supplier.module.css";

/** px. */
const WIDTH = 440;

export interface ContactDialogProps {
  readonly title: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const ContactDialog = ({ title, opened, onClose, children }: ContactDialogProps) => (
  <Dialog
    title={title}
    opened={opened}
    onClose={onClose}
    width={WIDTH}
    actions={
      <Button onClick={onClose} data-autofocus>
        知道了
      </Button>
    }
  >
    <div className={css["card"]}>{children}</div>
  </Dialog>
);
