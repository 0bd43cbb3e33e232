import { useState } from "react";
import { Confirm } from "../../kit/dialog/Confirm.tsx";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useSession, type Session } from "../../page/services/useSession.ts";
import { accountPageUrl } from "./accountFrame.ts";
import { openWindow } from "../host/openWindow.ts";

/** px, the size of the page's own dialog on the web. */
const SIZE = [1000, 600] as const;

/** Parameters that tell the account service which program hosts the page. */
const programNames = ({ platform, softwareCode, softwareVersion }: Session) =>
  Object.entries({ platform, softwareCode, softwareVersion }).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as const],
  );

/**
 * Sign-in within a host: in a window of the host, or in the desktop's browser. No page is framed, because it could
 * reach the host's bridge.
 */
export function HostSignIn() {
  const { account, settings, host } = useServices();
  const [isOpened, setOpened] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const go = () => {
    const url = accountPageUrl(settings, "sign-in", programNames(useSession.getState()));
    void openWindow(host, { url: url.href, title: "登录", size: SIZE });
    setOpened(true);
  };
  const check = async () => setRefused(!(await account.confirmLogin()));
  return (
    <Confirm
      opened
      tone="plain"
      title="登录"
      message={isOpened ? "在登录页中登录后回到这里" : "登录在另一个窗口中进行，完成后回到这里继续"}
      extra={isRefused && "设计软件还没有登录"}
      confirmLabel={isOpened ? "已登录，继续" : "打开登录页"}
      cancelLabel="暂不登录"
      onConfirm={() => (isOpened ? void check() : go())}
      onCancel={account.closeDialog}
    />
  );
}
