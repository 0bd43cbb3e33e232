import { useId } from "react";

const INK = "#656C78";
const PALE = "#BAC0C8";

/** The drawing of a fan where a product has no picture of its own: a centrifugal fan and its motor. */
export function FanArt() {
  const id = useId();
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
      <title id={id}>风机示意图</title>
      <path d="M18 98H262M124 14V178" stroke={PALE} strokeDasharray="6 3 1.5 3" strokeWidth="1" />
      <path fill="#F2F4F6" d="M124 32H214V84H190A66 66 0 1 1 124 32Z" />
      <path d="M124 40H206" stroke={PALE} />
      <path fill="#E7E9ED" d="M214 27h7v62h-7z" />
      <path d="M221 32h22M221 84h22M243 26v64" />
      <circle cx="124" cy="98" r="47" fill="#FFFFFF" />
      <circle cx="124" cy="98" r="42" stroke={PALE} />
      {Array.from({ length: 12 }, (_, blade) => (
        <path key={blade} transform={`rotate(${blade * 30} 124 98)`} d="M124 78C129 72 132 65 131 57" />
      ))}
      <circle cx="124" cy="98" r="20" fill="#F2F4F6" />
      <circle cx="124" cy="98" r="8" fill="#D5D9DF" />
      <circle cx="124" cy="98" r="2.500" fill={INK} stroke="none" />
      <path fill="#E7E9ED" d="M74 152l-8 22h28l4-17M174 152l8 22h-28l-4-17" />
      <path d="M48 174H204M196 174h60" strokeWidth="2" />
      <rect x="206" y="122" width="44" height="38" rx="3" fill="#F2F4F6" />
      <path fill="#F2F4F6" d="M206 130h-12v22h12M212 160v14h32v-14" />
      <path d="M214 130h28M214 136h28M214 142h28M214 148h28" stroke={PALE} />
    </svg>
  );
}
