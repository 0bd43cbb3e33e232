import { Confirm } from "../kit/dialog/Confirm.tsx";
import type { Placing } from "./usePlacing.ts";

/** Says that the product has no resource for the host program. */
export function NoResource({ placing: { lacking, dismiss } }: { readonly placing: Placing }) {
  return (
    <Confirm
      opened={lacking !== null}
      confirmOnly
      title={`${lacking ?? "布置"}失败`}
      message="暂无可用资源，我们将联系厂商尽快提供，请通过“反馈”或“广小二”联系官方客服。"
      onConfirm={dismiss}
    />
  );
}
