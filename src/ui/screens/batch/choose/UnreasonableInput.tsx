import { Confirm } from "../../../kit/dialog/Confirm.tsx";

/** 提示: the server found an impossible value. The rooms that it named are marked in the table. */
export function UnreasonableInput({
  opened,
  message,
  onClose,
}: {
  opened: boolean;
  message: string;
  onClose: () => void;
}) {
  return <Confirm opened={opened} title="提示" message={message} confirmOnly onConfirm={onClose} />;
}
