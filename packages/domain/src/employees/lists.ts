// The tabs of the employee list (EMP-004).

export const STARTED_LATELY_DAYS = 30;

/** As early as the first warning. */
export const DOCUMENTS_EXPIRE_WITHIN_DAYS = 60;
