import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#api/client/ApiError.ts";
import {
  createProjectLink,
  listProjectLinks,
  revokeProjectLink,
  type ProjectLink,
} from "#api/contract/projectSharing.ts";
import { lostRight } from "../calls/lostRight.ts";
import { refreshProjects } from "../projectQueries.ts";
import { loadedOf, type Loaded } from "../../page/services/Loaded.ts";
import { useAsk } from "../../page/services/useAsk.ts";
import { useNotices } from "../../page/services/useNotices.ts";
import { useServices } from "../../page/services/ServicesContext.tsx";

/**
 * The address of a link. The secret is behind the #, so that no server, log or Referer gets it. The query, by
 * which a host opened this page, is left out.
 */
export function linkAddress(path: string, secret: string): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}#${path}#${secret}`;
}

/** Says how many links a project may have: the server's sentence names what is full. */
const fullText = (error: unknown): string | null =>
  error instanceof ApiError && error.code === "invalid.input" ? error.message : null;

export interface WantedLink {
  readonly purpose: ProjectLink["purpose"];
  readonly planVersionId?: string;
  readonly days?: number;
  readonly isForOne?: boolean;
}

/** Links and the acts on them. */
export interface LinkSharing {
  readonly links: Loaded<readonly ProjectLink[]>;
  /** Resolves with the new link's address, or `null` if none was made. */
  readonly create: (wanted: WantedLink) => Promise<string | null>;
  readonly revoke: (link: ProjectLink) => Promise<void>;
}

/** Links of a project. A link's address is known only when it is created. */
export function useLinks(projectId: string): LinkSharing {
  const { api } = useServices();
  const notices = useNotices();
  const queries = useQueryClient();
  const links = loadedOf(useAsk(listProjectLinks, { params: { projectId } }, { isFleeting: true }));

  async function create(wanted: WantedLink): Promise<string | null> {
    try {
      const { secret, purpose } = await api.call(createProjectLink, { params: { projectId }, body: wanted });
      return linkAddress(purpose === "read" ? "/shared" : "/invitation", secret);
    } catch (error) {
      notices.error("生成链接失败", lostRight(error) ?? fullText(error) ?? "请稍后重试");
      return null;
    } finally {
      void refreshProjects(queries);
    }
  }

  async function revoke({ id }: ProjectLink): Promise<void> {
    try {
      await api.call(revokeProjectLink, { params: { projectId, linkId: id } });
    } catch (error) {
      notices.error("撤销失败", lostRight(error) ?? "链接仍然有效，请稍后重试");
    }
    await refreshProjects(queries);
  }
  return { links, create, revoke };
}
