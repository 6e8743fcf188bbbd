// What somebody attests in Section 1 of Form I-9, and what the government calls it.

export const WORK_STATUSES = [
  'us_citizen',
  'noncitizen_national',
  'lawful_permanent_resident',
  'alien_authorized_to_work',
] as const;
export type WorkStatus = (typeof WORK_STATUSES)[number];

export const isWorkStatus = (text: unknown): text is WorkStatus =>
  typeof text === 'string' && (WORK_STATUSES as readonly string[]).includes(text);

/** In the words of E-Verify. */
export const GATEWAY_STATUSES: Record<WorkStatus, string> = {
  us_citizen: 'US_CITIZEN',
  noncitizen_national: 'NONCITIZEN',
  lawful_permanent_resident: 'LAWFUL_PERMANENT_RESIDENT',
  alien_authorized_to_work: 'ALIEN_AUTHORIZED_TO_WORK',
};
