// When an action is due: Form I-9 has deadlines by law (ONB-044, AHD-011).
import { addBusinessDays } from '../platform/time/business-days.ts';
import type { ActionType } from './module-types.ts';

const SECTION_2_BUSINESS_DAYS = 3;

/** Null when nothing but the first day itself matters, or it is unknown. */
export function dueOn(type: ActionType, firstDay: string | null): string | null {
  if (firstDay === null) return null;
  switch (type) {
    case 'employee_fill_i9_form':
    case 'formi9_section1':
      return firstDay;
    case 'hr_fill_i9_form':
    case 'formi9_section2':
    case 'hr_submit_e_verify_case':
      return addBusinessDays(firstDay, SECTION_2_BUSINESS_DAYS);
    default:
      return null;
  }
}

export const isLate = (due: string | null, today: string): boolean => due !== null && due < today;
