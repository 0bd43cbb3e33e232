import type { FanCard } from "#domain/building/systems/air/fanCard.ts";
import { fanWords } from "#domain/building/systems/air/judgeFan.ts";
import type { ChosenMachine } from "#domain/building/systems/judgeMachine.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { DRAWER_MOST, MachineDrawer } from "../MachineDrawer.tsx";
import { useSystemFans } from "./useSystemFans.ts";

interface FanDrawerProps {
  readonly name: string;
  readonly card: FanCard;
  readonly onClose: () => void;
  readonly onChoose: (fan: ChosenMachine) => void;
}

const FIGURES = [
  ["风量", PROPERTY.airFlow, 0, "m³/h"],
  ["全压", PROPERTY.totalPressure, 0, "Pa"],
  ["全压效率", PROPERTY.totalPressureEfficiency, 1, "%"],
] as const;

/** Fans for the present duty of a duct system */
export function FanDrawer({ name, card, onClose, onChoose }: FanDrawerProps) {
  const found = useSystemFans(card, DRAWER_MOST);
  return (
    <MachineDrawer
      title={`${name}采用风机`}
      noun="风机"
      duty={fanWords(card)}
      found={found}
      figures={FIGURES}
      empty="没有满足此工况的风机，请检查工况或拆分系统"
      onClose={onClose}
      onChoose={onChoose}
    />
  );
}
