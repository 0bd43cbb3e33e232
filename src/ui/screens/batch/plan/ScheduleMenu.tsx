import { Button, Menu } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import type { DocumentLink } from "#domain/desk/report/DocumentLink.ts";
import type { ConfirmedPlan } from "#workers/batch/plan/ConfirmedPlan.ts";
import type { PlanClient, PlannedKind } from "./PlanClient.ts";
import { useScheduleExport } from "./useScheduleExport.ts";

interface ScheduleMenuProps {
  readonly client: PlanClient;
  /** `null` until it is made */
  readonly plan: ConfirmedPlan | null;
  readonly kind: PlannedKind;
  /** Link to the version that the plan was saved as; `null` if it was not. */
  readonly link: DocumentLink | null;
}

/** 设备表 in the layout of design institutes, in three formats */
export function ScheduleMenu({ client, plan, kind, link }: ScheduleMenuProps) {
  const { isBusy, start } = useScheduleExport(client, plan, kind, link);
  return (
    <Menu
      position="top-end"
      shadow="md"
      transitionProps={{ duration: 0 }}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button
          variant="default"
          disabled={plan === null}
          loading={isBusy}
          rightSection={<IconChevronDown size={14} stroke={1.5} />}
        >
          设备表
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void start("xlsx")}>设备表 .xlsx</Menu.Item>
        <Menu.Item onClick={() => void start("pdf")}>设备表 PDF</Menu.Item>
        <Menu.Item onClick={() => void start("dxf")}>设备表 .dxf</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
