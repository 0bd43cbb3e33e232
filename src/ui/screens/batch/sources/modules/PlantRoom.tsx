import { Suspense, useState } from "react";
import { Link } from "react-router-dom";
import type { PlantId } from "#domain/building/sources/JudgedPlant.ts";
import { MODULE_APART } from "#domain/building/sources/judgeModule.ts";
import { MODULE_RECORD_WORDS } from "#domain/building/sources/plantWords.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { KeptModuleSheet } from "#workers/batch/sources/modules/PlantModulesAnswer.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import { fetched } from "../../../../page/browser/fetched.tsx";
import { useMayEdit } from "../../context/useMayEdit.ts";
import { useSendChange } from "../../context/useSendChange.ts";
import { ModuleBill } from "./ModuleBill.tsx";
import { ModuleChecks } from "./ModuleChecks.tsx";
import { useModuleAddress } from "./useModuleAddress.ts";
import css from "./Modules.module.css";

const ModuleDrawer = fetched(async () => (await import("./ModuleDrawer.tsx")).ModuleDrawer);

/** The module that was taken, with its bill at the choice */
function Taken({ module: { kept, record, checks } }: { readonly module: KeptModuleSheet }) {
  const address = useModuleAddress()({ name: kept.name });
  return (
    <>
      <p>
        <b>{kept.name}</b>
        {kept.isSample && "（示例数据）"}
        {kept.size !== "" && ` ${kept.size}`}
      </p>
      {record !== null && record !== "same" && <p data-wrong>{MODULE_RECORD_WORDS[record]}</p>}
      <ModuleChecks checks={checks} />
      <ModuleBill lines={kept.lines} />
      <p>
        {MODULE_APART}
        {address !== null && record !== "gone" && (
          <>
            ；<Link to={address}>在模块库查看与下载</Link>
          </>
        )}
      </p>
    </>
  );
}

interface PlantRoomProps {
  readonly client: BatchClient<unknown>;
  readonly plant: PlantId;
  readonly module: KeptModuleSheet | null;
}

/** 机房模块: the plant room of a taken plant, from the module library */
export function PlantRoom({ client, plant, module }: PlantRoomProps) {
  const mayEdit = useMayEdit();
  const send = useSendChange();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={css["room"]} aria-label="机房模块">
      <h3>机房模块</h3>
      {module !== null && <Taken module={module} />}
      <div className={css["links"]}>
        <LinkButton small onClick={() => setOpen(true)}>
          {module === null ? "从模块库选择" : "更换"}
        </LinkButton>
        {module !== null && (
          <LinkButton
            small
            disabled={!mayEdit}
            onClick={() => void send(() => client.takeModule(plant, null))}
          >
            不再采用模块
          </LinkButton>
        )}
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <ModuleDrawer client={client} plant={plant} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
