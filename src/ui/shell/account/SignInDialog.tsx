import { useCallback, useEffect, useRef, useState } from "react";
import { ENTRANCES } from "#domain/desk/host/entrances.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useSession } from "../../page/services/useSession.ts";
import { accountPageUrl } from "./accountFrame.ts";
import { AccountGains } from "./AccountGains.tsx";
import { AccountFrame, type FrameMessage } from "./AccountFrame.tsx";
import { openLink } from "../host/openLink.ts";

/** ms between the frame's message and the check, so that its text can be read. */
const LOGIN_MS = 500;
const SIZE = { web: [1000, 600], team: [500, 400] } as const;

const NOT_CONFIRMED = "没有确认到登录状态，重新登录，或检查网络后重试";

/** 登录. Stays open until the account service confirms the login that the frame reports. */
export function SignInDialog() {
  const { account, settings, host } = useServices();
  const isTeam = useSession(({ fromEntrance }) => fromEntrance === ENTRANCES.team);
  const platform = useSession((session) => session.platform);
  const [refusal, setRefusal] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const [url] = useState(() =>
    accountPageUrl(settings, "sign-in", [
      ["frame", "1"],
      ...(isTeam
        ? ([
            ["team", "1"],
            ["platform", platform],
          ] as const)
        : []),
    ]),
  );
  const onMessage = useCallback(
    (message: FrameMessage) => {
      if ("openLink" in message) return openLink(host, message.openLink);
      if (!("login" in message)) return;
      const confirm = async () => {
        if (!(await account.confirmLogin())) setRefusal(NOT_CONFIRMED);
      };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void confirm(), LOGIN_MS);
    },
    [account, host],
  );
  return (
    <AccountFrame
      title={isTeam ? "登录团队版" : "登录"}
      url={url}
      size={SIZE[isTeam ? "team" : "web"]}
      refusal={refusal}
      aside={isTeam ? undefined : <AccountGains onLookOn={account.closeDialog} />}
      onMessage={onMessage}
      onClose={account.closeDialog}
    />
  );
}
