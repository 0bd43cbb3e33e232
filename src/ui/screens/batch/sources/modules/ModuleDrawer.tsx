import { Button } from "@mantine/core";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import type { PlantId } from "#domain/building/sources/JudgedPlant.ts";
import { MODULE_APART } from "#domain/building/sources/judgeModule.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { ModuleOffer, PlantModulesAnswer } from "#workers/batch/sources/modules/PlantModulesAnswer.ts";
import { SideDrawer } from "../../../../kit/dialog/SideDrawer.tsx";
import { EmptyState } from "../../../../kit/layout/EmptyState.tsx";
import { SampleTag } from "../../../../kit/tags/SampleTag.tsx";
import { useAnswer } from "../../../../page/services/useAnswer.ts";
import { useSummary } from "../../context/BatchContext.tsx";
import { useMayEdit } from "../../context/useMayEdit.ts";
import { useSendChange } from "../../context/useSendChange.ts";
import { atVersion } from "../../systems/atVersion.ts";
import { ModuleBill } from "./ModuleBill.tsx";
import { ModuleChecks } from "./ModuleChecks.tsx";
import { useModuleAddress } from "./useModuleAddress.ts";
import css from "./Modules.module.css";

interface OfferProps {
  readonly offer: ModuleOffer;
  readonly onTake: (id: string) => void;
}

function Offer({ offer: { module, fits, checks, isTaken }, onTake }: OfferProps) {
  const mayEdit = useMayEdit();
  const { id, name, size, isSample, lines } = module;
  return (
    <li className={css["offer"]}>
      <div className={css["head"]}>
        <h3>{name}</h3>
        {isSample && <SampleTag isShort />}
        <span>{size}</span>
        {isTaken ? (
          <span>已采用</span>
        ) : (
          <Button
            size="compact-sm"
            aria-label={`采用 ${name}`}
            disabled={!mayEdit || !fits}
            onClick={() => onTake(id)}
          >
            采用
          </Button>
        )}
      </div>
      <div className={css["both"]}>
        <ModuleChecks checks={checks} />
        <ModuleBill lines={lines} />
      </div>
    </li>
  );
}

/** Why no module can be taken; the library may have others. */
function NoneFits({ answer: { category, machines, offers } }: { readonly answer: PlantModulesAnswer }) {
  const address = useModuleAddress()({ category });
  const why =
    category === null
      ? `模块库没有${machines}的分类`
      : offers.length === 0
        ? `模块库没有含${machines}的模块`
        : `没有${machines}台数与方案相同的模块，台数相同才能采用`;
  return (
    <p className={css["none"]}>
      {why}
      {address !== null && (
        <>
          ；<Link to={address}>打开模块库</Link>
        </>
      )}
    </p>
  );
}

interface ModuleDrawerProps {
  readonly client: BatchClient<unknown>;
  readonly plant: PlantId;
  readonly onClose: () => void;
}

/** Modules of the library for a taken plant, each with what fits and what differs */
export function ModuleDrawer({ client, plant, onClose }: ModuleDrawerProps) {
  const { version } = useSummary();
  const send = useSendChange();
  const ask = useMemo(
    () => atVersion(version, (signal: AbortSignal) => client.plantModules(plant, signal)),
    [client, plant, version],
  );
  const { data, isError, refetch } = useAnswer(ask, { keepsLast: true });
  const answer = data?.ok === true ? data.value : null;
  const take = (id: string) =>
    void send(() => client.takeModule(plant, id)).then((isTaken) => {
      if (isTaken) onClose();
    });
  return (
    <SideDrawer
      opened
      side="right"
      width={840}
      title="机房模块"
      headExtra={<span>{MODULE_APART}</span>}
      onClose={onClose}
    >
      {(isError || data?.ok === false) && (
        <EmptyState
          kind="error"
          title="未能读取模块库"
          why="请检查网络；已采用的冷热源都在"
          actions={<Button onClick={() => void refetch()}>重试</Button>}
        />
      )}
      {data === undefined && !isError && <EmptyState kind="search" title="正在读取模块库" why="" />}
      {answer !== null && (
        <>
          {answer.offers.every(({ fits }) => !fits) && <NoneFits answer={answer} />}
          {answer.count > answer.offers.length && (
            <p className={css["none"]}>
              共 {answer.count} 个模块，列出前 {answer.offers.length} 个
            </p>
          )}
          <ul className={css["offers"]} aria-label="可选机房模块">
            {answer.offers.map((offer) => (
              <Offer key={offer.module.id} offer={offer} onTake={take} />
            ))}
          </ul>
        </>
      )}
    </SideDrawer>
  );
}
