// The status of a job posting.
export const POSITION_STATUSES = ['published', 'pending', 'closed', 'deleted'] as const;
export type PositionStatus = (typeof POSITION_STATUSES)[number];

/** Open positions can still hire people, so the records they depend on must not be deleted. */
export const OPEN_POSITION_STATUSES: readonly PositionStatus[] = ['published', 'pending'];
