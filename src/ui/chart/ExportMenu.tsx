import { ActionIcon, Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";

export interface ExportMenuProps {
  readonly onPng: () => void;
  readonly onCsv: () => void;
  readonly onPrint: () => void;
}

export const ExportMenu = ({ onPng, onCsv, onPrint }: ExportMenuProps) => (
  <Menu position="bottom-end">
    <Menu.Target>
      <ActionIcon variant="subtle" color="gray" size={28} aria-label="导出曲线">
        <IconDownload size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item onClick={onPng}>图片 PNG</Menu.Item>
      <Menu.Item onClick={onCsv}>数据 CSV</Menu.Item>
      <Menu.Item onClick={onPrint}>打印</Menu.Item>
    </Menu.Dropdown>
  </Menu>
);
