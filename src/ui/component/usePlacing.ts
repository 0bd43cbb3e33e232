import { useState } from "react";
import { isStub } from "#domain/desk/host/clientTypes.ts";
import { callHost } from "#api/host/callHost.ts";
import type { RelatedComponent } from "#api/contract/resources.ts";
import { hostFailure } from "../page/services/hostFailure.ts";
import { useNotices } from "../page/services/useNotices.ts";
import { useServices } from "../page/services/ServicesContext.tsx";
import { useSession } from "../page/services/useSession.ts";

/** Name that stands for the default type, whichever it is. */
export const DEFAULT_TYPE = "默认";
/** A host's answer if the product has nothing that it can use. */
const NO_RESOURCE = "invalid.related.components";

export type PlacingAct = "载入" | "布置";
export type Placed = Pick<
  RelatedComponent,
  "id" | "productId" | "publicComponentId" | "name" | "suffix" | "componentFamilyTypeName"
>;

/** The data that the drawer has before it loads the component. */
export type DrawnComponent = Placed & Pick<RelatedComponent, "softwareCode">;

export interface Placing {
  readonly act: (act: PlacingAct, component: Placed) => Promise<void>;
  /** The action that failed because there is no resource for it. */
  readonly lacking: PlacingAct | null;
  readonly dismiss: () => void;
}

/** Loads and places components in the host's drawing. */
export function usePlacing(): Placing {
  const { host, account, track } = useServices();
  const notices = useNotices();
  const [lacking, setLacking] = useState<PlacingAct | null>(null);

  function ask(doing: PlacingAct, component: Placed, type: string) {
    const { platform, user, softwareVersion } = useSession.getState();
    if (platform === "r")
      return callHost(host, "placeProduct", {
        publicComponentId: component.publicComponentId,
        publicComponentVersion: softwareVersion ?? "",
        familyTypeToBePlaced: type,
      });
    return callHost(host, doing === "载入" ? "loadComponent" : "placeComponent", {
      userId: user?.id ?? "",
      softwareVersionId: component.id,
      name: component.name,
      suffix: component.suffix,
      typeNames: [type],
      loadAllTypes: false,
    });
  }

  async function act(doing: PlacingAct, component: Placed): Promise<void> {
    const type = component.componentFamilyTypeName;
    const fail = (reason: string) => notices.error(`${doing}失败`, reason);
    const { platform, desktopVersion } = useSession.getState();
    // An unreachable plug-in is reported at once, so that nobody signs in just to learn of it.
    const isMute = platform === "r" && desktopVersion !== null && isStub(desktopVersion);
    if (!isMute && !(await account.requireLogin())) return fail("请先登录");
    if (type === null) return fail("构件没有可用的族类型");
    const answer = await ask(doing, component, type);
    if (answer.ok) {
      if (doing === "载入") notices.success("载入成功，请前往对应安装产品界面进行布置");
      track("shopComponentPlace", { productId: component.productId, act: doing });
      return;
    }
    if (answer.reply.code === NO_RESOURCE) {
      if (useSession.getState().platform === "cs") notices.error("无可布置的构件...");
      else setLacking(doing);
      return;
    }
    fail(hostFailure(answer.reply));
  }
  return { act, lacking, dismiss: () => setLacking(null) };
}
