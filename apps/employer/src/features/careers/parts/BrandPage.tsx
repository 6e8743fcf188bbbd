// Frame for the preview of a public page: always light and in the brand's colors, like those pages.
import { BRAND_PALETTES, type BrandColor } from '@onward/domain/company/brand-colors';
import type { CSSProperties, ReactNode } from 'react';
import { LIGHT } from '../../../design/theme/tokens.ts';
import styles from './BrandPage.module.css';

interface Props {
  /** Defaults to petrol for pages without a brand. */
  color?: BrandColor;
  children: ReactNode;
}

const PAGE_COLORS = {
  '--surface': LIGHT.surface,
  '--line': LIGHT.line,
  '--line2': LIGHT.line2,
  '--control': LIGHT.control,
  '--ink': LIGHT.ink,
  '--text2': LIGHT.text2,
  '--text3': LIGHT.text3,
};

export function BrandPage({ color = 'teal', children }: Props) {
  const { brand, deep, soft, light } = BRAND_PALETTES[color];
  const colors = {
    ...PAGE_COLORS,
    '--brand': brand,
    '--brand-deep': deep,
    '--brand-soft': soft,
    '--brand-light': light,
  };
  return (
    <div className={styles.page} style={colors as CSSProperties}>
      {children}
    </div>
  );
}
