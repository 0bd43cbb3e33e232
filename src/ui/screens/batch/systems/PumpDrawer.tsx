import { formatNumber } from "#domain/base/formatNumber.ts";
import type { ChosenMachine } from "#domain/building/systems/judgeMachine.ts";
import type { DutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { PumpSheet } from "#workers/batch/systems/SystemSheet.ts";
import { DRAWER_MOST, MachineDrawer } from "./MachineDrawer.tsx";
import { useSystemPumps } from "./useSystemPumps.ts";

interface PumpDrawerProps {
  readonly sheet: PumpSheet;
  readonly card: DutyCard;
  /** The duty of the other season of two pipes, which the verdict also uses */
  readonly other: string | null;
  readonly onClose: () => void;
  readonly onChoose: (pump: ChosenMachine) => void;
}

const FIGURES = [
  ["流量", PROPERTY.airFlow, 2, "m³/h"],
  ["扬程", PROPERTY.head, 2, "m"],
  ["效率", PROPERTY.pumpEfficiency, 1, "%"],
] as const;

/** Pumps for the present duty of a system */
export function PumpDrawer({ sheet, card, other, onClose, onChoose }: PumpDrawerProps) {
  const found = useSystemPumps(card, sheet.settings, DRAWER_MOST);
  const both = other === null ? "" : `，${other}，采用后一并判定`;
  return (
    <MachineDrawer
      title={`${sheet.name}采用水泵`}
      noun="水泵"
      duty={`单台 ${formatNumber(card.eachFlow, 2)} m³/h × ${formatNumber(card.head, 2)} m${both}`}
      found={found}
      figures={FIGURES}
      empty="没有满足此工况的水泵，请检查工况或增加运行台数"
      onClose={onClose}
      onChoose={onChoose}
    />
  );
}
