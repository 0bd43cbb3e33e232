import { Button, Menu } from "@mantine/core";
import {
  IconBuilding,
  IconChevronDown,
  IconHistory,
  IconList,
  IconPencil,
  IconPlus,
  IconTrash,
} from "@tabler/icons-react";
import { nameOrNone, type Buildings } from "../context/Buildings.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";
import { useMayEdit } from "../context/useMayEdit.ts";
import css from "./Buildings.module.css";

interface BuildingMenuProps {
  readonly name: string;
  readonly isRunning: boolean;
  readonly buildings: Buildings;
}

const ICON = { size: 16, stroke: 1.5 } as const;

/** The open building with the actions on whole buildings, which are disabled during a run */
export function BuildingMenu({ name, isRunning, buildings }: BuildingMenuProps) {
  const mayEdit = useMayEdit();
  const { hasHost } = useServices().host;
  const shown = nameOrNone(name);
  return (
    <Menu
      position="bottom-start"
      shadow="md"
      transitionProps={{ duration: 0 }}
      width={208}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button
          size="xs"
          variant="subtle"
          className={css["current"]}
          c="var(--v-ink-2)"
          styles={{ label: { fontWeight: 400 } }}
          disabled={isRunning}
          title={shown}
          aria-label={`建筑：${shown}`}
          leftSection={<IconBuilding size={14} stroke={1.5} aria-hidden />}
          rightSection={<IconChevronDown size={14} stroke={1.5} aria-hidden />}
        >
          <span className={css["name"]}>{shown}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconList {...ICON} />} onClick={buildings.showList}>
          打开其他建筑
        </Menu.Item>
        <Menu.Item leftSection={<IconPlus {...ICON} />} onClick={() => buildings.ask("new")}>
          新建建筑
        </Menu.Item>
        {!hasHost && (
          <Menu.Item leftSection={<IconHistory {...ICON} />} onClick={() => buildings.showVersions()}>
            项目中的方案版本
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconPencil {...ICON} />}
          disabled={!mayEdit}
          onClick={() => buildings.ask("rename")}
        >
          重命名
        </Menu.Item>
        <Menu.Item
          leftSection={<IconTrash {...ICON} />}
          disabled={!mayEdit}
          onClick={buildings.askDeletePresent}
        >
          删除建筑
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
