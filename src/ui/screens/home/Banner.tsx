import { Button } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { BATCH_ROUTES } from "../../addresses/batchRoutes.ts";
import text from "../../kit/styles/text.module.css";
import css from "./Home.module.css";

const ROWS = [16, 40, 64, 88];
const COLUMNS = [10, 50, 90, 130, 170, 210, 250, 290];

/** Two fan curves and a system curve, fading into the banner at both ends. */
function Drawing() {
  const fade = useId();
  return (
    <svg
      className={css["drawing"]}
      height="96"
      viewBox="0 0 300 96"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden
    >
      <defs>
        <linearGradient id={fade}>
          <stop offset=".02" stopColor="var(--v-selected)" />
          <stop offset=".25" stopColor="var(--v-selected)" stopOpacity="0" />
          <stop offset=".75" stopColor="var(--v-selected)" stopOpacity="0" />
          <stop offset=".98" stopColor="var(--v-selected)" />
        </linearGradient>
      </defs>
      <g stroke="var(--mantine-color-brand-2)">
        {ROWS.map((y) => (
          <path key={y} d={`M0 ${y}.5H300`} />
        ))}
        {COLUMNS.map((x) => (
          <path key={x} d={`M${x}.5 0V96`} />
        ))}
      </g>
      <path d="M10 24C90 18 170 34 270 88" stroke="var(--mantine-color-brand-7)" strokeWidth="1.75" />
      <path d="M10 34C80 30 150 44 240 90" stroke="var(--mantine-color-brand-4)" strokeWidth="1.25" />
      <path d="M10 94C100 92 170 70 250 10" stroke="var(--v-ink-3)" strokeDasharray="4 3" />
      <path d="M0 0H300V96H0z" fill={`url(#${fade})`} />
      <circle
        cx="187.5"
        cy="48"
        r="4"
        fill="var(--mantine-color-brand-7)"
        stroke="var(--v-surface)"
        strokeWidth="1.5"
      />
    </svg>
  );
}

export function Banner() {
  return (
    <div className={css["banner"]}>
      <div>
        <h1>整栋楼的末端，一次选完</h1>
        <div className={text["ink2"]}>导入房间表，按负荷逐间校核，给出型号与台数</div>
      </div>
      <Drawing />
      {BATCH_ROUTES.map(({ name, title, path }) => (
        <Button
          key={name}
          variant="default"
          component={Link}
          to={path}
          rightSection={<IconArrowRight size={14} stroke={1.5} />}
        >
          {title}
        </Button>
      ))}
    </div>
  );
}
