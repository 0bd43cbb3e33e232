import { Button } from "@mantine/core";
import { IconFileDownload, IconFolder, IconUsers, IconVersions, type Icon } from "@tabler/icons-react";
import css from "./AccountGains.module.css";

const GAINS: readonly (readonly [icon: Icon, title: string, text: string])[] = [
  [IconFolder, "选中的产品有项目", "已选产品、设备表跟着帐号走，换一台电脑也在"],
  [IconVersions, "方案按版本保存", "每次确认的方案都可再打开、比较"],
  [IconUsers, "与同事共用", "邀请成员一起编辑，或用链接只供查看"],
  [IconFileDownload, "下载与布置", "构件、图块、电子样本全文"],
];

/** The advantages of an account, and a button to continue without one: everybody may view lists and selections. */
export function AccountGains({ onLookOn }: { readonly onLookOn: () => void }) {
  return (
    <>
      <h2 className={css["title"]}>登录后可以</h2>
      <ul className={css["gains"]}>
        {GAINS.map(([GainIcon, title, text]) => (
          <li key={title}>
            <GainIcon size={18} stroke={1.5} aria-hidden />
            <div>
              <b>{title}</b>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={css["foot"]}>
        <Button variant="default" onClick={onLookOn}>
          先看看
        </Button>
        <p>不登录也能查看列表、曲线与选型，已填的内容都在</p>
      </div>
    </>
  );
}
