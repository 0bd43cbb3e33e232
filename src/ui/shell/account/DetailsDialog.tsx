import { useCallback, useState } from "react";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useNotices } from "../../page/services/useNotices.ts";
import { accountPageUrl } from "./accountFrame.ts";
import { AccountFrame, type FrameMessage } from "./AccountFrame.tsx";
import { openLink } from "../host/openLink.ts";

const SIZE = [800, 500] as const;

/** 个人信息, for a signed-in user who has not filled it in. */
export function DetailsDialog() {
  const { account, settings, host } = useServices();
  const notices = useNotices();
  const [url] = useState(() => accountPageUrl(settings, "details", [["frame", "1"]]));
  const onMessage = useCallback(
    (message: FrameMessage) => {
      if ("openLink" in message) return openLink(host, message.openLink);
      if (!("saved" in message)) return;
      if (message.saved) account.closeDialog();
      else notices.error("保存失败");
    },
    [account, host, notices],
  );
  return (
    <AccountFrame
      title="个人信息"
      url={url}
      size={SIZE}
      onMessage={onMessage}
      onClose={account.closeDialog}
    />
  );
}
