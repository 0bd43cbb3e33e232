import { Button, Menu } from "@mantine/core";
import { IconDots, IconPencil, IconTrash, IconUsers } from "@tabler/icons-react";
import { useState } from "react";
import type { Library } from "#api/contract/libraries.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { LIBRARY_NAME_LENGTH, LIBRARY_UNDO_DAYS } from "#domain/desk/library/libraryLimits.ts";
import { mayDo, ROLE_WORDS } from "#domain/desk/project/projectRoles.ts";
import { Confirm } from "../../kit/dialog/Confirm.tsx";
import { NameDialog } from "../../kit/dialog/NameDialog.tsx";
import { Panel } from "../../kit/layout/Panel.tsx";
import { useNotices } from "../../page/services/useNotices.ts";
import css from "./Library.module.css";
import { MembersDialog } from "./MembersDialog.tsx";
import { useLibraryActs } from "./useLibraries.ts";

const ICON = { size: 16, stroke: 1.5, "aria-hidden": true } as const;
type Asked = "members" | "rename" | "delete";

function factsOf({ role, members, products, drafts, manuals }: Library): readonly string[] {
  return [
    ROLE_WORDS[role],
    `成员 ${formatNumber(members, 0)}`,
    `使用中 ${formatNumber(products, 0)}`,
    `草稿 ${formatNumber(drafts, 0)}`,
    `样本 ${formatNumber(manuals, 0)}`,
  ];
}

interface LibraryHeadProps {
  readonly library: Library;
  /** Called when the library is no longer the user's. */
  readonly onGone: () => void;
}

/** The shown library with its facts and the actions on the whole library. */
export function LibraryHead({ library, onGone }: LibraryHeadProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const acts = useLibraryActs();
  const notices = useNotices();
  const close = () => setAsked(null);
  const mayManage = mayDo(library.role, "manage");
  const rename = async (name: string) => {
    if ((await acts.rename(library, name)) !== null) close();
  };
  const remove = async () => {
    close();
    if ((await acts.remove(library)) === null) return;
    notices.success(`“${library.name}”已删除，${LIBRARY_UNDO_DAYS} 天内可以恢复`);
    onGone();
  };
  return (
    <Panel className={css["head"]}>
      <h2 className={css["name"]} title={library.name}>
        {library.name}
      </h2>
      <ul className={css["facts"]} aria-label="概况">
        {factsOf(library).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className={css["acts"]}>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconUsers size={14} stroke={1.5} aria-hidden />}
          onClick={() => setAsked("members")}
        >
          {mayManage ? "成员和邀请" : "成员"}
        </Button>
        {mayManage && (
          <Menu position="bottom-end" transitionProps={{ duration: 0 }} width={160}>
            <Menu.Target>
              <Button size="xs" variant="default" px={6} aria-label={`${library.name} 的更多操作`}>
                <IconDots {...ICON} />
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={() => setAsked("rename")}>
                改名
              </Menu.Item>
              <Menu.Item
                leftSection={<IconTrash {...ICON} />}
                disabled={library.isPersonal}
                title={library.isPersonal ? "个人产品库不能删除" : undefined}
                onClick={() => setAsked("delete")}
              >
                删除产品库
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      {asked === "members" && (
        <MembersDialog
          library={library}
          onClose={close}
          onLeft={() => {
            close();
            onGone();
          }}
        />
      )}
      {asked === "rename" && (
        <NameDialog
          title="产品库改名"
          label="名称"
          name={library.name}
          maxLength={LIBRARY_NAME_LENGTH}
          onSave={rename}
          onClose={close}
        />
      )}
      <Confirm
        opened={asked === "delete"}
        title="删除产品库"
        message={`删除“${library.name}”及其中 ${formatNumber(library.products + library.drafts, 0)} 个产品${library.manuals > 0 ? `、${formatNumber(library.manuals, 0)} 份样本` : ""}？`}
        extra={`成员立即不能再查看和选用；所有者可以在 ${LIBRARY_UNDO_DAYS} 天内恢复。项目中已选的产品不变`}
        confirmLabel="删除"
        onConfirm={() => void remove()}
        onCancel={close}
      />
    </Panel>
  );
}
