import type { Library } from "#api/contract/libraries.ts";
import { mayDo } from "#domain/desk/project/projectRoles.ts";
import text from "../../kit/styles/text.module.css";
import { LinkPanel, type LinkChoice } from "../../project/sharing/LinkPanel.tsx";
import type { MemberWords } from "../../project/sharing/MemberList.tsx";
import { SharingDialog } from "../../project/sharing/SharingDialog.tsx";
import { useLibraryLinks } from "./useLibraryLinks.ts";
import { useLibraryMembers } from "./useLibraryMembers.ts";

const WORDS: MemberWords = {
  what: "产品库",
  afterLeaving: "退出后不能再查看其中的产品；您导入的产品留在库中，项目中已选的产品不变",
  afterRemoval: "移除后不能再查看其中的产品，此前的邀请链接对其失效；其导入的产品留在库中",
};
const INVITATIONS: readonly [LinkChoice, LinkChoice] = [
  { value: "editor", label: "编辑者：可以导入、启用和删除产品", purpose: "editor" },
  { value: "viewer", label: "查看者：只能查看和选用", purpose: "viewer" },
];
const VIEWS = [{ value: "invite", label: "邀请链接" }] as const;

const Invitations = ({ libraryId }: { readonly libraryId: string }) => (
  <LinkPanel
    label="邀请链接"
    note="得到链接的人登录后加入产品库；被移除或降低角色的成员不能再用此前的链接"
    choiceLabel="角色"
    choices={INVITATIONS}
    terms={[7, 1, 30]}
    mayBeForOne
    isListed={() => true}
    sharing={useLibraryLinks(libraryId)}
  />
);

interface MembersDialogProps {
  readonly library: Library;
  readonly onClose: () => void;
  /** Called when the user has left the library. */
  readonly onLeft: () => void;
}

/**
 * The members of a library, and the links by which others join. To hand a library over, its owner makes another
 * member an owner.
 */
export function MembersDialog({ library, onClose, onLeft }: MembersDialogProps) {
  const { members, ...act } = useLibraryMembers(library.id);
  const mayManage = mayDo(library.role, "manage");
  return (
    <SharingDialog
      title={`“${library.name}”的成员`}
      label="成员和邀请"
      name={library.name}
      words={WORDS}
      mayManage={mayManage}
      members={members}
      act={act}
      views={VIEWS}
      renderView={() => <Invitations libraryId={library.id} />}
      note={
        mayManage &&
        !library.isPersonal && (
          <p className={text["dim"]}>移交：将另一名成员设为所有者，然后更改自己的角色或退出</p>
        )
      }
      onClose={onClose}
      onLeft={onLeft}
    />
  );
}
