import { formatNumber } from "../../../base/formatNumber.ts";
import { append } from "../../../base/lists.ts";
import { LONG_PIPES } from "../multiSplit.ts";
import {
  fewOf,
  floorRemarks,
  inOrder,
  lengthRemarks,
  setting,
  toRooms,
  type Mend,
  type SystemRemark,
} from "../SystemRemark.ts";
import { limitWords, modeWords } from "./fitWords.ts";
import {
  CORRECTION_WORDS,
  type Correction,
  type ModeFit,
  type OutdoorFit,
  type SplitMode,
} from "./outdoorFit.ts";
import type { RanSplit } from "./runSplits.ts";
import type { SplitFigure } from "./SplitSettings.ts";

const MOVE: Mend = { to: "split", word: "移动房间" };

/** The field for each typed correction */
const FIELDS: Readonly<Record<SplitMode, Readonly<Record<Correction, SplitFigure>>>> = {
  cooling: {
    combination: "combinationFactor",
    pipe: "coolingPipe",
    temperature: "coolingTemperature",
    defrost: "defrost",
  },
  heating: {
    combination: "combinationFactor",
    pipe: "heatingPipe",
    temperature: "heatingTemperature",
    defrost: "defrost",
  },
};
const MODE_WORDS: Readonly<Record<SplitMode, string>> = { cooling: "制冷", heating: "制热" };

const modesOf = ({ cooling, heating }: OutdoorFit): readonly ModeFit[] =>
  heating === null ? [cooling] : [cooling, heating];

function limitRemarks({ faults, outdoor }: OutdoorFit): readonly SystemRemark[] {
  return faults.map((fault) => {
    const isUsual = fault.isUsual === true;
    const isOfPipes = fault.limit !== "units" && fault.limit !== "combination";
    return {
      code: isOfPipes ? "pipe-limit" : fault.limit,
      weight: "warning",
      text: `${limitWords(fault)}${isUsual ? "（该系列未注明，按常用范围，待核对）" : `（${outdoor.model}）`}`,
      mend:
        fault.limit === "heightAbove" || fault.limit === "heightBelow"
          ? setting("outdoorLevel", "室外机所在层")
          : MOVE,
    };
  });
}

function modeRemarks(fit: OutdoorFit): readonly SystemRemark[] {
  if (fit.ratio === null) return [];
  return modesOf(fit).flatMap((mode) =>
    modeWords(mode).map((text): SystemRemark => {
      const [outside] = mode.outside;
      return {
        code: mode.isMet === null ? "unknown" : "capacity",
        weight: "warning",
        text,
        mend: outside === undefined ? MOVE : setting(FIELDS[mode.mode][outside], "输入修正系数"),
      };
    }),
  );
}

/** Remarks on corrections that the series does not state, for which 1 is used */
function uncorrectedRemarks(fit: OutdoorFit): readonly SystemRemark[] {
  return modesOf(fit).flatMap(({ mode, uncorrected }) => {
    const [first] = uncorrected;
    if (first === undefined) return [];
    const names = uncorrected.map((each) => CORRECTION_WORDS[each]).join("、");
    return [
      {
        code: "uncorrected",
        weight: "note",
        text: `${MODE_WORDS[mode]}：该系列未提供${names}修正，按额定容量`,
        mend: setting(FIELDS[mode][first], "输入修正系数"),
      } as const,
    ];
  });
}

function lengthProof({ isLengthAllowed }: OutdoorFit, equivalent: number): readonly SystemRemark[] {
  if (isLengthAllowed === true) return [];
  const { most, cop } = LONG_PIPES.value;
  const text = `等效管长 ${formatNumber(equivalent, 1)} m，超过 ${most} m 时应证明满负荷 COP 不低于 ${cop}（${LONG_PIPES.source}，待核对）；产品未提供，无法判定`;
  return [{ code: "long-pipes", weight: "note", text, mend: setting("plantMain", "室外机至立管") }];
}

/** Remarks on a system of indoor units, from the gravest, each with a link to its remedy */
export function splitRemarks(
  { demand, pipes, unknownStoreys, fit, system }: RanSplit,
  unknownFloors: readonly string[],
  catalogue: number,
): readonly SystemRemark[] {
  const { unrated, loadless, terminals } = demand;
  const remarks: SystemRemark[] = [...lengthRemarks(unknownStoreys)];
  if (terminals.length === 0)
    remarks.push({
      code: "no-rooms",
      weight: "fault",
      text: "系统没有已选型的房间",
      mend: toRooms(),
    });
  if (unrated.length > 0)
    remarks.push({
      code: "unrated",
      weight: "fault",
      text: `${fewOf(
        unrated.map(({ code, name }) => code || name),
        "间",
      )}的室内机未提供制冷量，组合比无法判定`,
      mend: toRooms(unrated[0]!.code || unrated[0]!.name),
    });
  if (fit === null) {
    if (terminals.length > 0)
      remarks.push({
        code: "no-outdoor",
        weight: "fault",
        text: catalogue === 0 ? "产品库中没有室外机" : "所选系列没有室外机",
        mend: setting("series", "选择系列"),
      });
  } else {
    append(remarks, [...limitRemarks(fit), ...modeRemarks(fit), ...uncorrectedRemarks(fit)]);
    if (pipes !== null) append(remarks, lengthProof(fit, pipes.farthestEquivalent));
    if (fit.outdoor.unread.length > 0)
      remarks.push({
        code: "unread",
        weight: "note",
        text: `${fit.outdoor.model} 的${fit.outdoor.unread.join("、")}不能读出，未采用`,
        mend: null,
      });
  }
  if (loadless > 0 && system.block === null)
    remarks.push({
      code: "loadless",
      weight: "note",
      text: `${formatNumber(loadless, 0)} 间没有冷负荷，按室内机额定制冷量计（估算）`,
      mend: toRooms(),
    });
  return inOrder([...remarks, ...floorRemarks(unknownFloors)]);
}
