// The colors a brand can have on its public pages: a fixed set, each with enough contrast for white text.
export const BRAND_COLORS = ['teal', 'red', 'green', 'violet', 'amber', 'blue', 'pink', 'slate'] as const;
export type BrandColor = (typeof BRAND_COLORS)[number];

/** A brand without a color always gets the same one, derived from its id. */
export const colorOfBrand = ({ id, color }: { id: number; color: string | null }): BrandColor =>
  BRAND_COLORS.find((known) => known === color) ?? BRAND_COLORS[id % BRAND_COLORS.length] ?? 'teal';

export interface BrandPalette {
  /** Buttons and badges, with white text on it. */
  brand: string;
  /** Page header, and text on the soft tone. */
  deep: string;
  soft: string;
  /** Decoration only. */
  light: string;
}

export const BRAND_PALETTES: Record<BrandColor, BrandPalette> = {
  teal: { brand: '#0e5a6b', deep: '#0a3a46', soft: '#e3f0f2', light: '#d2ee62' },
  red: { brand: '#9c3518', deep: '#5e1d0c', soft: '#fbede7', light: '#f2b29f' },
  green: { brand: '#1e5c3f', deep: '#123a28', soft: '#e3f2ea', light: '#a5dcbe' },
  violet: { brand: '#5a3a8c', deep: '#371f5c', soft: '#f0ebf9', light: '#c9b6f0' },
  amber: { brand: '#7f4704', deep: '#4d2a00', soft: '#fcefd6', light: '#f2c27a' },
  blue: { brand: '#1d4f91', deep: '#11305a', soft: '#e6effa', light: '#a9cbf5' },
  pink: { brand: '#93295f', deep: '#5a1539', soft: '#fbe9f2', light: '#f3b1d1' },
  slate: { brand: '#43565c', deep: '#26343a', soft: '#edf1f2', light: '#b9d3d9' },
};
