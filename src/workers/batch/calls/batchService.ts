import { AccessToken } from "../session/AccessToken.ts";
import { refusal } from "../run/answered.ts";
import { batchCalls } from "./batchCalls.ts";
import { browserEnvironment, type BatchEnvironment } from "../record/batchEnvironment.ts";
import type { NumberedSummary } from "../session/NumberedSummary.ts";
import { buildingCalls } from "./buildingCalls.ts";
import { TabBuilding } from "../session/TabBuilding.ts";
import { choiceCalls } from "./choiceCalls.ts";
import { Opening, type BatchEvent, type OpenSettings } from "../session/Opening.ts";
import { freshCalls, lateFresh, lateHandlers } from "./freshCalls.ts";
import { groupCalls } from "./groupCalls.ts";
import { lateHeat, lateModules, lateSources } from "./lateSources.ts";
import { lateWater } from "./lateWater.ts";
import { manyRooms } from "./manyRooms.ts";
import { OtherKinds } from "../session/OtherKinds.ts";
import { lateOverview, overviewCalls } from "./overviewCalls.ts";
import { optimumCalls } from "./optimumCalls.ts";
import { planCalls } from "./planCalls.ts";
import { revisionCalls } from "./revisionCalls.ts";
import { roomCalls } from "./roomCalls.ts";
import { runCalls } from "./runCalls.ts";
import { serveCalls } from "./serveCalls.ts";
import { soundCalls } from "./soundCalls.ts";
import { sourceCalls } from "./sourceCalls.ts";
import { lateSplits, splitCalls } from "./splitCalls.ts";
import { lateAir, systemCalls } from "./systemCalls.ts";
import { viewCalls } from "./viewCalls.ts";

const readOnly = () => refusal("read.only", "建筑已在另一个标签页中打开，此页只能查看");

/**
 * The implementation of a batch worker for one kind of equipment, see `batchCalls`; all kinds share `tabBuilding`.
 */
export function createBatchService(
  kinds: Readonly<Record<string, { readonly name: string }>>,
  environment: BatchEnvironment = browserEnvironment(),
  tabBuilding = new TabBuilding(environment),
) {
  const token = new AccessToken();
  const opening = new Opening({ kinds, environment, tabBuilding, token, onMove: () => served.stopAll() });
  const opened = () => opening.current;
  const session = () => opening.current.session;
  const update = () => session().update();
  const water = lateWater(opened);
  const sources = lateSources(opened, water, () => token.user);
  const heat = lateHeat(opened, water, () => token.user);
  const others = new OtherKinds({ ...environment, kinds, tabBuilding, user: () => token.user });
  const air = lateAir(opened);
  const fresh = lateFresh(opened);
  const splits = lateSplits(opened, () => token.user);

  const sound = soundCalls(opened, others);
  const noise = sound.parts;
  const overview = lateOverview(opened, others, noise);
  const served = serveCalls(
    batchCalls<unknown>(),
    {
      ...buildingCalls(opened, environment, tabBuilding),
      ...roomCalls(session),
      ...manyRooms(session),
      ...revisionCalls(session),
      ...viewCalls(session, noise),
      ...groupCalls(opened, { ...environment, noise }),
      ...runCalls(opened, { ...environment, noise }),
      ...systemCalls(opened, { water, air, sources, heat, splits, fresh, overview }),
      ...freshCalls(
        fresh,
        lateHandlers(opened, () => token.user, air),
      ),
      ...sourceCalls(sources, heat, lateModules(opened)),
      ...overviewCalls(overview),
      ...splitCalls(splits),
      ...sound.calls,
      ...choiceCalls(opened, environment, noise),
      ...optimumCalls(opened, { ...environment, noise }),
      ...planCalls(opened, { ...environment, kinds, tabBuilding, noise, user: () => token.user }),
      flush: () => session().flush(),
      setToken: (next, user) => opening.setUser(next, user),
    },
    { update, refuseEdit: () => (opening.isReadOnly ? readOnly() : null) },
  );

  return {
    ...served.calls,
    async open(settings: OpenSettings, notify: (event: BatchEvent) => unknown): Promise<NumberedSummary> {
      await opening.open(settings, notify);
      return update();
    },
    stop: served.stop,
  };
}

export type BatchService = ReturnType<typeof createBatchService>;
