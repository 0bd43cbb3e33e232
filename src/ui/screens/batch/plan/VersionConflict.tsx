import { Button } from "@mantine/core";
import { useState } from "react";
import { Dialog } from "../../../kit/dialog/Dialog.tsx";
import { useNotices } from "../../../page/services/useNotices.ts";
import { formatMoment } from "../context/formatMoment.ts";
import type { ComparedVersions } from "../context/ComparedVersions.ts";
import css from "./Plan.module.css";
import type { VersionSave } from "./useVersionSave.ts";

interface VersionConflictProps {
  readonly save: Extract<VersionSave, { status: "conflict" }>;
  readonly onCompare: (versions: ComparedVersions) => void;
}

const WIDTH = 520;

/** Two plans were saved from one version at the same time: what happened to both, and what can be done. */
export function VersionConflict({ save, onCompare }: VersionConflictProps) {
  const notices = useNotices();
  const [isOpen, setOpen] = useState(true);
  const { projectId, yours, theirs } = save;
  const close = () => setOpen(false);
  const from = yours.basedOn === null ? "您保存之前" : `您从第 ${yours.basedOn} 版修改期间`;
  return (
    <Dialog
      opened={isOpen}
      title="方案已有新版本"
      width={WIDTH}
      onClose={close}
      actions={
        <>
          <Button variant="default" onClick={() => onCompare({ projectId, earlier: theirs, later: yours })}>
            查看两个版本的差异
          </Button>
          <Button
            data-autofocus
            onClick={() => {
              close();
              notices.success(`已存为第 ${yours.number} 版`);
            }}
          >
            存为新版本
          </Button>
        </>
      }
    >
      <p className={css["conflict"]}>
        {from}，{theirs.author ?? "其他成员"} 于 {formatMoment(theirs.createdAt)} 保存了第 {theirs.number}{" "}
        版。
      </p>
      <p className={css["conflict"]}>
        您的方案没有覆盖它，存为第 {yours.number} 版；两个版本都保留在项目中，随时可以打开和比较。
      </p>
    </Dialog>
  );
}
