import { Button, TextInput } from "@mantine/core";
import text from "../kit/styles/text.module.css";
import { Dialog } from "../kit/dialog/Dialog.tsx";

export interface AddressDialogProps {
  readonly address: string;
  readonly onClose: () => void;
}

const WIDTH = 520;

/**
 * Shows an address for copying by hand, where the browser does not let a page copy: without TLS, or if the user
 * forbids it.
 */
export const AddressDialog = ({ address, onClose }: AddressDialogProps) => (
  <Dialog
    opened
    title="复制链接"
    width={WIDTH}
    onClose={onClose}
    actions={<Button onClick={onClose}>完成</Button>}
  >
    <TextInput
      readOnly
      data-autofocus
      aria-label="链接"
      value={address}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
    <p className={text["small"]}>浏览器不允许网页复制，请按 Ctrl+C 复制选中的链接</p>
  </Dialog>
);
