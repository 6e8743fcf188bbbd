// Voluntary self-identification: stored separately from the application and shown only as counts (AHD-020).

export const EEO_SEXES = ['female', 'male', 'decline'] as const;
export const EEO_RACES = [
  'hispanic_or_latino',
  'white',
  'black_or_african_american',
  'native_hawaiian_or_pacific_islander',
  'asian',
  'american_indian_or_alaska_native',
  'two_or_more',
  'decline',
] as const;
export const EEO_VETERANS = ['protected_veteran', 'not_protected_veteran', 'decline'] as const;

export interface EqualOpportunityAnswers {
  sex: (typeof EEO_SEXES)[number] | null;
  race: (typeof EEO_RACES)[number] | null;
  veteran: (typeof EEO_VETERANS)[number] | null;
}
