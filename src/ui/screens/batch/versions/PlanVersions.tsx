import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { PlanVersion } from "#api/contract/projectPlans.ts";
import type { Project } from "#api/contract/projects.ts";
import { mayDo } from "#domain/desk/project/projectRoles.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";
import { useSession } from "../../../page/services/useSession.ts";
import { Dialog } from "../../../kit/dialog/Dialog.tsx";
import { EmptyState } from "../../../kit/layout/EmptyState.tsx";
import type { Buildings } from "../context/Buildings.ts";
import type { ComparedVersions } from "../context/ComparedVersions.ts";
import { NoteDialog } from "./NoteDialog.tsx";
import { ScheduleDifferences } from "./ScheduleDifferences.tsx";
import { usePlanVersions, useVersionNote, VERSIONS_PER_PAGE } from "./usePlanVersions.ts";
import { VersionDifferences } from "./VersionDifferences.tsx";
import { VersionLinks } from "./VersionLinks.tsx";
import { VersionTable } from "./VersionTable.tsx";
import type { VersionsClient } from "./VersionsClient.ts";
import css from "./Versions.module.css";

interface PlanVersionsProps {
  readonly client: VersionsClient;
  /** Two versions to begin with, compared */
  readonly compared: ComparedVersions | null;
  readonly buildings: Pick<Buildings, "close" | "openVersion">;
}

const WIDTH = 1120;

type Step =
  | { readonly step: "list" }
  | { readonly step: "versions"; readonly compared: ComparedVersions }
  | { readonly step: "schedule"; readonly projectId: string; readonly version: PlanVersion };

/** 方案版本: the stored plan versions of the project, to open as buildings and to compare */
export function PlanVersions({ client, compared, buildings }: PlanVersionsProps) {
  const [step, setStep] = useState<Step>(compared ? { step: "versions", compared } : { step: "list" });
  const shared = { client, width: WIDTH, onBack: () => setStep({ step: "list" }), onClose: buildings.close };
  switch (step.step) {
    case "versions":
      return <VersionDifferences compared={step.compared} {...shared} />;
    case "schedule":
      return <ScheduleDifferences projectId={step.projectId} version={step.version} {...shared} />;
    case "list":
      return <ListDialog buildings={buildings} onStep={setStep} />;
  }
}

interface ListDialogProps extends Pick<PlanVersionsProps, "buildings"> {
  readonly onStep: (step: Step) => void;
}

function ListDialog({ buildings, onStep }: ListDialogProps) {
  const { account } = useServices();
  const isSignedIn = useSession(({ token }) => token !== null);
  const { project, versions, page, setPage } = usePlanVersions();
  const [chosen, setChosen] = useState<readonly PlanVersion[]>([]);
  const [one, other] = chosen;
  const failed = [project, versions].find((each) => each.status === "failed");
  const isNone = versions.status === "ready" && versions.value.totalCount === 0;
  const compare = () => {
    if (project.status !== "ready" || !one || !other) return;
    const [earlier, later] = one.createdAt <= other.createdAt ? [one, other] : [other, one];
    onStep({ step: "versions", compared: { projectId: project.value.id, earlier, later } });
  };
  return (
    <Dialog
      opened
      title="方案版本"
      width={WIDTH}
      onClose={buildings.close}
      aside={
        project.status === "ready" && (
          <span className={css["project"]}>
            项目：{project.value.name}
            <Link to="/selectedProducts" onClick={buildings.close}>
              切换项目
            </Link>
          </span>
        )
      }
      actions={
        <>
          <Button variant="default" onClick={buildings.close}>
            关闭
          </Button>
          <Button disabled={!one || !other} onClick={compare}>
            比较所选的两个版本
          </Button>
        </>
      }
    >
      {!isSignedIn ? (
        <EmptyState
          kind="empty"
          title="登录后查看项目中的方案"
          why="“确认方案”保存的每一版都在项目中，在任何一台电脑上登录后都能打开"
          actions={<Button onClick={() => void account.requireLogin()}>登录</Button>}
        />
      ) : failed ? (
        <EmptyState
          kind="error"
          title="加载失败"
          why={failed.status === "failed" && failed.error.message}
          actions={<Button onClick={() => failed.status === "failed" && failed.retry()}>重试</Button>}
        />
      ) : isNone ? (
        <EmptyState
          kind="empty"
          title="项目中还没有方案"
          why="选型后按“确认方案”，方案即作为一个版本保存到项目"
        />
      ) : project.status === "ready" && versions.status === "ready" ? (
        <>
          <Versions
            project={project.value}
            versions={versions.value.list}
            chosen={chosen}
            onChoose={setChosen}
            onOpen={(version) => buildings.openVersion(project.value.id, version.id)}
            onSchedule={(version) => onStep({ step: "schedule", projectId: project.value.id, version })}
          />
          <Pages page={page} total={versions.value.totalCount} onPage={setPage} />
        </>
      ) : (
        <p className={css["busy"]} role="status">
          正在读取
        </p>
      )}
    </Dialog>
  );
}

interface VersionsProps {
  readonly project: Project;
  readonly versions: readonly PlanVersion[];
  readonly chosen: readonly PlanVersion[];
  readonly onChoose: (chosen: readonly PlanVersion[]) => void;
  readonly onOpen: (version: PlanVersion) => Promise<void>;
  readonly onSchedule: (version: PlanVersion) => void;
}

function Versions({ project, versions, chosen, onChoose, onOpen, onSchedule }: VersionsProps) {
  const [noted, setNoted] = useState<PlanVersion | null>(null);
  const [shared, setShared] = useState<PlanVersion | null>(null);
  const [opening, setOpening] = useState<string | null>(null);
  const write = useVersionNote(project.id);
  const open = async (version: PlanVersion) => {
    setOpening(version.id);
    await onOpen(version);
    setOpening(null);
  };
  return (
    <>
      <VersionTable
        versions={versions}
        chosen={chosen}
        opening={opening}
        mayNote={mayDo(project.role, "edit") && !project.isArchived}
        onChoose={(version) => {
          const others = chosen.filter(({ id }) => id !== version.id);
          onChoose(others.length < chosen.length ? others : [...chosen, version]);
        }}
        onOpen={(version) => void open(version)}
        mayShare={mayDo(project.role, "manage")}
        onNote={setNoted}
        onShare={setShared}
        onSchedule={onSchedule}
      />
      {noted && (
        <NoteDialog version={noted} onSave={(note) => write(noted, note)} onClose={() => setNoted(null)} />
      )}
      {shared && <VersionLinks projectId={project.id} version={shared} onClose={() => setShared(null)} />}
    </>
  );
}

interface PagesProps {
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

function Pages({ page, total, onPage }: PagesProps) {
  const last = Math.ceil(total / VERSIONS_PER_PAGE);
  if (last <= 1) return null;
  return (
    <nav className={css["pages"]} aria-label="版本分页">
      <span>
        第 {page} / {last} 页，共 {total} 版
      </span>
      <Button size="xs" variant="default" disabled={page === 1} onClick={() => onPage(page - 1)}>
        较新的版本
      </Button>
      <Button size="xs" variant="default" disabled={page === last} onClick={() => onPage(page + 1)}>
        较早的版本
      </Button>
    </nav>
  );
}
