import { Button, Menu } from "@mantine/core";
import {
  IconArchive,
  IconCheck,
  IconChevronDown,
  IconCopy,
  IconFolder,
  IconPencil,
  IconPlus,
} from "@tabler/icons-react";
import { useState } from "react";
import type { Project } from "#api/contract/projects.ts";
import { PROJECT_NAME_LENGTH } from "#domain/project/projectLimits.ts";
import { mayDo } from "#domain/project/projectRoles.ts";
import { Confirm } from "../../components/dialog/Confirm.tsx";
import { ProjectNameDialog } from "./ProjectNameDialog.tsx";
import css from "./SelectedProducts.module.css";
import { useProjects } from "./useProjects.ts";

const ICON = { size: 16, stroke: 1.5, "aria-hidden": true } as const;
type Asked = "new" | "rename" | "copy" | "archive";

const copyName = (name: string) => `${name.slice(0, PROJECT_NAME_LENGTH - 3)} 副本`;

/** The current project, the others, and what is done with whole projects. */
export function ProjectMenu({ project }: { readonly project: Project }) {
  const { projects, choose, create, rename, copy, archive } = useProjects();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const mayManage = mayDo(project.role, "manage");
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
          {used.map(({ id, name }) => (
            <Menu.Item
              key={id}
              aria-current={id === project.id || undefined}
              leftSection={id === project.id ? <IconCheck {...ICON} /> : <i className={css["noCheck"]} />}
              onClick={() => void choose(id)}
            >
              {name}
            </Menu.Item>
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
          <Menu.Item
            leftSection={<IconArchive {...ICON} />}
            disabled={!mayManage}
            onClick={() => setAsked("archive")}
          >
            归档
          </Menu.Item>
          {archived.length > 0 && <Menu.Label>取消归档</Menu.Label>}
          {archived.map((each) => (
            <Menu.Item
              key={each.id}
              leftSection={<i className={css["noCheck"]} />}
              disabled={!mayDo(each.role, "manage")}
              onClick={() => void archive(each, false)}
            >
              {each.name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {asked === "new" && <ProjectNameDialog title="新建项目" name="" onSave={create} onClose={close} />}
      {asked === "rename" && (
        <ProjectNameDialog
          title="重命名项目"
          name={project.name}
          onSave={(name) => rename(project, name)}
          onClose={close}
        />
      )}
      {asked === "copy" && (
        <ProjectNameDialog
          title="复制项目"
          name={copyName(project.name)}
          onSave={(name) => copy(project, name)}
          onClose={close}
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
