// The industries a brand can choose from (CMP-006, PLT-027).
export const INDUSTRIES = [
  'restaurant',
  'retail',
  'home_care',
  'hospitality',
  'cleaning',
  'logistics',
  'fitness',
  'other',
] as const;
export type Industry = (typeof INDUSTRIES)[number];

/** For brands that none of the others describes. */
export const OTHER_INDUSTRY: Industry = 'other';
