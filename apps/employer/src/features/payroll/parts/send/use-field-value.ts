// The value of a field of a pre-flight in the user's language.
import type { PreflightField } from '@onward/contract/payroll/payroll';
import { useTranslation } from 'react-i18next';
import { usePhoneRules } from '../../../../design/fields/use-phone-rules.ts';
import { usePayrollTexts } from '../../use-payroll-texts.ts';
import type { ReadyRow } from './preflight-rows.ts';

export function useFieldValue() {
  const { t } = useTranslation();
  const { day } = usePayrollTexts();
  const phoneRules = usePhoneRules();
  const shown = ({ field, value, label }: PreflightField): string => {
    const text = value ?? '';
    switch (field) {
      case 'gender':
        return t(`employees:genders.${text}`);
      case 'flsa_status':
        return t(`employees:flsa.${text}`);
      case 'employment_type':
        return t(`positions:employment.${text}`);
      case 'pay_unit':
        return t(`payroll:units.${text}`);
      case 'hired_date':
      case 'start_date':
        return day(text);
      case 'phone':
        return phoneRules?.formatFullPhoneNumber(text) ?? text;
      case 'codes.pay_unit':
        return label ? t(`errors:payroll.units.${label}`) : '';
      default:
        return label ?? text;
    }
  };
  return {
    /** Empty when there is none yet. */
    ofProblem: (one: PreflightField): string => (one.value || one.label ? shown(one) : ''),
    ofRow: ({ key, fields }: ReadyRow): string =>
      fields.map((one, at) => `${at === 0 ? '' : separator(key, one)}${shown(one)}`).join(''),
  };
}

/** Before a further part of a line: `Decatur, GA 30030`. */
const separator = (row: string, { field }: PreflightField): string =>
  row === 'home_address' && field !== 'postal_code' ? ', ' : ' ';
