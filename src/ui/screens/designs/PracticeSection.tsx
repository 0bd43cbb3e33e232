import { useId } from "react";
import type { Layer } from "#domain/things/design/Practice.ts";
import { isUpright, sectionOf, type Hatch } from "#domain/things/design/sectionOf.ts";
import css from "./Designs.module.css";

/** px of the drawing; it is scaled where it is shown. */
const [WIDE, HIGH, EDGE] = [200, 200, 10];

/** Lines of a hatch within 16 px. */
const HATCHES: { readonly [Of in Exclude<Hatch, "plain">]: string } = {
  insulation: "M0 16 L4 0 L8 16 L12 0 L16 16",
  concrete: "M2 12 l4 -5 l3 5 z M11 4 l0.1 0 M13 13 l0.1 0 M4 3 l0.1 0",
  brick: "M0 16 L16 0 M-4 4 L4 -4 M12 20 L20 12",
  metal: "M0 16 L16 0 M0 8 L8 0 M8 16 L16 8",
  wood: "M0 3 H16 M0 8 q4 -3 8 0 t8 0 M0 13 H16",
};

interface PracticeSectionProps {
  readonly layers: readonly Pick<Layer, "thickness" | "material" | "categoryCode">[];
  readonly categoryCode: string;
  /** Whether the layers are numbered as in their table. */
  readonly isNumbered?: boolean;
}

/** A section through the layers, to scale except for layers that would be mere lines. */
export function PracticeSection({ layers, categoryCode, isNumbered = false }: PracticeSectionProps) {
  const id = useId();
  const stands = isUpright(categoryCode);
  const [along, across] = [(stands ? WIDE : HIGH) - 2 * EDGE, (stands ? HIGH : WIDE) - 2 * EDGE];
  return (
    <svg className={css["section"]} viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label="构造剖面">
      <defs>
        {Object.entries(HATCHES).map(([hatch, path]) => (
          <pattern
            key={hatch}
            id={`${id}-${hatch}`}
            width={16}
            height={16}
            patternUnits="userSpaceOnUse"
            patternTransform={stands && hatch === "insulation" ? "rotate(90)" : undefined}
          >
            <path d={path} className={css["hatch"]} />
          </pattern>
        ))}
      </defs>
      {sectionOf(layers).map(({ hatch, from, to }, n) => {
        const [start, long] = [EDGE + from * along, (to - from) * along];
        const box = stands
          ? { x: start, y: EDGE, width: long, height: across }
          : { x: EDGE, y: start, width: across, height: long };
        return (
          <g key={start}>
            <rect {...box} className={css["band"]} data-hatch={hatch} />
            {hatch !== "plain" && <rect {...box} fill={`url(#${id}-${hatch})`} />}
            <rect {...box} className={css["outline"]} />
            {isNumbered && (
              <text
                x={stands ? start + long / 2 : WIDE - EDGE / 2}
                y={stands ? EDGE - 3 : start + long / 2 + 3}
                className={css["number"]}
              >
                {n + 1}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
