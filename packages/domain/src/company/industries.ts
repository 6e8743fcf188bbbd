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

/** None of the listed ones describes the brand. */
export const hasIndustryOfItsOwn = (industry: string | null): boolean => industry === 'other';
