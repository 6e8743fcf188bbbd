import { describe, expect, it } from 'vitest';
import {
  canBeRehired,
  EMPLOYEE_EVENTS,
  EMPLOYEE_STATUSES,
  type EmployeeEvent,
  type EmployeeStatus,
  isReadOnly,
  moveEmployee,
} from './statuses.ts';

/** Every pair; what is not listed is refused. */
const TABLE: Record<EmployeeStatus, Partial<Record<EmployeeEvent, EmployeeStatus>>> = {
  active: { suspend: 'suspended', terminate: 'terminated' },
  suspended: { reinstate: 'active', terminate: 'terminated' },
  terminated: {},
};

describe('An employee', () => {
  it.each(EMPLOYEE_STATUSES.flatMap((status) => EMPLOYEE_EVENTS.map((event) => [status, event] as const)))(
    'who is %s: %s [EMP-023, EMP-027]',
    (status, event) => {
      const next = TABLE[status][event];
      expect(moveEmployee(status, event)).toEqual(
        next ? { allowed: true, status: next } : { allowed: false, reason: status },
      );
    },
  );

  it('who left has a record that is only read, and can be hired again [EMP-027]', () => {
    expect(EMPLOYEE_STATUSES.filter(isReadOnly)).toEqual(['terminated']);
    expect(EMPLOYEE_STATUSES.filter(canBeRehired)).toEqual(['terminated']);
  });
});
