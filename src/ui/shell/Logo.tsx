/** The logo: a volute, the spiral casing of a fan, drawn in one stroke. */
export const Logo = () => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 24 24"
    fill="none"
    stroke="var(--v-primary)"
    strokeWidth="2"
    strokeLinecap="square"
    aria-hidden
  >
    <path d="M21 3.5H12.2A8.6 8.6 0 1 0 20.8 12.1a6.4 6.4 0 0 0-12.6-1.6 4.2 4.2 0 1 0 8.2 1.7" />
    <path d="M21 3.5V9" />
  </svg>
);
