/** The decorative pattern of the header, hidden from screen readers. */
export const Chevrons = () => (
  <svg class="chevrons" viewBox="0 0 340 230" aria-hidden="true" focusable="false">
    <path class="chevron-1" d="m20 20 95 95-95 95" />
    <path class="chevron-2" d="m120 20 95 95-95 95" />
    <path class="chevron-3" d="m220 20 95 95-95 95" />
  </svg>
);
