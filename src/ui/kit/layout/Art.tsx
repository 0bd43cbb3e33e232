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

export type EmptyKind = "empty" | "error" | "search";

/** An empty table, the drawing of every empty state. */
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
