import { at, blanksIn, isDay, isPositive, isPostalCode, isRefused, isState, text } from '../payroll/check-values.ts';
import { departmentCodes, jobTitles, knows, locationCodes, payPeriods } from '../payroll/codes.ts';
import type { Fields } from '../payroll/payroll-world.ts';

/** The two products name the same things differently. */
interface Wording {
  name: string;
  code: string;
  department: string;
}

const wordings: Record<'adp' | 'adp_run', Wording> = {
  adp: { name: 'birthName', code: 'code', department: 'nameCode' },
  adp_run: { name: 'legalName', code: 'codeValue', department: 'NameCode' },
};

const templates = ['Applicant Onboard', 'HR + Payroll (System)'];
const person = 'applicantPersonalProfile';
const worker = 'applicantWorkerProfile';
const payroll = 'applicantPayrollProfile';

export function readApplicant(product: 'adp' | 'adp_run', onboarding: Fields) {
  const name = `${person}.${wordings[product].name}`;
  return {
    name: `${text(at(onboarding, `${name}.givenName`))} ${text(at(onboarding, `${name}.familyName`))}`.trim(),
    ssn: text(at(onboarding, `${person}.governmentIDs.0.id`)),
    reference: text(at(onboarding, 'applicantTimeProfile.timeServiceCredentials.clockEntryCredential.badgeNumber')),
  };
}

type Check = [isWrong: boolean, message: string];

/** What is wrong, in ADP's sentences. */
export function applicantProblems(product: 'adp' | 'adp_run', onboarding: Fields): string[] {
  const { code } = wordings[product];
  const read = (path: string) => at(onboarding, path);
  const checks: Check[] = [...personChecks(product, read), ...workChecks(product, read)];
  if (product === 'adp') {
    const template = read(`onboardingTemplateCode.${code}`);
    checks.push([!templates.includes(text(template)), 'Onboarding Template Code is invalid.']);
  } else {
    checks.push(...blanksIn(onboarding).map((path): Check => [true, `${path} must not be blank.`]));
  }
  return checks.flatMap(([isWrong, message]) => (isWrong ? [message] : []));
}

type Read = (path: string) => unknown;

function personChecks(product: 'adp' | 'adp_run', read: Read): Check[] {
  const { name, code } = wordings[product];
  const isRun = product === 'adp_run';
  const [given, middle, family] = ['givenName', 'middleName', 'familyName'].map((part) =>
    text(read(`${person}.${name}.${part}`)),
  );
  const address = `${person}.legalAddress`;
  const state = read(`${address}.subdivisionCode.${code}`);
  const postalCode = read(`${address}.postalCode`);
  const gender = read(`${person}.genderCode.${code}`);
  const ssn = read(`${person}.governmentIDs.0.id`);
  const birth = read(`${person}.birthDate`);
  const email = read(`${person}.communication.emails.0.emailUri`);
  const dial = read(`${person}.communication.mobiles.0.dialNumber`);
  const long = (path: string, max: number) => text(read(path)).length > max;
  return [
    [!given, 'First Name is required.'],
    [!family, 'Last Name is required.'],
    [(given ?? '').length > 40, 'First Name is too long.'],
    [(family ?? '').length > 40, 'Last Name is too long.'],
    [isRun && (middle ?? '').length > 1, 'The Middle Initial field can include only one character.'],
    [isRun && !read(`${address}.lineOne`), 'Address Line 1 is required.'],
    [long(`${address}.lineOne`, 40), 'Address Line 1 is too long.'],
    [long(`${address}.lineTwo`, 40), 'Address Line 2 is too long.'],
    [isRun && !read(`${address}.cityName`), 'City is required.'],
    [long(`${address}.cityName`, 40), 'City is too long.'],
    [isRun ? !isState(state) : state !== undefined && !isState(state), 'State is invalid.'],
    [isRun ? !isPostalCode(postalCode) : postalCode !== undefined && !isPostalCode(postalCode), 'ZIP Code is invalid.'],
    [isRefused(family), `ZIP Code ${text(postalCode)} is not known.`],
    [isRun ? !isDay(birth) : birth !== undefined && !isDay(birth), `Birth Date ${text(birth)} is invalid.`],
    [isRun && gender === undefined, 'Gender is required.'],
    [gender !== undefined && !['F', 'M', 'N'].includes(text(gender)), 'Gender is invalid.'],
    [ssn !== undefined && !/^\d{9}$/.test(text(ssn)), `Social Security Number ${text(ssn)} is invalid.`],
    [email !== undefined && !/^\S+@\S+$/.test(text(email)), 'Email is invalid.'],
    [dial !== undefined && !/^\d{7,10}$/.test(text(dial)), 'Mobile Phone is invalid.'],
  ];
}

function workChecks(product: 'adp' | 'adp_run', read: Read): Check[] {
  const { code, department } = wordings[product];
  const isRun = product === 'adp_run';
  const unknown = (codes: Parameters<typeof knows>[0], value: unknown) => value !== undefined && !knows(codes, value);
  const type = read(`${worker}.workerTypeCode.${code}`);
  const rate = `${payroll}.baseRemuneration`;
  const hourly = read(`${rate}.hourlyRateAmount.amount`);
  const perPeriod = read(`${rate}.payPeriodRateAmount.amount`);
  const given = hourly ?? perPeriod;
  return [
    [!isDay(read(`${worker}.hireDate`)), 'Hire Date is required.'],
    [isRun && type === undefined, 'Worker Type is required.'],
    [type !== undefined && !['F', 'P', 'T'].includes(text(type)), 'Worker Type is invalid.'],
    [
      isRun && !isState(read(`${worker}.homeWorkLocation.addresses.0.subdivisionCode.${code}`)),
      'Work Location state is required.',
    ],
    [unknown(locationCodes, read(`${worker}.homeWorkLocation.nameCode.${code}`)), 'Work Location Code is invalid.'],
    [unknown(jobTitles, read(`${worker}.job.jobCode.${code}`)), 'Job Title is invalid.'],
    [
      unknown(departmentCodes, read(`${worker}.homeOrganizationalUnits.0.${department}.${code}`)),
      'Home Department is invalid.',
    ],
    [unknown(payPeriods, read(`${payroll}.payCycleCode.${code}`)), 'Pay Frequency is invalid.'],
    [isRun && given === undefined, 'Pay Type is required.'],
    [given !== undefined && !isPositive(given), 'Pay Rate is invalid.'],
    [perPeriod !== undefined && read(`${payroll}.payCycleCode.${code}`) === undefined, 'Pay Frequency is required.'],
  ];
}
