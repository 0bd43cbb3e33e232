import { Confirm } from "../../kit/dialog/Confirm.tsx";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { openWindow } from "../host/openWindow.ts";
import { accountPageUrl } from "./accountFrame.ts";

/** px, the size of the page's own dialog on the web. */
const SIZE = [800, 500] as const;

/** 个人信息 in a host. No page is framed there, because it could reach the host's bridge. */
export function HostDetails() {
  const { account, settings, host } = useServices();
  const go = () => {
    void openWindow(host, { url: accountPageUrl(settings, "details").href, title: "个人信息", size: SIZE });
    account.closeDialog();
  };
  return (
    <Confirm
      opened
      tone="plain"
      title="个人信息"
      message="个人信息尚未填写，可在另一个窗口中填写"
      confirmLabel="打开填写页"
      cancelLabel="以后再说"
      onConfirm={go}
      onCancel={account.closeDialog}
    />
  );
}
