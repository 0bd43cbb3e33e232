import { Button } from "@mantine/core";
import { useState } from "react";
import type { Library } from "#api/contract/libraries.ts";
import type { ListedMember } from "#api/contract/memberships.ts";
import { mayDo } from "#domain/desk/project/projectRoles.ts";
import { Dialog } from "../../kit/dialog/Dialog.tsx";
import { Segments } from "../../kit/input/Segments.tsx";
import text from "../../kit/styles/text.module.css";
import { LinkPanel, type LinkChoice } from "../../project/sharing/LinkPanel.tsx";
import { MemberList, type MemberWords } from "../../project/sharing/MemberList.tsx";
import css from "../../project/sharing/Sharing.module.css";
import { useLibraryLinks } from "./useLibraryLinks.ts";
import { useLibraryMembers } from "./useLibraryMembers.ts";

const WIDTH = 640;
const WORDS: MemberWords = {
  what: "产品库",
  afterLeaving: "退出后不能再查看其中的产品；您导入的产品留在库中，项目中已选的产品不变",
  afterRemoval: "移除后不能再查看其中的产品，此前的邀请链接对其失效；其导入的产品留在库中",
};
const INVITATIONS: readonly [LinkChoice, LinkChoice] = [
  { value: "editor", label: "编辑者：可以导入、启用和删除产品", purpose: "editor" },
  { value: "viewer", label: "查看者：只能查看和选用", purpose: "viewer" },
];
type View = "members" | "invite";
const VIEWS = [
  { value: "members", label: "成员" },
  { value: "invite", label: "邀请链接" },
] as const satisfies readonly { readonly value: View; readonly label: string }[];

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

/** The members of a library, and the links by which others join; an owner hands it over by another owner. */
export function MembersDialog({ library, onClose, onLeft }: MembersDialogProps) {
  const [view, setView] = useState<View>("members");
  const [asked, setAsked] = useState<ListedMember | null>(null);
  const { members, ...act } = useLibraryMembers(library.id);
  const mayManage = mayDo(library.role, "manage");
  return (
    <Dialog
      opened
      title={`“${library.name}”的成员`}
      width={WIDTH}
      // Esc reaches every open layer, but only the top one may respond.
      onClose={asked === null ? onClose : () => {}}
      actions={
        <Button variant="default" onClick={onClose}>
          关闭
        </Button>
      }
    >
      <div className={css["views"]}>
        {mayManage && (
          <Segments
            size="xs"
            aria-label="成员和邀请"
            data={VIEWS}
            value={view}
            onChange={setView}
            className={css["which"]}
          />
        )}
        {view === "invite" && mayManage ? (
          <Invitations libraryId={library.id} />
        ) : members.status === "ready" ? (
          <>
            <MemberList
              name={library.name}
              words={WORDS}
              mayManage={mayManage}
              list={members.value}
              act={act}
              asked={asked}
              onAsk={setAsked}
              onLeft={onLeft}
            />
            {mayManage && !library.isPersonal && (
              <p className={text["dim"]}>移交：将另一名成员设为所有者，然后更改自己的角色或退出</p>
            )}
          </>
        ) : (
          <p className={text["dim"]} role="status">
            {members.status === "failed" ? "成员没有加载成功，请关闭后重新打开" : "正在加载成员…"}
          </p>
        )}
      </div>
    </Dialog>
  );
}
