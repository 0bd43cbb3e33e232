import { Button, Radio } from "@mantine/core";
import { useState } from "react";
import type { RelatedComponent } from "#api/contract/resources.ts";
import text from "../../kit/styles/text.module.css";
import { Dialog } from "../../kit/dialog/Dialog.tsx";
import css from "./DownloadDialogs.module.css";
import { DrawingDialog } from "./DrawingDialog.tsx";
import { fileName, type ProductFile } from "./fileWords.ts";
import type { ChosenFile, DownloadQuestion, DownloadQuota } from "./useFileDownload.ts";
import { useFileWeight } from "./useFileWeight.ts";

const VERSION_WIDTH = 660;
const USED_UP_WIDTH = 480;

interface VersionDialogProps {
  readonly component: RelatedComponent;
  readonly quota: DownloadQuota;
  readonly onChosen: (version: string | undefined) => void;
  readonly onClose: () => void;
}

/** The versions that open the file and that the server knows by name. */
function namedVersions({ softwareName, softwareList, platformCode }: RelatedComponent, quota: DownloadQuota) {
  const known =
    quota.componentInfo.find((info) => info.platformCode === platformCode)?.softwareVersions ?? [];
  const names = new Map(known.map(({ version, name }) => [version, name]));
  return softwareList.map(({ softwareVersion: version, displayVersion }) => ({
    version,
    name: names.get(version) ?? `${softwareName} ${displayVersion}`,
  }));
}

function VersionDialog({ component, quota, onChosen, onClose }: VersionDialogProps) {
  const versions = namedVersions(component, quota);
  const [version, setVersion] = useState(versions.at(-1)?.version);
  const weight = useFileWeight(component, true);
  return (
    <Dialog
      opened
      title="选择版本"
      width={VERSION_WIDTH}
      onClose={onClose}
      aside={
        <span className={text["ink2"]}>
          今日剩余 {quota.remainTimes} 次，共 {quota.totalTimes} 次
        </span>
      }
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            取消
          </Button>
          <Button onClick={() => onChosen(version)}>下载</Button>
        </>
      }
    >
      <p className={css["file"]}>
        <b>{fileName(component)}</b>
        <span className={text["ink2"]}>{weight}</span>
      </p>
      <Radio.Group label="软件版本" value={version ?? null} onChange={setVersion}>
        <div className={css["versions"]}>
          {versions.map((one) => (
            <Radio key={one.version} size="md" value={one.version} label={one.name} />
          ))}
        </div>
      </Radio.Group>
      {component.suffix === "ifc" && (
        <p className={`${css["note"]} ${text["dim"]}`}>IFC4 文件，在 Revit 中用“链接 IFC”或“打开 IFC”载入</p>
      )}
    </Dialog>
  );
}

export interface DownloadDialogsProps {
  readonly question: DownloadQuestion;
  readonly onChosen: (file: ProductFile, chosen: ChosenFile) => void;
  readonly onClose: () => void;
}

/** A question or message before a download. */
export function DownloadDialogs({ question, onChosen, onClose }: DownloadDialogsProps) {
  if (question.kind === "version") {
    const { component, quota } = question;
    return (
      <VersionDialog
        component={component}
        quota={quota}
        onChosen={(version) => onChosen(component, { version })}
        onClose={onClose}
      />
    );
  }
  if (question.kind === "drawing") {
    const { block } = question;
    return (
      <DrawingDialog block={block} onChosen={(drawing) => onChosen(block, { drawing })} onClose={onClose} />
    );
  }
  const { totalTimes, revitUrl } = question.quota;
  return (
    <Dialog
      opened
      title="提示"
      width={USED_UP_WIDTH}
      onClose={onClose}
      actions={
        <>
          {revitUrl !== null && (
            <Button component="a" variant="default" href={revitUrl} target="_blank" rel="noreferrer">
              下载插件
            </Button>
          )}
          <Button data-autofocus onClick={onClose}>
            确定
          </Button>
        </>
      }
    >
      <p className={css["usedUp"]}>
        今日的 {totalTimes} 次下载已用完，请明天再来，或安装插件，下载次数不限。
      </p>
    </Dialog>
  );
}
