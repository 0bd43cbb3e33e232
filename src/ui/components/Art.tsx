import { useId } from "react";

const INK = "#656C78";
const PALE = "#BAC0C8";

export interface IconProps {
  size?: number;
}

/** A fan coil from the front: casing, two fans, coil. */
export function CoilIcon({ size = 20 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
      aria-hidden
    >
      <rect x="1.5" y="6" width="17" height="8" rx=".5" />
      <path d="M12 6v8M14 8h2.5M14 10h2.5M14 12h2.5" />
      <circle cx="4.7" cy="10" r="1.9" />
      <circle cx="9" cy="10" r="1.9" />
    </svg>
  );
}

/** The drawing of a fan coil where a product has no picture of its own: a section through a ducted unit. */
export function CoilArt() {
  const id = useId();
  const fins = Array.from({ length: 13 }, (_, fin) => 172 + fin * 4);
  const tubes = [62, 82, 102, 122].flatMap((y) => [180, 196, 212].map((x) => ({ x, y })));
  return (
    <svg
      width="100%"
      height="100%"
      viewBox="0 0 280 190"
      fill="none"
      stroke={INK}
      strokeWidth="1.25"
      strokeLinejoin="round"
      strokeLinecap="round"
      role="img"
      aria-labelledby={id}
    >
      <title id={id}>风机盘管示意图</title>
      <path d="M14 92H266" stroke={PALE} strokeDasharray="6 3 1.5 3" strokeWidth="1" />
      <path fill="#F2F4F6" d="M48 44H240V140H48z" />
      <path fill="#FFFFFF" d="M56 52H232V132H56z" />
      <path fill="#E7E9ED" d="M40 40h8v104h-8zM240 40h8v104h-8z" />
      <path d="M32 56h8M32 128h8M248 56h14M248 128h14" />
      <circle cx="106" cy="92" r="34" fill="#F2F4F6" />
      <circle cx="106" cy="92" r="26" fill="#FFFFFF" stroke={PALE} />
      {Array.from({ length: 12 }, (_, blade) => (
        <path key={blade} transform={`rotate(${blade * 30} 106 92)`} d="M106 74C110 70 112 66 111.500 61" />
      ))}
      <circle cx="106" cy="92" r="12" fill="#F2F4F6" />
      <circle cx="106" cy="92" r="2.500" fill={INK} stroke="none" />
      <path d="M106 58H150V66M138 104l12 6v22" />
      <g stroke={PALE} strokeWidth="1">
        {fins.map((x) => (
          <path key={x} d={`M${x} 54V130`} />
        ))}
      </g>
      {tubes.map(({ x, y }) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="4" fill="#FFFFFF" />
      ))}
      <path fill="#E7E9ED" d="M160 140h74l-6 8h-62z" />
      <path d="M70 44V30M218 44V30M62 30h16M210 30h16" />
      <g stroke={PALE}>
        <path d="M20 84h10l-4-3M30 84l-4 3M20 100h10l-4-3M30 100l-4 3M252 84h12l-4-3M264 84l-4 3M252 100h12l-4-3M264 100l-4 3" />
      </g>
    </svg>
  );
}

export type EmptyKind = "empty" | "error" | "search";

/** A table that is empty: the drawing of every empty state. */
export function EmptyArt({ kind }: { kind: EmptyKind }) {
  return (
    <svg
      width="72"
      height="48"
      viewBox="0 0 72 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden
    >
      <path d="M4.600 8.600h62.800v30.800H4.600zM4.600 16.600h62.800M20.600 8.600v30.800" stroke={PALE} />
      {kind === "empty" && <path d="M44 24v10M39 29h10" />}
      {kind === "search" && (
        <>
          <circle cx="43" cy="27" r="5" />
          <path d="M46.800 30.800 51 35" />
        </>
      )}
      {kind === "error" && <path d="M44 21v9M44 33.500v.6" strokeWidth="1.75" strokeLinecap="round" />}
    </svg>
  );
}
