import { Button, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import {
  IconClipboardText,
  IconDownload,
  IconFileImport,
  IconRefresh,
  IconSearch,
} from "@tabler/icons-react";
import { memo, useState, type ReactNode } from "react";
import { BATCH_ROUTES } from "../../../addresses/batchRoutes.ts";
import { PageHead } from "../../../kit/layout/PageHead.tsx";
import type { BatchHostRooms } from "../rooms/host/useHostRooms.ts";
import { useTypedText } from "../../../page/browser/useTypedText.ts";
import { useMayEdit } from "../context/useMayEdit.ts";
import type { ImportSource } from "../import/RoomImport.ts";
import { GroupMenu, type GroupMenuProps } from "../table/groups/GroupMenu.tsx";
import { Segments } from "../../../kit/input/Segments.tsx";
import type { WidthClass } from "../../../page/browser/useWidthClass.ts";
import type { BatchPart } from "../context/usePart.ts";
import { RoomsMenu, type RoomsMenuProps } from "../rooms/RoomsMenu.tsx";
import css from "./BatchScreen.module.css";

export interface BatchHeadProps extends RoomsMenuProps, Omit<GroupMenuProps, "isHeard"> {
  /** Name of the kind, whose tab is current. */
  readonly name: string;
  /** Menu of the open building. */
  readonly menu: ReactNode;
  /** The parts of the building that can be shown; with only one there is no choice. */
  readonly parts: readonly BatchPart[];
  readonly part: BatchPart;
  readonly onPart: (part: BatchPart) => void;
  readonly search: string;
  readonly width: WidthClass;
  /** In a host, rooms come only from the host, because results go back by its ids. */
  readonly host: BatchHostRooms;
  readonly onSearch: (search: string) => void;
  readonly onImport: (source: ImportSource) => void;
  readonly onTemplate: () => void;
}

const PARTS: Readonly<Record<BatchPart, string>> = {
  rooms: "房间",
  systems: "系统",
  sources: "冷热源",
  sound: "噪声",
  fresh: "新风",
  overview: "总览",
};
const ICON = { size: 14, stroke: 1.5 } as const;
/** ms of a pause in typing after which the worker is asked. */
const TYPING_MS = 200;
const SEARCH = { w: 176, placeholder: "搜索房间编号或名称" };
/** Width beside all parts of a building, which leave less space for it. */
const SHORT_SEARCH = { w: 116, miw: 84, placeholder: "搜索房间" };

function Head({
  name,
  menu,
  parts,
  part,
  onPart,
  search,
  width,
  host,
  onSearch,
  onImport,
  onTemplate,
  grouping,
  stated,
  onGroup,
  ...rooms
}: BatchHeadProps) {
  const mayEdit = useMayEdit();
  /** In a narrow window buttons have no icons, so that the text of the search stays readable. */
  const hasIcons = width !== "narrow";
  const [typed, setTyped] = useState<string | null>(null);
  const searchLater = useDebouncedCallback(onSearch, TYPING_MS);
  const field = useTypedText({
    value: typed ?? search,
    onChange: (text) => {
      setTyped(text);
      searchLater(text.trim());
    },
  });
  const tabs = BATCH_ROUTES.map(({ name: kind, title, path }) => ({
    label: title,
    to: path,
    isCurrent: kind === name,
  }));
  return (
    <PageHead tabs={tabs}>
      {parts.length > 1 && (
        <Segments
          aria-label="建筑"
          size="xs"
          className={css["parts"]}
          data={parts.map((value) => ({ value, label: PARTS[value] }))}
          value={part}
          onChange={onPart}
        />
      )}
      {menu}
      {part === "rooms" && (
        <>
          <GroupMenu
            grouping={grouping}
            stated={stated}
            isHeard={parts.includes("sound")}
            onGroup={onGroup}
          />
          <TextInput
            size="xs"
            type="search"
            {...(width === "wide" ? SEARCH : SHORT_SEARCH)}
            aria-label={SEARCH.placeholder}
            leftSection={<IconSearch {...ICON} />}
            leftSectionWidth={28}
            styles={{ input: { paddingLeft: 28 } }}
            {...field}
            onBlur={() => {
              searchLater.flush();
              setTyped(null);
            }}
          />
        </>
      )}
      {host.hasHost ? (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconRefresh {...ICON} />}
          disabled={!mayEdit}
          loading={host.step.status === "reading"}
          onClick={host.read}
        >
          重新读取房间
        </Button>
      ) : (
        <Button.Group>
          <Button
            size="xs"
            variant="default"
            leftSection={hasIcons && <IconFileImport {...ICON} />}
            disabled={!mayEdit}
            onClick={() => onImport("file")}
          >
            {hasIcons ? "导入房间表" : "导入"}
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={hasIcons && <IconClipboardText {...ICON} />}
            disabled={!mayEdit}
            onClick={() => onImport("paste")}
          >
            粘贴
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={hasIcons && <IconDownload {...ICON} />}
            onClick={onTemplate}
          >
            下载模板
          </Button>
          <RoomsMenu {...rooms} />
        </Button.Group>
      )}
    </PageHead>
  );
}

/**
 * The tabs of the kinds, the room search, and the import of rooms. Memoised, so that it does not render on every
 * frame of a run.
 */
export const BatchHead = memo(Head);
