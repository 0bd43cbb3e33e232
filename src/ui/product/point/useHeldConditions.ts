import { useMemo, useState } from "react";
import { DEFAULT_CHOICE } from "#domain/products/energy/EnergyChoice.ts";
import { PLAIN_SET } from "#domain/products/parallel/SetChoice.ts";
import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import type { RunningState } from "#domain/catalogue/listing/operationAddress.ts";
import type { DetailConditions } from "../../duty/DetailConditions.ts";

const NO_DUTY: readonly DutyEntry[] = [];

/** The conditions of a detail without its own address, in a drawer; they are discarded with it. */
export function useHeldConditions(): DetailConditions {
  const [duty, setDuty] = useState(NO_DUTY);
  const [running, setRunning] = useState<RunningState>({ rate: null, setting: undefined });
  const [powerLimit, setPowerLimit] = useState<number | null>(null);
  const [energy, setEnergy] = useState(DEFAULT_CHOICE);
  const [set, setSet] = useState(PLAIN_SET);
  return useMemo(
    () => ({
      ...running,
      duty,
      isMalformed: false,
      powerLimit,
      energy,
      set,
      changeDuty: setDuty,
      changeRunning: (changed) => setRunning((now) => ({ ...now, ...changed })),
      changePowerLimit: setPowerLimit,
      changeEnergy: setEnergy,
      changeSet: setSet,
    }),
    [duty, running, powerLimit, energy, set],
  );
}
