// The color of a brand on its public pages.
import { BRAND_COLORS, BRAND_PALETTES, type BrandColor } from '@onward/domain/company/brand-colors';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BrandColors.module.css';

export function BrandColors({ value, onChange }: { value: BrandColor; onChange: (color: BrandColor) => void }) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={styles.colors}>
      <legend className={styles.legend}>{t('company:brands.fields.color')}</legend>
      {BRAND_COLORS.map((color) => (
        <label key={color} className={styles.color}>
          <input type="radio" name={name} value={color} checked={color === value} onChange={() => onChange(color)} />
          <span className={styles.swatch} style={{ background: BRAND_PALETTES[color].brand }} />
          <span className={styles.name}>{t(`company:brands.colors.${color}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
