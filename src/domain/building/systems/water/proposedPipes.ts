import { PROPOSED_LIST, withSettings, type SystemsSettings } from "./SystemList.ts";
import type { SystemRoom } from "./SystemRoom.ts";
import { takesWater } from "./waterTerminals.ts";
import { PROPOSED_SYSTEMS, PROPOSED_WINTER } from "./WaterSettings.ts";

/** The proposed number of pipes for units that heat, with the reason */
export interface ProposedPipes {
  readonly pipes: 2 | 4;
  /** Whether the names of all products state it */
  readonly isPlain: boolean;
  readonly why: string;
}

/** As makers write it in models: one coil for both seasons, or one for each (3+1 排) */
const TWO = /[两二双]管|(?<!\d)2\s*管|\b(?:2|two)[-\s]?pipes?\b/iu;
const FOUR = /四管|(?<!\d)4\s*管|\b(?:4|four)[-\s]?pipes?\b|\dR?\s*\+\s*\d\s*(?:排|R\b)/iu;

function saidBy(model: string): 2 | 4 | null {
  if (FOUR.test(model)) return 4;
  return TWO.test(model) ? 2 : null;
}

/**
 * Reads the number of coils from the names of the chosen products; the catalogue has no such property. A unit with
 * two coils can be connected to two pipes; a unit with one coil cannot be connected to four. So two pipes are
 * proposed if some names state two and none states four. null if no room is heated by water.
 */
export function proposedPipes(rooms: readonly SystemRoom[]): ProposedPipes | null {
  const known = new Map<string, 2 | 4 | null>();
  let [heated, two, four] = [0, 0, 0];
  for (const room of rooms) {
    if (!takesWater("hot", room)) continue;
    heated++;
    let said = known.get(room.model);
    if (said === undefined) known.set(room.model, (said = saidBy(room.model)));
    if (said === 2) two++;
    if (said === 4) four++;
  }
  if (heated === 0) return null;
  const few = (count: number) => (count === heated ? "所选产品型号均" : `${count} 间的产品型号`);
  if (two > 0 && four > 0)
    return {
      ...{ pipes: 4, isPlain: false },
      why: `${two} 间的产品型号注明两管制、${four} 间注明四管制，请按分区拆成两个系统`,
    };
  if (two > 0) return { pipes: 2, isPlain: two === heated, why: `${few(two)}注明两管制` };
  if (four > 0) return { pipes: 4, isPlain: four === heated, why: `${few(four)}注明四管制` };
  return { pipes: 4, isPlain: false, why: "产品未注明盘管数" };
}

const TWO_PIPE_LIST = withSettings(PROPOSED_LIST, "cold", {
  ...PROPOSED_SYSTEMS.cold,
  winter: PROPOSED_WINTER,
});

/** The proposed systems for rooms */
export const proposedList = (rooms: readonly SystemRoom[]): SystemsSettings =>
  proposedPipes(rooms)?.pipes === 2 ? TWO_PIPE_LIST : PROPOSED_LIST;
