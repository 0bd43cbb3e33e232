import { Button } from "@mantine/core";
import { useState, type ReactNode } from "react";
import type { ListedMember } from "#api/contract/memberships.ts";
import { Dialog } from "../../kit/dialog/Dialog.tsx";
import { Segments } from "../../kit/input/Segments.tsx";
import text from "../../kit/styles/text.module.css";
import type { Loaded } from "../../page/services/Loaded.ts";
import { MemberList, type MemberListProps } from "./MemberList.tsx";
import css from "./Sharing.module.css";

const WIDTH = 640;
const MEMBERS = { value: "members", label: "成员" } as const;

interface SharingDialogProps<View extends string> extends Omit<MemberListProps, "list" | "asked" | "onAsk"> {
  readonly title: string;
  /** Name of the choice between members and the other views. */
  readonly label: string;
  readonly members: Loaded<MemberListProps["list"]>;
  /** Views beside the members, for those who may manage them. */
  readonly views: readonly { readonly value: View; readonly label: string }[];
  readonly renderView: (view: View) => ReactNode;
  /** Below the members. */
  readonly note?: ReactNode;
  readonly onClose: () => void;
}

/** Members, and the links by which others get access. */
export function SharingDialog<View extends string>(props: SharingDialogProps<View>) {
  const { title, label, members, views, renderView, note, onClose, ...list } = props;
  const [view, setView] = useState<View | "members">("members");
  const [asked, setAsked] = useState<ListedMember | null>(null);
  const { mayManage } = list;
  const shown = views.find(({ value }) => value === view);
  return (
    <Dialog
      opened
      title={title}
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
          <Segments<View | "members">
            size="xs"
            aria-label={label}
            data={[MEMBERS, ...views]}
            value={view}
            onChange={setView}
            className={css["which"]}
          />
        )}
        {shown !== undefined && mayManage ? (
          renderView(shown.value)
        ) : members.status === "ready" ? (
          <>
            <MemberList {...list} list={members.value} asked={asked} onAsk={setAsked} />
            {note}
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
