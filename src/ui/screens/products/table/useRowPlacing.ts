import { listProductComponents } from "#api/contract/resources.ts";
import { usePlacing, type Placing, type PlacingAct } from "../../../component/usePlacing.ts";
import { softwareQuery } from "../../../product/files/useRelatedResources.ts";
import { useNotices } from "../../../page/services/useNotices.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";
import { useSession } from "../../../page/services/useSession.ts";

/** Requests a product's component when it is to be placed or loaded. */
export function useRowPlacing(productId: string): {
  readonly placing: Placing;
  readonly place: (act: PlacingAct) => Promise<void>;
} {
  const { api } = useServices();
  const notices = useNotices();
  const placing = usePlacing();
  async function place(act: PlacingAct) {
    const query = softwareQuery({ isWeb: false, ...useSession.getState() });
    try {
      const components = await api.call(listProductComponents, { params: { id: productId }, query });
      // Texts and whole libraries cannot be placed.
      const component = components.find(({ platformCode }) => platformCode !== "OTHER");
      if (component === undefined) notices.error(`${act}失败`, "没有可布置的构件");
      else await placing.act(act, component);
    } catch (error) {
      notices.error(`${act}失败`, error instanceof Error ? error.message : undefined);
    }
  }
  return { placing, place };
}
