import type { ActionType } from '@onward/domain/onboarding/module-types';
import type { IconName } from '../../../parts/Icon.tsx';

const ICONS: Partial<Record<ActionType, IconName>> = {
  employee_fill_basic_information_form: 'user',
  w4_form: 'landmark',
  employee_fill_us_state_tax_form: 'landmark',
  employee_fill_i9_form: 'shieldCheck',
  formi9_section1: 'shieldCheck',
  direct_deposit_form: 'banknote',
  employee_sign_company_document: 'pencil',
};

export const taskIcon = (type: ActionType): IconName => ICONS[type] ?? 'list';
