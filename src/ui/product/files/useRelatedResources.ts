import {
  listCadBlocks,
  listProductComponents,
  type CadBlock,
  type RelatedComponent,
} from "#api/contract/resources.ts";
import { loadedOf, type Loaded } from "../../page/services/Loaded.ts";
import { useAsk } from "../../page/services/useAsk.ts";
import { useSession } from "../../page/services/useSession.ts";

export interface RelatedResources {
  readonly components: readonly RelatedComponent[];
  readonly cadBlocks: readonly CadBlock[];
}

const NO_BLOCKS: readonly CadBlock[] = [];

interface Asker {
  readonly isWeb: boolean;
  readonly softwareCode: string | null;
  readonly softwareVersion: string | null;
}

/** The query for a product's components: all on the web, in a program those that it opens. */
export const softwareQuery = ({ isWeb, softwareCode, softwareVersion }: Asker) =>
  isWeb || softwareCode === null
    ? {}
    : {
        software_code: softwareCode,
        ...(softwareVersion === null ? {} : { software_version: softwareVersion }),
      };

/** The files of a product: all on the web, in a program the components that it opens. */
export function useRelatedResources(productId: string): Loaded<RelatedResources> {
  const isWeb = useSession(({ platform }) => platform === "web");
  const softwareCode = useSession((session) => session.softwareCode);
  const softwareVersion = useSession((session) => session.softwareVersion);
  const query = softwareQuery({ isWeb, softwareCode, softwareVersion });
  const params = { id: productId };
  const components = loadedOf(useAsk(listProductComponents, { params, query }));
  const blocks = loadedOf(useAsk(listCadBlocks, { params }, { isOn: isWeb }));
  if (isWeb && components.status === "failed" && blocks.status === "failed") {
    const retry = () => {
      components.retry();
      blocks.retry();
    };
    return { ...components, retry };
  }
  if (components.status !== "ready") return components;
  if (!isWeb) return { status: "ready", value: { components: components.value, cadBlocks: NO_BLOCKS } };
  if (blocks.status !== "ready") return blocks;
  return { status: "ready", value: { components: components.value, cadBlocks: blocks.value } };
}
