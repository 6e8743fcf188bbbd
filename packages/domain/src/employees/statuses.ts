// The status of an employee and what changes it (EMP-023, EMP-027).

export const EMPLOYEE_STATUSES = ['active', 'suspended', 'terminated'] as const;
export type EmployeeStatus = (typeof EMPLOYEE_STATUSES)[number];

export const REASON_MAX = 500;

export const EMPLOYEE_EVENTS = ['suspend', 'reinstate', 'terminate'] as const;
export type EmployeeEvent = (typeof EMPLOYEE_EVENTS)[number];

const MOVES: Record<EmployeeEvent, Partial<Record<EmployeeStatus, EmployeeStatus>>> = {
  suspend: { active: 'suspended' },
  reinstate: { suspended: 'active' },
  terminate: { active: 'terminated', suspended: 'terminated' },
};

export type EmployeeMove = { allowed: true; status: EmployeeStatus } | { allowed: false; reason: EmployeeStatus };

/** The reason of a refusal is the status that doesn't allow the event. */
export function moveEmployee(status: EmployeeStatus, event: EmployeeEvent): EmployeeMove {
  const next = MOVES[event][status];
  return next ? { allowed: true, status: next } : { allowed: false, reason: status };
}

/** Records of people who left are kept as they were. */
export const isReadOnly = (status: EmployeeStatus): boolean => status === 'terminated';

/** A rehire is a new record, linked to the old one. */
export const canBeRehired = (status: EmployeeStatus): boolean => status === 'terminated';
