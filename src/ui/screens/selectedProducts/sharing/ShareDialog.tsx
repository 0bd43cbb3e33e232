import type { Project } from "#api/contract/projects.ts";
import { mayDo } from "#domain/desk/project/projectRoles.ts";
import { LinkPanel, type LinkChoice } from "../../../project/sharing/LinkPanel.tsx";
import type { MemberWords } from "../../../project/sharing/MemberList.tsx";
import { SharingDialog } from "../../../project/sharing/SharingDialog.tsx";
import { useLinks } from "../../../project/sharing/useLinks.ts";
import { useMembers } from "./useMembers.ts";
import { useVersionChoices } from "./useVersionChoices.ts";

export interface ShareDialogProps {
  readonly project: Project;
  readonly onClose: () => void;
  /** Called when the user has left the project. */
  readonly onLeft: () => void;
}

const MEMBER_WORDS: MemberWords = {
  what: "项目",
  afterLeaving: "退出后不能再打开此项目；选过的产品留在项目中",
  afterRemoval: "移除后不能再打开此项目，此前的邀请链接对其失效；其选过的产品留在项目中",
};
const WHOLE: LinkChoice = { value: "project", label: "整个项目（已选产品和方案）", purpose: "read" };
const INVITATIONS: readonly [LinkChoice, LinkChoice] = [
  { value: "editor", label: "编辑者：可以选中、修改和删除产品，保存方案", purpose: "editor" },
  { value: "viewer", label: "查看者：只能查看和导出", purpose: "viewer" },
];

const VIEWS = [
  { value: "invite", label: "邀请链接" },
  { value: "read", label: "只读链接" },
] as const;
type View = (typeof VIEWS)[number]["value"];

function Links({ project, view }: { project: Project; view: View }) {
  const sharing = useLinks(project.id);
  const versions = useVersionChoices(project.id);
  return view === "invite" ? (
    <LinkPanel
      key="invite"
      label="邀请链接"
      note="得到链接的人登录后加入项目；被移除或降低角色的成员不能再用此前的链接"
      choiceLabel="角色"
      choices={INVITATIONS}
      terms={[7, 1, 30]}
      mayBeForOne
      isListed={({ purpose }) => purpose !== "read"}
      sharing={sharing}
    />
  ) : (
    <LinkPanel
      key="read"
      label="只读链接"
      note="得到链接的人不用登录就能查看，不显示成员姓名；撤销后立即失效"
      choiceLabel="内容"
      choices={[WHOLE, ...versions]}
      terms={[30, 7, 90, 365, 0]}
      isListed={({ purpose }) => purpose === "read"}
      sharing={sharing}
    />
  );
}

/** 共享: the members of a project, and the links by which others get access. */
export function ShareDialog({ project, onClose, onLeft }: ShareDialogProps) {
  const { members, ...act } = useMembers(project.id);
  return (
    <SharingDialog
      title={`共享“${project.name}”`}
      label="共享方式"
      name={project.name}
      words={MEMBER_WORDS}
      mayManage={mayDo(project.role, "manage")}
      members={members}
      act={act}
      views={VIEWS}
      renderView={(view) => <Links project={project} view={view} />}
      onClose={onClose}
      onLeft={onLeft}
    />
  );
}
