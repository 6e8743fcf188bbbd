// The lines of business a brand can be in; a brand names one of them (CMP-006, PLT-027).
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
