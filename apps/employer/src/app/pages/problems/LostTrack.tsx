// The picture of the not-found page: chevrons that fade out.
export const LostTrack = () => (
  <svg
    width="132"
    height="44"
    viewBox="0 0 132 44"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    strokeWidth="7"
    aria-hidden="true"
  >
    <path d="M8 6l16 16-16 16" stroke="var(--primary)" />
    <path d="M42 6l16 16-16 16" stroke="var(--soft-line)" />
    <path d="M76 6l16 16-16 16" stroke="var(--line2)" strokeDasharray="1 11" />
    <path d="M110 6l16 16-16 16" stroke="var(--line)" strokeDasharray="1 11" />
  </svg>
);
