import { useEffect, useState, type ComponentType } from "react";
import { useAccountDialog } from "../../hooks/account/useAccountDialog.ts";
import { useServices } from "../../hooks/services/ServicesContext.tsx";
import { useNotices } from "../../hooks/services/useNotices.ts";

/** Where a dialog of the account stands. Its script comes when one is first opened. */
export function AccountSlot() {
  const isOpen = useAccountDialog((dialog) => dialog !== null);
  const { account } = useServices();
  const notices = useNotices();
  const [Dialogs, setDialogs] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isOpen || Dialogs !== null) return;
    import("./AccountDialogs.tsx").then(
      ({ AccountDialogs }) => setDialogs(() => AccountDialogs),
      () => {
        account.closeDialog();
        notices.error("未能打开登录窗口", "检查网络后重试");
      },
    );
  }, [isOpen, Dialogs, account, notices]);
  return Dialogs !== null && <Dialogs />;
}
