import { Button, Menu } from "@mantine/core";
import {
  IconArchive,
  IconCheck,
  IconChevronDown,
  IconCopy,
  IconFolder,
  IconPencil,
  IconPlus,
  IconUsers,
} from "@tabler/icons-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Project } from "#api/contract/projects.ts";
import { PROJECT_NAME_LENGTH } from "#domain/desk/project/projectLimits.ts";
import { mayDo, ROLE_WORDS } from "#domain/desk/project/projectRoles.ts";
import { Confirm } from "../../kit/dialog/Confirm.tsx";
import { NameDialog } from "../../kit/dialog/NameDialog.tsx";
import { SELECTED, selectedAddress } from "./selectedAddress.ts";
import css from "./SelectedProducts.module.css";
import { ShareDialog } from "./sharing/ShareDialog.tsx";
import { useProjects } from "./useProjects.ts";

const ICON = { size: 16, stroke: 1.5, "aria-hidden": true } as const;
type Asked = "new" | "rename" | "copy" | "archive" | "share";

const NAME = { label: "项目名称", maxLength: PROJECT_NAME_LENGTH } as const;
const copyName = (name: string) => `${name.slice(0, PROJECT_NAME_LENGTH - 3)} 副本`;

function ProjectItem({
  project,
  isShown,
  onShow,
}: {
  readonly project: Project;
  readonly isShown: boolean;
  readonly onShow: (project: Project) => unknown;
}) {
  return (
    <Menu.Item
      aria-current={isShown || undefined}
      leftSection={isShown ? <IconCheck {...ICON} /> : <i className={css["noCheck"]} />}
      rightSection={
        project.role !== "owner" && <span className={css["role"]}>{ROLE_WORDS[project.role]}</span>
      }
      onClick={() => onShow(project)}
    >
      {project.name}
    </Menu.Item>
  );
}

/** The shown project, the others, and the actions on whole projects. */
export function ProjectMenu({ project }: { readonly project: Project }) {
  const { projects, choose, create, rename, copy, archive } = useProjects();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  /** The dialog stays open if the name could not be saved. */
  const closeAfter = async (isDone: Promise<boolean>) => {
    if (await isDone) close();
  };
  const mayManage = mayDo(project.role, "manage");
  const showCurrent = () => navigate(SELECTED.path);
  const closeAndShow = async (isDone: Promise<boolean>) => {
    if (!(await isDone)) return;
    close();
    await showCurrent();
  };
  /** The shown project becomes the current one, unless it does not accept selections. */
  async function show({ id, role, isArchived }: Project) {
    if (!mayDo(role, "edit") || isArchived) return navigate(selectedAddress(id, undefined));
    await choose(id);
    return showCurrent();
  }
  const [used, archived] = [
    projects.filter(({ isArchived }) => !isArchived),
    projects.filter(({ isArchived }) => isArchived),
  ];
  return (
    <>
      <Menu position="bottom-end" shadow="md" transitionProps={{ duration: 0 }} width={240}>
        <Menu.Target>
          <Button
            size="xs"
            variant="subtle"
            className={css["current"]}
            c="var(--v-ink-2)"
            title={project.name}
            aria-label={`项目：${project.name}`}
            leftSection={<IconFolder size={14} stroke={1.5} aria-hidden />}
            rightSection={<IconChevronDown size={14} stroke={1.5} aria-hidden />}
          >
            {project.name}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={css["menu"]}>
          <Menu.Label>项目</Menu.Label>
          {used.map((each) => (
            <ProjectItem key={each.id} project={each} isShown={each.id === project.id} onShow={show} />
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconPlus {...ICON} />} onClick={() => setAsked("new")}>
            新建项目
          </Menu.Item>
          <Menu.Item
            leftSection={<IconPencil {...ICON} />}
            disabled={!mayManage}
            onClick={() => setAsked("rename")}
          >
            重命名
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy {...ICON} />} onClick={() => setAsked("copy")}>
            复制项目
          </Menu.Item>
          <Menu.Item leftSection={<IconUsers {...ICON} />} onClick={() => setAsked("share")}>
            共享
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArchive {...ICON} />}
            disabled={!mayManage}
            onClick={() => (project.isArchived ? void archive(project, false) : setAsked("archive"))}
          >
            {project.isArchived ? "取消归档" : "归档"}
          </Menu.Item>
          {archived.length > 0 && <Menu.Label>已归档</Menu.Label>}
          {archived.map((each) => (
            <ProjectItem key={each.id} project={each} isShown={each.id === project.id} onShow={show} />
          ))}
        </Menu.Dropdown>
      </Menu>
      {asked === "new" && (
        <NameDialog
          {...NAME}
          title="新建项目"
          name=""
          onSave={(name) => closeAndShow(create(name))}
          onClose={close}
        />
      )}
      {asked === "rename" && (
        <NameDialog
          {...NAME}
          title="重命名项目"
          name={project.name}
          onSave={(name) => closeAfter(rename(project, name))}
          onClose={close}
        />
      )}
      {asked === "copy" && (
        <NameDialog
          {...NAME}
          title="复制项目"
          name={copyName(project.name)}
          onSave={(name) => closeAndShow(copy(project, name))}
          onClose={close}
        />
      )}
      {asked === "share" && (
        <ShareDialog
          project={project}
          onClose={close}
          onLeft={() => {
            close();
            void showCurrent();
          }}
        />
      )}
      <Confirm
        opened={asked === "archive"}
        title="归档项目"
        message={`归档“${project.name}”？`}
        extra="归档后只能查看，可以随时取消归档；之后选中的产品进入另一个项目"
        confirmLabel="归档"
        onConfirm={() => {
          close();
          void archive(project, true);
        }}
        onCancel={close}
      />
    </>
  );
}
