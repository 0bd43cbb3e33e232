/** Line drawings of the three steps: a schedule of rooms, rooms against coils, a bill of models. */
const SHEET = "M8.500 8.500H191.500V95.500H8.500z";
const RULES = "M8.500 26.500H191.500M8.500 43.500H191.500M8.500 60.500H191.500M8.500 77.500H191.500";
const PALE = "var(--v-line-2)";
const MID = "var(--v-line-3)";

export type Step = "rooms" | "selection" | "plan";

/** Bars that stand for texts: x, y and length of each. */
const TEXTS: Readonly<Record<Step, readonly (readonly [x: number, y: number, length: number])[]>> = {
  rooms: [35, 52, 69, 86].flatMap((y, row) => [
    [18, y, 22],
    [54, y, 34 + ((row * 11) % 17)],
    [120, y, 18],
    [158, y, 22],
  ]),
  selection: [35, 52, 86].flatMap((y, row) => [
    [18, y, 30 + ((row * 9) % 14)],
    [84, y, 44],
    [150, y, 30],
  ]),
  plan: [35, 52, 69].flatMap((y, row) => [
    [18, y, 52 - ((row * 13) % 20)],
    [112, y, 16],
    [158, y, 22],
  ]),
};

export function StepArt({ step }: { step: Step }) {
  return (
    <svg viewBox="8 8 184 88" fill="none" aria-hidden>
      <path d="M8.500 8.500H191.500V26.500H8.500z" fill="var(--v-head)" />
      {step === "selection" && <path d="M9 61H191V77H9z" fill="var(--v-miss-bg)" />}
      <path d={RULES} stroke={PALE} />
      <path d={SHEET} stroke={MID} />
      {TEXTS[step].map(([x, y, length]) => (
        <path key={`${x}-${y}`} d={`M${x} ${y}h${length}`} stroke={MID} strokeWidth="4" />
      ))}
      <path
        d="M18 17.500h20M54 17.500h26M120 17.500h18M158 17.500h22"
        stroke="var(--v-ink-off)"
        strokeWidth="3"
      />
      {step === "selection" && (
        <>
          <path d="M9.500 61V77" stroke="var(--v-miss-mark)" strokeWidth="2" />
          <path d="M18 69h24M84 69h58" stroke="var(--v-miss-mark)" strokeWidth="4" />
          <path d="M72.500 26.500V95.500" stroke={PALE} />
        </>
      )}
      {step === "plan" && (
        <>
          <path d="M8.500 78H191.500V95H8.500z" fill="var(--v-selected)" />
          <path d="M18 86.500h30M112 86.500h24M158 86.500h22" stroke="var(--v-accent)" strokeWidth="4" />
        </>
      )}
    </svg>
  );
}
