// A QR code, dark on white in every theme: scanners need the contrast.
import { useMemo } from 'react';
import styles from './QrCode.module.css';
import { darkSquares, QUIET_SQUARES } from './qr-squares.ts';

interface Props {
  text: string;
  label: string;
}

export function QrCode({ text, label }: Props) {
  const squares = useMemo(() => darkSquares(text), [text]);
  const path = squares
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + QUIET_SQUARES} ${y + QUIET_SQUARES}h1v1h-1z`] : [])))
    .join('');
  const size = squares.length + 2 * QUIET_SQUARES;
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
