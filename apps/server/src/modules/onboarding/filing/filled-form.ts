// Everything a filled form is written from: answers, person, employer, dates, and the signature (ONB-043).
import { fullAddress } from '@onward/domain/locations/addresses';
import type { FormAnswers, OnboardingForm } from '@onward/domain/onboarding/forms/form-fields';
import type { ModuleConfig } from '@onward/domain/onboarding/processes';
import { formatPhoneNumber } from '@onward/domain/platform/contact/phone';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { spokenParts, spokenZone } from '@onward/domain/platform/time/spoken-time';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { openValue } from '../../employees/employees.service.ts';
import { addressOf, type EmployerPlace } from '../employer-place.ts';
import { currentAnswers } from '../forms/form-answers.ts';
import type { OpenForm } from '../forms/open-form.ts';
import * as runs from '../running/runs.queries.ts';
import { findOfferDay, findSignedFrom } from './unfiled-forms.queries.ts';

export interface FilledForm {
  form: OnboardingForm;
  answers: FormAnswers;
  person: FilledPerson;
  employer: FilledEmployer;
  /** Two letters; null while the place of work is unknown. */
  workState: string | null;
  dates: { offered: string | null; hired: string; started: string | null };
  signature: FilledSignature | null;
}

export interface FilledPerson {
  name: string;
  firstName: string;
  middleName: string;
  lastName: string;
  street: string;
  /** `Atlanta, GA 30307` */
  city: string;
  phone: string;
  ssn: string | null;
  birthDate: string | null;
}

export interface FilledEmployer {
  name: string;
  address: string;
  ein: string;
}

export interface FilledSignature {
  name: string;
  /** `November 18, 2026 at 3:15 PM, Eastern Time`, and the day, at the place of work. */
  at: string;
  day: string;
  from: string;
}

export async function loadFilledForm(
  app: App,
  tx: Transaction,
  { form, ...open }: OpenForm & { form: OnboardingForm },
  place: EmployerPlace,
): Promise<FilledForm> {
  const { action, module, employee, context } = open;
  const companyId = action.company_id;
  const signedAt = action.signed_at;
  return {
    form,
    answers: currentAnswers(app, form, action, module, open),
    person: personOf(app, open),
    employer: employerOf(await configOfEmployer(tx, open), place),
    workState: context.work_state,
    dates: {
      offered: await findOfferDay(tx, employee),
      hired: employee.hired_date,
      started: employee.start_date,
    },
    signature: signedAt && {
      name: action.signature_name ?? '',
      at: writtenMoment(signedAt, employee.time_zone),
      day: dayIn(signedAt, employee.time_zone),
      from: await findSignedFrom(tx, companyId, action.id),
    },
  };
}

/** Forms are in English. */
const writtenMoment = (moment: Date, timeZone: string): string =>
  [
    spokenParts(moment, { dateStyle: 'long', timeStyle: 'short', timeZone }, 'en'),
    spokenZone(timeZone, 'en', moment),
  ].join(', ');

function personOf(app: App, { information, employee }: Omit<OpenForm, 'form'>): FilledPerson {
  const { legal_first_name: first, legal_middle_name: middle, legal_last_name: last } = information;
  const [givenName = '', ...familyNames] = employee.name.split(' ');
  const { phone, region_number } = employee;
  return {
    name: [first, middle, last].filter(Boolean).join(' ') || employee.name,
    firstName: first ?? givenName,
    middleName: middle ?? '',
    lastName: last ?? (first ? '' : familyNames.join(' ')),
    street: [information.address_line_1, information.address_line_2].filter(Boolean).join(', '),
    city: fullAddress({ ...information, address_line_1: null, address_line_2: null }),
    phone: phone && region_number ? formatPhoneNumber({ phone, region_number }) : '',
    ssn: openValue(app, 'ssn', information),
    birthDate: openValue(app, 'date_of_birth', information),
  };
}

/** Modules without the employer of their own take it from another one of the same onboarding. */
async function configOfEmployer(tx: Transaction, { module, run }: Omit<OpenForm, 'form'>): Promise<ModuleConfig> {
  if (module.config.employer_name) return module.config;
  const modules = await runs.listRunModules(tx, run.company_id, run.id);
  return modules.find(({ config }) => config.employer_name)?.config ?? {};
}

const employerOf = (config: ModuleConfig, place: EmployerPlace): FilledEmployer => ({
  name: config.employer_name ?? place.company_name,
  address: config.employer_address ?? addressOf(place) ?? '',
  ein: config.employer_ein ?? '',
});
