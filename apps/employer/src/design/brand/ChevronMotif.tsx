// Decoration of dark panels: chevrons, the last in citron, cropped by the panel's edge.
import styles from './ChevronMotif.module.css';

const STROKES = ['#0D4552', '#0F4F5D', '#115969', '#146578', '#D2EE62'];
const FIRST_X = -210;
const STEP_X = 185;

interface Props {
  /** `fill` covers the panel, `foot` only its lower part. */
  placement?: 'fill' | 'foot';
}

export const ChevronMotif = ({ placement = 'fill' }: Props) => (
  <svg
    className={styles[placement]}
    viewBox="0 0 740 876"
    preserveAspectRatio={placement === 'fill' ? 'xMidYMid slice' : 'xMaxYMax meet'}
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    strokeWidth="58"
    aria-hidden="true"
    focusable="false"
  >
    {STROKES.map((stroke, index) => (
      <path key={stroke} d={`M${FIRST_X + index * STEP_X} 60 l290 306 l-290 306`} stroke={stroke} />
    ))}
  </svg>
);
