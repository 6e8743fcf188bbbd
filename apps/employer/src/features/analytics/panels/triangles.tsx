// The arrows of a change, filled so that they are seen at 9 pixels.

const Triangle = ({ points }: { points: string }) => (
  <svg width="9" height="8" viewBox="0 0 9 8" aria-hidden="true">
    <polygon points={points} fill="currentColor" />
  </svg>
);

export const TriangleUp = () => <Triangle points="4.5,0 9,8 0,8" />;
export const TriangleDown = () => <Triangle points="0,0 9,0 4.5,8" />;
