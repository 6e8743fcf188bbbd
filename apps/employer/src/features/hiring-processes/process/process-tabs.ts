// The tabs of a hiring process, as named in the URL (JOB-015).
export const PROCESS_TABS = ['stages', 'automation', 'positions'] as const;
export type ProcessTab = (typeof PROCESS_TABS)[number];

export const isProcessTab = (tab: string | undefined): tab is ProcessTab =>
  (PROCESS_TABS as readonly string[]).includes(tab ?? '');
