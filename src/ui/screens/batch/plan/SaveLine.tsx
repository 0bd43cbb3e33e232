import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { classNames } from "../../../kit/layout/classNames.ts";
import css from "./Plan.module.css";
import type { VersionSave } from "./useVersionSave.ts";

interface SaveLineProps {
  readonly save: VersionSave;
  readonly onSignIn: () => void;
  readonly onAgain: () => void;
  readonly onVersions: () => void;
}

/** Whether the plan is saved in the project, and what can be done if not */
export function SaveLine({ save, onSignIn, onAgain, onVersions }: SaveLineProps) {
  const line = classNames(css["delivery"], css["saving"]);
  switch (save.status) {
    case "none":
      return null;
    case "signedOut":
      return (
        <p className={line} role="status">
          <span>登录后，方案作为一个版本保存到项目；不登录也可下载 .xlsx</span>
          <LinkButton onClick={onSignIn}>登录并保存</LinkButton>
        </p>
      );
    case "saving":
      return (
        <p className={line} role="status">
          正在保存到项目
        </p>
      );
    case "saved":
    case "same":
      return (
        <p className={line} role="status">
          <span>
            {save.status === "saved"
              ? `已保存到项目“${save.project}”，第 ${save.number} 版`
              : `与项目“${save.project}”中的第 ${save.number} 版相同，没有另存`}
          </span>
          <LinkButton onClick={onVersions}>查看版本</LinkButton>
        </p>
      );
    case "conflict":
      return (
        <p className={line} role="status">
          <span>
            已保存到项目“{save.project}”，第 {save.yours.number} 版；第 {save.theirs.number} 版由他人同时保存
          </span>
          <LinkButton onClick={onVersions}>查看版本</LinkButton>
        </p>
      );
    case "failed":
      if (save.isAway)
        return (
          <p className={line} role="status">
            <span>暂时无法保存到项目，恢复后自动保存。方案和选型结果都在</span>
            <LinkButton onClick={onAgain}>重试</LinkButton>
          </p>
        );
      return (
        <p className={classNames(css["missing"], css["saving"])} role="alert">
          <span>方案未保存到项目：{save.why}。方案和选型结果都在</span>
          <LinkButton onClick={onAgain}>重试</LinkButton>
        </p>
      );
  }
}
