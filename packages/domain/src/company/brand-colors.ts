// The colours a brand can have on its public pages: a fixed set, each readable with white text on it.
export const BRAND_COLORS = ['teal', 'red', 'green', 'violet', 'amber', 'blue', 'pink', 'slate'] as const;
export type BrandColor = (typeof BRAND_COLORS)[number];

/** A brand that chose none still keeps one and the same. */
export const colorOfBrand = ({ id, color }: { id: number; color: string | null }): BrandColor =>
  BRAND_COLORS.find((known) => known === color) ?? BRAND_COLORS[id % BRAND_COLORS.length] ?? 'teal';
