// A sheet of paper: always light, as it will be printed, also in the dark theme.
import type { CSSProperties, HTMLAttributes } from 'react';
import { LIGHT } from '../../design/theme/tokens.ts';
import styles from './Paper.module.css';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const { tones, ...colors } = LIGHT;
const PAPER_COLORS = Object.fromEntries([
  ...Object.entries(colors).map(([name, color]) => [`--${kebab(name)}`, color]),
  ['--red', tones.red.dot],
  ['--red-fg', tones.red.fg],
  ['--red-bg', tones.red.bg],
]);

interface Props extends HTMLAttributes<HTMLElement> {
  /** 1 is 100 percent. */
  zoom: number;
  /** The number of the page, from 0. */
  'data-page'?: number;
}

export const Paper = ({ zoom, className = '', style, children, ...rest }: Props) => (
  <section
    {...rest}
    className={`${styles.paper} ${className}`}
    style={{ ...PAPER_COLORS, '--zoom': zoom, ...style } as CSSProperties}
  >
    {children}
  </section>
);
