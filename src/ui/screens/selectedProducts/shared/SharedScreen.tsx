import { Navigate } from "react-router-dom";
import { LinkFailed, LinkLoading } from "../../../project/sharing/LinkPage.tsx";
import { SharedProject } from "./SharedProject.tsx";
import { SharedVersion } from "./SharedVersion.tsx";
import { useSecret } from "../../../project/sharing/useSecret.ts";
import { useSharedLink } from "./useSharedLink.ts";

/** The page of a read link, without a login: a project, or one plan version. */
export function Shared() {
  const secret = useSecret();
  const link = useSharedLink(secret);
  if (link.status === "loading") return <LinkLoading />;
  if (link.status === "failed") return <LinkFailed error={link.error} retry={link.retry} />;
  const { name, purpose, planVersionId, sharedAt, categories } = link.value;
  if (purpose !== "read") return <Navigate to={{ pathname: "/invitation", hash: `#${secret}` }} replace />;
  return planVersionId === null ? (
    <SharedProject secret={secret} name={name} sharedAt={sharedAt} categories={categories} />
  ) : (
    <SharedVersion secret={secret} versionId={planVersionId} projectName={name} back={null} />
  );
}
