// A decorative row of chevrons for dark backgrounds, the last one in citron.

interface Props {
  count: number;
  /** Half the height of a chevron, its stroke width, and the distance between two. */
  size: number;
  width: number;
  gap: number;
  className?: string | undefined;
}

const STROKES = ['#0F4F5D', '#13596A', '#1B6576'];
const NOW = '#D2EE62';

export function Chevrons({ count, size, width, gap, className }: Props) {
  const edge = width / 2;
  return (
    <svg
      className={className}
      width={(count - 1) * gap + size + width}
      height={2 * size + width}
      fill="none"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: count }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a chevron is its place in the row
          key={index}
          d={`M${edge + index * gap} ${edge} l${size} ${size} l-${size} ${size}`}
          stroke={index === count - 1 ? NOW : STROKES[Math.min(index, STROKES.length - 1)]}
        />
      ))}
    </svg>
  );
}
