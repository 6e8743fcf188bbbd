// What E-Verify wants to know of a case, from the Form I-9 as it is now (EVF-018).
import { caseDueOn } from '@onward/domain/everify/case-rules';
import { gatewayName, issuingState } from '@onward/domain/everify/gateway-names';
import { GATEWAY_STATUSES, isWorkStatus } from '@onward/domain/everify/work-statuses';
import type { FormAnswers } from '@onward/domain/onboarding/forms/form-fields';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { wrongState } from '../../../platform/http/errors.ts';
import type { CaseData } from '../../../providers/everify/everify-resources.ts';
import { openSection } from '../i9/sealed-sections.ts';
import { ssnIn } from './case-numbers.ts';
import type { LoadedCase } from './load-case.ts';

const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export interface Creator {
  name: string;
  phone: string;
  email: string;
}

export async function findCreator(tx: Transaction, companyId: number, staffId: number): Promise<Creator> {
  const { rows } = await tx.client.query<Creator>(
    `select s.name, s.email,
       coalesce(nullif(s.phone, ''), (select c.entry->'main_contact'->>'phone' from everify_companies c
         where c.company_id = s.company_id and c.status = 'active' order by c.id limit 1), '') as phone
     from company_staffs s where s.company_id = $1 and s.id = $2`,
    [companyId, staffId],
  );
  return rows[0] ?? { name: '', phone: '', email: '' };
}

interface Facts {
  clientId: string;
  creator: Creator;
  today: string;
}

export function caseData(app: App, { row, form }: LoadedCase, { clientId, creator, today }: Facts): CaseData {
  const section1 = openSection(app, 'section1', form);
  const section2 = openSection(app, 'section2', form);
  const ssn = ssnIn(section1);
  if (!section1 || !section2) throw wrongState('everify_i9_not_complete');
  if (ssn === null) throw wrongState('everify_ssn_missing');
  const isLate = today > caseDueOn(form.first_day);
  return {
    client_company_id: clientId,
    employer_case_id: row.reference,
    case_creator_name: creator.name,
    case_creator_phone_number: creator.phone,
    case_creator_email_address: creator.email,
    ...personOf(section1, ssn, creator.email),
    ...papersOf(section2),
    date_of_hire: form.first_day,
    reason_for_delay_code: isLate ? (row.delay_reason ?? '').toUpperCase() : '',
    reason_for_delay_description: isLate ? (row.delay_text ?? '') : '',
    duplicate_continue_reason_code: (row.duplicate_reason ?? '').toUpperCase(),
    duplicate_continue_reason_description: row.duplicate_text ?? '',
  };
}

const ALIEN_DIGITS = 9;

function alienNumber(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? '' : `A${digits.padStart(ALIEN_DIGITS, '0')}`;
}

/** The creator's own address is not sent as the employee's. */
function personOf(section1: FormAnswers, ssn: string, creatorEmail: string) {
  const { work_status, identifier } = section1;
  const isLimited = work_status === 'alien_authorized_to_work';
  const isResident = work_status === 'lawful_permanent_resident';
  const named = (by: string): boolean => isLimited && identifier === by;
  const email = textIn(section1.email);
  return {
    first_name: gatewayName(textIn(section1.first_name)),
    last_name: gatewayName(textIn(section1.last_name)),
    middle_initial: gatewayName(textIn(section1.middle_initial)).slice(0, 1),
    other_last_names: gatewayName(textIn(section1.other_last_names)),
    date_of_birth: textIn(section1.date_of_birth),
    ssn,
    employee_email_address: email.toLowerCase() === creatorEmail.toLowerCase() ? '' : email,
    citizenship_status_code: isWorkStatus(work_status) ? GATEWAY_STATUSES[work_status] : '',
    alien_number: isResident || named('alien_number') ? alienNumber(textIn(section1.alien_number)) : '',
    i94_number: named('admission_number') ? textIn(section1.admission_number).toUpperCase() : '',
    foreign_passport_number: named('foreign_passport') ? textIn(section1.passport_number).toUpperCase() : '',
    country_code: named('foreign_passport') ? textIn(section1.passport_country) : '',
  };
}

function papersOf(section2: FormAnswers) {
  const usesA = section2.papers === 'a';
  const of = (list: 'a' | 'b' | 'c', what: string): string =>
    usesA === (list === 'a') ? textIn(section2[`${list}_${what}`]) : '';
  return {
    document_a_type_code: of('a', 'document').toUpperCase(),
    document_a_number: of('a', 'number'),
    document_b_type_code: of('b', 'document').toUpperCase(),
    document_b_number: of('b', 'number'),
    document_c_type_code: of('c', 'document').toUpperCase(),
    document_c_number: of('c', 'number'),
    us_state_code: issuingState(of('b', 'issuer')) ?? '',
    expiration_date: of('a', 'expires') || of('b', 'expires'),
  };
}
