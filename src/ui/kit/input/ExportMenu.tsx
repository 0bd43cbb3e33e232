import { Button, Menu } from "@mantine/core";
import { IconChevronDown, IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import type { BookFormat } from "../../page/services/useSaveBook.ts";

interface ExportMenuProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly className?: string | undefined;
  /** Makes and downloads the file; reports a failure itself. */
  readonly onSave: (format: BookFormat) => Promise<void>;
}

/** Exports a file as a workbook or on paper. While a file is being made, no other can be requested. */
export function ExportMenu({ label, disabled = false, className, onSave }: ExportMenuProps) {
  const [isBusy, setBusy] = useState(false);
  const save = async (format: BookFormat) => {
    setBusy(true);
    try {
      await onSave(format);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu position="bottom-end" shadow="md" transitionProps={{ duration: 0 }} width={136}>
      <Menu.Target>
        <Button
          {...(className === undefined ? {} : { className })}
          size="xs"
          variant="default"
          leftSection={<IconDownload size={14} stroke={1.5} aria-hidden />}
          rightSection={<IconChevronDown size={14} stroke={1.5} aria-hidden />}
          disabled={disabled}
          loading={isBusy}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void save("xlsx")}>.xlsx 工作簿</Menu.Item>
        <Menu.Item onClick={() => void save("pdf")}>PDF</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
