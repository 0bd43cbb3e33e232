import { formatNumber } from "../../../base/formatNumber.ts";
import { plantCircuits, type PlantCircuit } from "../water/plant/plantCircuits.ts";
import { CIRCUIT_WORDS, type CondenserSettings } from "../water/plant/PlantPumps.ts";
import type { RunSystem } from "../water/runWaterSystem.ts";
import type { DutyCard } from "../water/waterDutyCard.ts";
import type { WaterSettings } from "../water/WaterSettings.ts";
import { HEADER, PLANT_RIGHT, type DrawnPlant } from "./DrawnPlant.ts";
import { GAP } from "./drawStorey.ts";
import type { DiagramInk, DiagramPoint, LineRole } from "./Diagram.ts";

/** mm: heights of the plant's two pipes */
const [UPPER, LOWER] = [-HEADER, -2300];
/** Width of each machine in the plant, and the space for its words below */
const COLUMN = 3700;
const WORDS_BELOW = 850;
const LINE = 420;
const WORDS_MOST = 5;
/** Height of the plant below the storey's line, mm */
const PLANT_ROOM = -LOWER + WORDS_BELOW + WORDS_MOST * LINE;
const PUMP = 300;
const SOURCE = { width: 1800, over: 350 } as const;
const TOWER = { foot: 850, head: 600, over: 350, fan: 250 } as const;
const MODEL_MOST = 15;
const OFF = 120;

const cut = (model: string): string =>
  model.length > MODEL_MOST ? `${model.slice(0, MODEL_MOST - 1)}…` : model;

type Pumps = Pick<WaterSettings, "pumps" | "standby" | "pump">;

/** 冷水泵 2 用 1 备, its duty and its model */
const pumpWords = (
  name: string,
  { pumps, standby, pump }: Pumps,
  card: DutyCard | null,
): readonly string[] => [
  name,
  `${pumps} 用${standby > 0 ? ` ${standby} 备` : ""}`,
  ...(card === null
    ? ["无工况"]
    : [`Q ${formatNumber(card.flow, 1)} m³/h`, `H ${formatNumber(card.head, 1)} m`]),
  ...(pump === null ? [] : [cut(pump.model)]),
];

/** Draws the machines of a plant, each in a column, from the header to the left. */
class PlantInk {
  readonly #ink: DiagramInk;
  #columns = 0;

  constructor(ink: DiagramInk) {
    this.#ink = ink;
  }

  /** Left edge of the drawing so far */
  get left(): number {
    return PLANT_RIGHT - this.#columns * COLUMN;
  }

  /** The middle of the next column, with words below it */
  #next(words: readonly string[]): number {
    const x = this.left - COLUMN / 2;
    this.#columns++;
    words.forEach((line, at) => this.#ink.text("unit", [x, LOWER - WORDS_BELOW - at * LINE], line));
    return x;
  }

  #pipe(role: LineRole, ...points: readonly DiagramPoint[]): void {
    for (let at = 1; at < points.length; at++) this.#ink.line(role, false, points[at - 1]!, points[at]!);
  }

  /** Draws both pipes through a column of pumps, which are in one of them and push to the left or right. */
  pumps(
    words: readonly string[],
    [upper, lower]: readonly [LineRole, LineRole],
    { isUpper, isLeft }: { readonly isUpper: boolean; readonly isLeft: boolean },
  ): void {
    const right = this.left;
    const x = this.#next(words);
    const y = isUpper ? UPPER : LOWER;
    const through = (role: LineRole, height: number) => {
      if (height !== y) return this.#pipe(role, [right, height], [this.left, height]);
      this.#pipe(role, [right, y], [x + PUMP, y]);
      this.#pipe(role, [x - PUMP, y], [this.left, y]);
    };
    through(upper, UPPER);
    through(lower, LOWER);
    this.#ink.circle(false, [x, y], PUMP);
    const tip = isLeft ? -PUMP : PUMP;
    const corners: readonly DiagramPoint[] = [
      [x + tip, y],
      [x - tip / 2, y + PUMP * 0.866],
      [x - tip / 2, y - PUMP * 0.866],
    ];
    this.#pipe("unit", ...corners, corners[0]!);
  }

  /** Draws a by-pass between both pipes at the edge of the last column. */
  decoupler(flow: number | null): void {
    const x = this.left;
    this.#pipe("supply", [x, UPPER], [x, LOWER]);
    const words = flow === null ? "平衡管" : `平衡管 ${formatNumber(flow, 1)}`;
    this.#ink.text("size", [x - OFF, (UPPER + LOWER) / 2], words, { isTurned: true });
  }

  /** Draws a chiller or heat source with its pipes on the right; the condenser's pipes are on the left. */
  source(words: readonly string[], hasCondenser: boolean): void {
    const right = this.left;
    const x = this.#next([]);
    const [low, high] = [LOWER - SOURCE.over, UPPER + SOURCE.over];
    this.#ink.box([x - SOURCE.width / 2, low], SOURCE.width, high - low);
    this.#pipe("supply", [x + SOURCE.width / 2, UPPER], [right, UPPER]);
    this.#pipe("return", [x + SOURCE.width / 2, LOWER], [right, LOWER]);
    const middle = (low + high) / 2 + ((words.length - 1) * LINE) / 2 - OFF;
    words.forEach((line, at) => this.#ink.text("unit", [x, middle - at * LINE], line));
    if (!hasCondenser) return;
    this.#pipe("condenserReturn", [x - SOURCE.width / 2, UPPER], [this.left, UPPER]);
    this.#pipe("condenserSupply", [x - SOURCE.width / 2, LOWER], [this.left, LOWER]);
  }

  /** Writes the size and flow of the last pumps' pipe above them. */
  pipeSize(words: string): void {
    this.#ink.text("size", [this.left + COLUMN / 2, LOWER + PUMP + OFF], words);
  }

  /** Draws an open tower: warm water is sprayed in at the top, cooled water leaves the basin. */
  tower(words: readonly string[]): void {
    const right = this.left;
    const x = this.#next(words);
    const { foot, head, over, fan } = TOWER;
    const [low, high] = [LOWER - over, UPPER + over];
    this.#pipe("unit", [x - foot, low], [x + foot, low], [x + head, high], [x - head, high], [x - foot, low]);
    this.#ink.box([x - fan, high], 2 * fan, fan / 2);
    this.#pipe("unit", [x - foot, LOWER + over / 2], [x + foot, LOWER + over / 2]);
    this.#pipe("condenserReturn", [right, UPPER], [x - head / 2, UPPER]);
    for (const side of [-0.5, 0, 0.5])
      for (const lean of [-1, 1])
        this.#pipe(
          "condenserReturn",
          [x + side * head, UPPER],
          [x + side * head + lean * OFF, UPPER - 2 * OFF],
        );
    this.#pipe("condenserSupply", [right, LOWER], [x + foot, LOWER]);
  }
}

const sourceWords = ({ kind, settings, changeover }: RunSystem): readonly string[] => [
  settings.winter !== null || changeover !== null ? "冷热源" : kind === "cold" ? "冷水机组" : "热源",
  `${formatNumber(settings.supply, 1)}/${formatNumber(settings.back, 1)} ℃`,
];

const towerWords = ({ heat }: PlantCircuit, { supply, back, lift }: CondenserSettings): readonly string[] => [
  "开式冷却塔",
  ...(heat === null ? ["无工况"] : [`排热 ${formatNumber(heat, 1)} kW`]),
  `${formatNumber(supply, 1)}/${formatNumber(back, 1)} ℃`,
  ...(lift === null ? [] : [`提升 ${formatNumber(lift, 1)} m`]),
];

const TREE_PUMPS = { cold: "冷水泵", hot: "热水泵" } as const;
const CHILLED = ["supply", "return"] as const;
const CONDENSER = ["condenserReturn", "condenserSupply"] as const;

/**
 * Draws the plant to the left of the header: pumps of the tree, primary pumps behind a decoupler, chiller or heat
 * source, and condenser water with its pumps and towers. Returns its left edge.
 */
function drawPlant(ink: DiagramInk, system: RunSystem, card: DutyCard | null): number {
  const { kind, settings } = system;
  const plant = new PlantInk(ink);
  // The header's pipes are closer together than those of the plant.
  const header = UPPER - GAP;
  ink.line("return", false, [PLANT_RIGHT, header], [PLANT_RIGHT, LOWER]);
  const circuits = plantCircuits(system);
  const primary = circuits.find(({ name }) => name === "primary");
  const condenser = circuits.find(({ name }) => name === "condenser");
  const own = settings.winter === null ? TREE_PUMPS[kind] : "冷热水泵";
  const name = primary === undefined ? own : "二级泵";
  // Before the source, but secondary pumps are in the supply to the building.
  const isSecondary = primary !== undefined;
  plant.pumps(pumpWords(name, settings, card), CHILLED, { isUpper: isSecondary, isLeft: !isSecondary });
  if (primary !== undefined) {
    plant.decoupler(primary.card === null || card === null ? null : primary.card.flow - card.flow);
    const words = pumpWords(CIRCUIT_WORDS.primary, settings.primary, primary.card);
    plant.pumps(words, CHILLED, { isUpper: false, isLeft: true });
  }
  plant.source(sourceWords(system), condenser !== undefined);
  if (condenser !== undefined && settings.condenser !== null) {
    const { card: of, pipe } = condenser;
    const words = pumpWords(CIRCUIT_WORDS.condenser, settings.condenser, of);
    plant.pumps(words, CONDENSER, { isUpper: false, isLeft: false });
    if (of !== null && pipe !== null)
      plant.pipeSize(`DN${pipe.dn} ${formatNumber(of.flow, of.flow < 1000 ? 1 : 0)}`);
    plant.tower(towerWords(condenser, settings.condenser));
  }
  return plant.left;
}

export const waterPlant = (system: RunSystem, card: DutyCard | null): DrawnPlant => ({
  room: PLANT_ROOM,
  draw: (ink) => drawPlant(ink, system, card),
});
