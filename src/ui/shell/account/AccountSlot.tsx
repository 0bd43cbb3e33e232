import { Fetched } from "../Fetched.tsx";
import { useAccountDialog } from "../../page/services/useAccountDialog.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";
import { useNotices } from "../../page/services/useNotices.ts";

const loadDialogs = async () => (await import("./AccountDialogs.tsx")).AccountDialogs;

/** Renders the account dialog. Its script is loaded when one is first opened. */
export function AccountSlot() {
  const isOpen = useAccountDialog((dialog) => dialog !== null);
  const { account } = useServices();
  const notices = useNotices();
  const goWithout = () => {
    account.closeDialog();
    notices.error("未能打开登录窗口", "检查网络后重试");
  };
  return <Fetched isWanted={isOpen} load={loadDialogs} onFailure={goWithout} />;
}
