// What a group of information shows while it is not being edited (EMP-010).
import type { EmployeeProfile } from '@onward/contract/employees/employees';
import type { InformationGroup } from '@onward/domain/employees/information';
import { countryName } from '@onward/domain/platform/contact/regions';
import { formatSsn } from '@onward/domain/platform/contact/ssn';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhoneRules } from '../../../../design/fields/use-phone-rules.ts';
import { dollarText } from '../../../../platform/language/dollar-format.ts';
import { useLanguage } from '../../../../platform/language/language.ts';
import { useDates } from '../../../../platform/language/use-dates.ts';
import { useStartup } from '../../../../platform/startup/use-startup.ts';
import { stateName } from '../../../locations/parts/state-name.ts';
import type { Fact } from '../Facts.tsx';
import { RevealValue } from '../reveal/RevealValue.tsx';

const HOME_COUNTRY = 'US';
const joined = (parts: readonly (string | null)[], by: string): string => parts.filter(Boolean).join(by);

export function useGroupFacts(record: EmployeeProfile) {
  const { employee, employee_information: given, employee_state_income_tax: tax } = record;
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { day } = useDates();
  const rules = usePhoneRules();
  const { locations, staffs } = useStartup();

  const fact = (name: string, value: ReactNode): Fact => ({ key: name, label: t(`employees:fields.${name}`), value });
  const date = (name: string, value: string | null) => fact(name, value && day(value));
  const hidden = (field: HiddenField, masked: string | null, format: (value: string) => string) =>
    fact(field, masked && <HiddenValue employeeId={employee.id} field={field} masked={masked} format={format} />);
  const phoneText = (phone: string | null, region_number: string | null) =>
    phone && (rules?.formatPhoneNumber({ phone, region_number: region_number ?? '1' }) ?? phone);

  const facts: Record<InformationGroup, () => Fact[]> = {
    basic_information: () => {
      const { legal_first_name, legal_middle_name, legal_last_name, ...basics } = given.basic_information;
      return [
        fact('legal_name', joined([legal_first_name, legal_middle_name, legal_last_name], ' ')),
        fact('preferred_name', basics.preferred_name),
        hidden('date_of_birth', basics.date_of_birth, (value) => day(value)),
        hidden('ssn', basics.ssn, formatSsn),
        fact('email', basics.email),
        fact('phone', phoneText(basics.phone, basics.region_number)),
        ...(basics.gender ? [fact('gender', t(`employees:genders.${basics.gender}`))] : []),
      ];
    },
    address: () => {
      const { address_line_1, address_line_2, city, state, postal_code, country } = given.address;
      return [
        fact('street', joined([address_line_1, address_line_2], ', ')),
        fact('city_and_state', joined([city, state], ', ')),
        fact('postal_code', postal_code),
        ...(country && country !== HOME_COUNTRY ? [fact('country', countryName(country, language))] : []),
      ];
    },
    emergency_contact: () => {
      const { name, relationship, phone, email } = given.emergency_contact;
      return [
        fact('name', name),
        fact('relationship', relationship),
        fact('phone', phoneText(phone, null)),
        ...(email ? [fact('email', email)] : []),
      ];
    },
    employment_details: () => {
      const { job_title, employment_type, hired_date, start_date, manager_id } = given.employment_details;
      return [
        fact('job_title', job_title),
        fact('employment_type', employment_type && t(`positions:employment.${employment_type}`)),
        fact('department_id', employee.department?.name ?? null),
        date('hired_date', hired_date),
        date('start_date', start_date),
        fact('manager_id', employee.manager?.name ?? staffs?.find(({ id }) => id === manager_id)?.name ?? null),
      ];
    },
    work_location: () => {
      const { location_id, is_remote, work_state } = given.work_location;
      const place = locations.find(({ id }) => id === location_id);
      return [
        fact('location_id', joined([employee.location?.name ?? null, place?.identify_code ?? null], ', ')),
        fact('city_and_state', place ? joined([place.city, place.state_code], ', ') : null),
        fact('work_state', stateName(work_state ?? tax.state ?? '')),
        ...(is_remote ? [fact('is_remote', t('employees:yes'))] : []),
      ];
    },
    compensation: () => {
      const { pay_rate, pay_unit, flsa_status, effective_date } = given.compensation ?? {};
      return [
        hidden('pay_rate', pay_rate ?? null, (value) => dollarText(Number(value), language)),
        fact('pay_unit', pay_unit ? t(`positions:units.${pay_unit}`) : null),
        fact('flsa_status', flsa_status ? t(`employees:flsa.${flsa_status}`) : null),
        date('effective_date', effective_date ?? null),
      ];
    },
  };
  return (group: InformationGroup): Fact[] => facts[group]();
}

type HiddenField = 'ssn' | 'date_of_birth' | 'pay_rate';

interface HiddenProps {
  employeeId: number;
  field: HiddenField;
  masked: string;
  format: (value: string) => string;
}

function HiddenValue({ field, masked, ...rest }: HiddenProps) {
  const { t } = useTranslation();
  const shown = field === 'ssn' ? formatSsn(masked) : masked;
  return <RevealValue {...rest} field={field} label={t(`employees:fields.${field}`)} masked={shown} />;
}
