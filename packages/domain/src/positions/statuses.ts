// Where a job posting stands.
export const POSITION_STATUSES = ['published', 'pending', 'closed', 'deleted'] as const;
export type PositionStatus = (typeof POSITION_STATUSES)[number];

/** Open = people can still be hired into it, so what it hangs on must stay. */
export const OPEN_POSITION_STATUSES: readonly PositionStatus[] = ['published', 'pending'];
