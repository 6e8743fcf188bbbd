// The tabs of a hiring process, as named in the URL (JOB-015).
export const PROCESS_TABS = ['stages', 'automation', 'positions'] as const;
/** Query parameters that open one stage, and one of its fields. */
export const STAGE = 'stage';
export const STAGE_FIELD = 'field';

export type ProcessTab = (typeof PROCESS_TABS)[number];

export const isProcessTab = (tab: string | undefined): tab is ProcessTab =>
  (PROCESS_TABS as readonly string[]).includes(tab ?? '');
