import { at, isDay, isPositive, isRefused, isState, text } from '../payroll/check-values.ts';
import { departmentCodes, jobTitles, type KnownCode, knows } from '../payroll/codes.ts';
import type { Fields, PayrollPart, PayrollPerson } from '../payroll/payroll-world.ts';
import { type PaychexError, paychexError } from './paychex-problems.ts';

/** Flex has ids of its own for job titles and organizations. */
const numbered = (codes: readonly KnownCode[], first: number): KnownCode[] =>
  codes.map(({ name }, index) => ({ code: String(first + index), name }));

export const paychexTitles = numbered(jobTitles, 850_001_637_186_920);
export const paychexOrganizations = numbered(departmentCodes, 970_000_000_311);

type Check = [isWrong: boolean, code: string, description: string];

const wrong = (checks: Check[]): PaychexError[] =>
  checks.flatMap(([isWrong, code, description]) => (isWrong ? [paychexError(code, description)] : []));

const isGiven = (value: unknown): boolean => value !== undefined;

/** Checks of values that are present, for new and changed workers alike. */
function valueChecks(worker: Fields): Check[] {
  const [middle, sex, legal, birth, hire] = ['name.middleName', 'sex', 'legalId', 'birthDate', 'hireDate'].map((path) =>
    at(worker, path),
  );
  const { employmentType, exemptionType } = worker;
  const title = at(worker, 'job.jobTitleId');
  const organization = at(worker, 'organization.organizationId');
  const oneOf = (value: unknown, ...known: string[]) => isGiven(value) && !known.includes(text(value));
  return [
    [text(at(worker, 'name.givenName')).length > 40, 'API-6', 'The givenName is too long.'],
    [text(at(worker, 'name.familyName')).length > 40, 'API-6', 'The familyName is too long.'],
    [text(at(worker, 'name.preferredName')).length > 40, 'API-6', 'The preferredName is too long.'],
    [text(middle).length > 1, 'API-6', 'The middleName is too long; the maximum is 1 character.'],
    [
      isGiven(legal) && !/^\d{9}$/.test(text(at(legal, 'legalIdValue'))),
      'API-48',
      `The legalIdValue ${text(at(legal, 'legalIdValue'))} is invalid.`,
    ],
    [
      isGiven(birth) && (!isDay(birth) || Date.parse(text(birth)) > Date.now()),
      'API-48',
      `The birthDate ${text(birth)} is invalid.`,
    ],
    [isGiven(hire) && !isDay(hire), 'API-48', 'The hireDate is invalid.'],
    [oneOf(sex, 'MALE', 'FEMALE', 'NOT_SPECIFIED'), 'API-24', 'The sex is invalid.'],
    [oneOf(employmentType, 'FULL_TIME', 'PART_TIME'), 'API-24', 'The employmentType is invalid.'],
    [oneOf(exemptionType, 'EXEMPT', 'NON_EXEMPT'), 'API-24', 'The exemptionType is invalid.'],
    [isGiven(title) && !knows(paychexTitles, title), 'API-7', 'The jobTitleId is not a valid resource.'],
    [
      isGiven(organization) && !knows(paychexOrganizations, organization),
      'API-7',
      'The organizationId is not a valid resource.',
    ],
  ];
}

export function newWorkerErrors(worker: Fields, others: readonly PayrollPerson[]): PaychexError[] {
  const { workerCorrelationId, employeeId, workerType } = worker;
  const status = at(worker, 'currentStatus.statusType');
  const ssn = at(worker, 'legalId.legalIdValue');
  const has = (path: string, value: unknown) =>
    isGiven(value) && others.some(({ fields }) => at(fields, path) === value);
  return wrong([
    [!text(at(worker, 'name.givenName')), 'API-46', 'The givenName is required.'],
    [!text(at(worker, 'name.familyName')), 'API-46', 'The familyName is required.'],
    [!['EMPLOYEE', 'INDEPENDENT_CONTRACTOR'].includes(text(workerType)), 'API-24', 'The workerType is invalid.'],
    [isGiven(status) && status !== 'IN_PROGRESS', 'API-19', 'The worker status is invalid.'],
    [has('workerCorrelationId', workerCorrelationId), 'API-56', 'Duplicate correlation ID.'],
    [has('employeeId', employeeId), 'API-26', 'Duplicate entry for employeeId.'],
    [has('legalId.legalIdValue', ssn), 'API-26', `Duplicate entry for legalIdValue ${text(ssn)}.`],
    ...valueChecks(worker),
  ]);
}

export function changedWorkerErrors(changes: Fields, person: PayrollPerson): PaychexError[] {
  const isActive = person.status === 'ACTIVE';
  const uneditable = ['workerType', ...(isActive ? ['exemptionType', 'hireDate'] : [])].filter((name) =>
    isGiven(changes[name]),
  );
  return wrong([
    ...uneditable.map((name): Check => [true, 'API-5', `The ${name} cannot be edited.`]),
    ...valueChecks(changes),
  ]);
}

/** `type` is the one stored when an existing communication is changed. */
export function communicationErrors(
  fields: Fields,
  type: string,
  person: PayrollPerson,
  isNew: boolean,
): PaychexError[] {
  const isTaken = isNew && person.communications.some((part) => part.fields.type === type);
  const isKnown = ['STREET_ADDRESS', 'EMAIL', 'PHONE', 'MOBILE_PHONE'].includes(type);
  return wrong([
    [!isKnown, 'API-24', 'The type of the communication is invalid.'],
    [isTaken, 'API-26', 'Duplicate entry for the communication.'],
    [!isNew && (isGiven(fields.type) || isGiven(fields.usageType)), 'API-5', 'The type cannot be edited.'],
    [
      type === 'MOBILE_PHONE' && fields.usageType !== 'BUSINESS',
      'API-24',
      'The usageType is invalid for a phone of this kind.',
    ],
    [
      type === 'EMAIL' && (!/^\S+@\S+$/.test(text(fields.uri)) || text(fields.uri).length > 50),
      'API-13',
      'The email address is invalid.',
    ],
    [
      type === 'PHONE' && !(/^\d{3}$/.test(text(fields.dialArea)) && /^\d{7}$/.test(text(fields.dialNumber))),
      'API-14',
      'The phone number is invalid.',
    ],
    ...(type === 'STREET_ADDRESS' ? addressChecks(fields, person) : []),
  ]);
}

const addressChecks = (fields: Fields, person: PayrollPerson): Check[] => [
  [!text(fields.streetLineOne), 'API-15', 'The street address is invalid.'],
  [text(fields.streetLineOne).length > 35, 'API-6', 'The streetLineOne is too long.'],
  [text(fields.streetLineTwo).length > 35, 'API-6', 'The streetLineTwo is too long.'],
  [!text(fields.city), 'API-46', 'The city is required.'],
  [text(fields.city).length > 40, 'API-6', 'The city is too long.'],
  [!/^\d{5}$/.test(text(fields.postalCode)), 'API-15', 'The postalCode is invalid.'],
  [!isState(fields.countrySubdivisionCode), 'API-15', 'The countrySubdivisionCode is invalid.'],
  [
    isRefused(at(person.fields, 'name.familyName')),
    'API-15',
    `The postalCode ${text(fields.postalCode)} is not known.`,
  ],
];

const rateTypes = ['HOURLY_RATE', 'ANNUAL_SALARY', 'PER_PAY_PERIOD_SALARY', 'DAILY_RATE', 'PIECEWORK_RATE'];

export const payRateErrors = (fields: Fields, held: readonly PayrollPart[], isNew: boolean): PaychexError[] =>
  wrong([
    [!rateTypes.includes(text(fields.rateType)), 'API-27', 'The rate type is invalid.'],
    [!isPositive(fields.amount), 'API-28', `The amount ${text(fields.amount)} is invalid.`],
    [!isDay(fields.startDate), 'API-48', 'The startDate is invalid.'],
    [isNew && held.length >= 5, 'API-4', 'A worker can have up to 5 rates.'],
    [
      isNew && held.some((part) => part.fields.rateNumber === fields.rateNumber),
      'API-26',
      'Duplicate entry for rateNumber.',
    ],
  ]);
