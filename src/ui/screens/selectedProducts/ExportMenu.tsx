import { Button, Menu } from "@mantine/core";
import { IconChevronDown, IconDownload } from "@tabler/icons-react";
import { useExport } from "./useExport.ts";

export interface ExportMenuProps {
  readonly projectId: string;
  /** The shown category; without one everything is exported. */
  readonly category: { readonly code: string; readonly name: string } | undefined;
  readonly isOff: boolean;
}

const FORMATS = [
  ["xlsx", "设备表 .xlsx"],
  ["pdf", "设备表 PDF"],
  ["ifc", "三维模型 .ifc"],
] as const;

/** 设备表 as a workbook or PDF, and its components as one model. */
export function ExportMenu({ projectId, category, isOff }: ExportMenuProps) {
  const { isBusy, start } = useExport(projectId, category?.code);
  return (
    <Menu position="bottom-end" shadow="md" transitionProps={{ duration: 0 }} width={168}>
      <Menu.Target>
        <Button
          size="xs"
          loading={isBusy}
          disabled={isOff}
          leftSection={<IconDownload size={14} stroke={1.5} aria-hidden />}
          rightSection={<IconChevronDown size={14} stroke={1.5} aria-hidden />}
        >
          {category === undefined ? "导出" : `导出${category.name}`}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map(([format, words]) => (
          <Menu.Item key={format} onClick={() => void start(format)}>
            {words}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
