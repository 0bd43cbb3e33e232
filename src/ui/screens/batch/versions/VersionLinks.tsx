import { Button } from "@mantine/core";
import type { PlanVersion } from "#api/contract/projectPlans.ts";
import { Dialog } from "../../../kit/dialog/Dialog.tsx";
import { LinkPanel } from "../../../project/sharing/LinkPanel.tsx";
import { useLinks } from "../../../project/sharing/useLinks.ts";

interface VersionLinksProps {
  readonly projectId: string;
  readonly version: PlanVersion;
  readonly onClose: () => void;
}

const WIDTH = 640;

/** 共享: links that show anybody this version and nothing else of the project */
export function VersionLinks({ projectId, version: { id, name, number }, onClose }: VersionLinksProps) {
  const sharing = useLinks(projectId);
  return (
    <Dialog
      opened
      title={`共享“${name}”第 ${number} 版`}
      width={WIDTH}
      onClose={onClose}
      actions={
        <Button variant="default" onClick={onClose}>
          关闭
        </Button>
      }
    >
      <LinkPanel
        label="只读链接"
        note="得到链接的人不用登录就能查看这一版，不显示成员姓名；撤销后立即失效"
        choices={[{ value: id, label: `${name} 第 ${number} 版`, purpose: "read", planVersionId: id }]}
        terms={[30, 7, 90, 365, 0]}
        isListed={({ planVersionId }) => planVersionId === id}
        sharing={sharing}
      />
    </Dialog>
  );
}
