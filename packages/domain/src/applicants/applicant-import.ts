// Importing applicants from a file: the fields, and the validation of each cell (AHD-019).
import { APPLICANT_NAME_MAX } from '../careers/applicant-name.ts';
import { isFormula } from '../imports/csv.ts';
import { suggestFrom } from '../imports/nearest.ts';
import { isEmail, normalizeEmail } from '../platform/contact/email.ts';
import { isBlankPhone, type PhoneNumber, readPhoneNumber } from '../platform/contact/phone.ts';

export const APPLICANT_IMPORT_FIELDS = [
  'first_name',
  'last_name',
  'phone',
  'email',
  'position',
  'location',
  'source',
] as const;
export type ApplicantImportField = (typeof APPLICANT_IMPORT_FIELDS)[number];

export const REQUIRED_APPLICANT_FIELDS: readonly ApplicantImportField[] = ['first_name', 'last_name', 'position'];

/** Column headings that other programs use for these fields. */
export const APPLICANT_FIELD_NAMES: Readonly<Record<ApplicantImportField, readonly string[]>> = {
  first_name: ['first name', 'first', 'given name', 'forename'],
  last_name: ['last name', 'last', 'surname', 'family name'],
  phone: ['phone', 'mobile', 'phone number', 'mobile number', 'cell', 'telephone'],
  email: ['email', 'e-mail', 'email address', 'mail'],
  position: ['job', 'position', 'job title', 'title', 'posting', 'role'],
  location: ['location', 'store', 'site', 'location name'],
  source: ['source', 'referer', 'referrer', 'channel'],
};

const SOURCE_MAX = 100;

export type ApplicantCells = Readonly<Record<ApplicantImportField, string>>;

type ApplicantCellProblem =
  | 'required'
  | 'too_long'
  | 'formula'
  | 'phone_invalid'
  | 'email_invalid'
  | 'phone_or_email'
  | 'job_unknown'
  | 'job_ambiguous'
  | 'repeated_in_row'
  | 'applied_already'
  | 'do_not_rehire';

interface ApplicantImportProblem {
  field: ApplicantImportField;
  problem: ApplicantCellProblem;
  count?: number;
  /** The value that was probably meant. */
  suggestion: string | null;
}

interface KnownJob {
  id: number;
  title: string;
  locationName: string;
  digestKey: string;
}

export interface KnownPerson {
  id: number;
  /** Postings where they have an application that is not rejected. */
  openIn: readonly number[];
  /** Flagged as do-not-rehire. */
  doNotRehire: boolean;
}

/** Existing records of the company, within the caller's scope. */
export interface KnownForApplicants {
  jobs: readonly KnownJob[];
  /** By full number, `+14045550172`. */
  byPhone: ReadonlyMap<string, KnownPerson>;
  byEmail: ReadonlyMap<string, KnownPerson>;
}

export interface CheckedApplicant {
  line: number;
  cells: ApplicantCells;
  jobId: number | null;
  phone: PhoneNumber | null;
  email: string | null;
  personId: number | null;
  problems: ApplicantImportProblem[];
}

/** The phone of a row; a number without a country is North American. */
export const importedPhone = ({ phone }: Pick<ApplicantCells, 'phone'>): PhoneNumber | null =>
  readPhoneNumber({ phone, region_number: '1' });

export const phoneKey = ({ phone, region_number }: PhoneNumber): string => `+${region_number}${phone}`;

const plain = (text: string): string => text.trim().toLowerCase();

export function checkApplicantRows(
  rows: readonly { line: number; cells: ApplicantCells }[],
  known: KnownForApplicants,
): CheckedApplicant[] {
  const lineByApplication = new Map<string, number>();
  const jobs = indexJobs(known.jobs);
  return rows.map((row) => {
    const checked = checkRow(row, known, jobs);
    const keys = applicationKeys(checked);
    const earlier = keys.map((key) => lineByApplication.get(key)).find((line) => line !== undefined);
    for (const key of keys) if (!lineByApplication.has(key)) lineByApplication.set(key, row.line);
    if (earlier === undefined) return checked;
    const field = checked.phone ? 'phone' : 'email';
    return addProblem(checked, { field, problem: 'repeated_in_row', count: earlier, suggestion: null });
  });
}

/** Identifies the same person applying for the same job, to find duplicates within the file. */
const applicationKeys = ({ jobId, phone, email }: CheckedApplicant): string[] =>
  jobId === null
    ? []
    : [phone && `${jobId}:p:${phoneKey(phone)}`, email && `${jobId}:e:${email}`].filter((key) => key !== null);

function addProblem(row: CheckedApplicant, problem: ApplicantImportProblem): CheckedApplicant {
  const known = row.problems.some(({ field }) => field === problem.field);
  return known ? row : { ...row, problems: [...row.problems, problem] };
}

function checkRow(
  { line, cells }: { line: number; cells: ApplicantCells },
  known: KnownForApplicants,
  index: JobIndex,
): CheckedApplicant {
  const phone = importedPhone(cells);
  const hasPhone = !isBlankPhone(cells.phone);
  const email = cells.email.trim() ? normalizeEmail(cells.email) : null;
  const jobs = findJobs(cells, index);
  const jobId = jobs.length === 1 ? (jobs[0]?.id ?? null) : null;
  const person = (phone && known.byPhone.get(phoneKey(phone))) || (email && known.byEmail.get(email)) || null;
  const problems: ApplicantImportProblem[] = [];
  const add = (
    field: ApplicantImportField,
    problem: ApplicantCellProblem,
    more: Partial<ApplicantImportProblem> = {},
  ) => {
    if (!problems.some((each) => each.field === field)) problems.push({ field, problem, suggestion: null, ...more });
  };
  for (const field of APPLICANT_IMPORT_FIELDS) if (isFormula(cells[field]) && field !== 'phone') add(field, 'formula');
  for (const field of ['first_name', 'last_name'] as const) {
    if (cells[field].trim() === '') add(field, 'required');
    else if (cells[field].trim().length > APPLICANT_NAME_MAX) add(field, 'too_long', { count: APPLICANT_NAME_MAX });
  }
  if (!hasPhone && !email) add('phone', 'phone_or_email');
  if (hasPhone && !phone) add('phone', 'phone_invalid');
  if (email && !isEmail(email)) add('email', 'email_invalid');
  if (cells.source.trim().length > SOURCE_MAX) add('source', 'too_long', { count: SOURCE_MAX });
  if (cells.position.trim() === '') add('position', 'required');
  else if (jobs.length === 0) add('position', 'job_unknown', { suggestion: index.suggest(cells.position) });
  else if (jobs.length > 1) add('location', 'job_ambiguous');
  if (person && jobId !== null && person.openIn.includes(jobId)) add(phone ? 'phone' : 'email', 'applied_already');
  if (person?.doNotRehire) add(phone ? 'phone' : 'email', 'do_not_rehire');
  return { line, cells, jobId, phone, email, personId: person?.id ?? null, problems };
}

/** Built once per file: comparing every row with every job would take millions of comparisons. */
interface JobIndex {
  byKey: ReadonlyMap<string, KnownJob>;
  byTitle: ReadonlyMap<string, KnownJob[]>;
  suggest: (text: string) => string | null;
}

function indexJobs(jobs: readonly KnownJob[]): JobIndex {
  return {
    byKey: new Map(jobs.map((job) => [job.digestKey, job])),
    byTitle: Map.groupBy(jobs, ({ title }) => plain(title)),
    suggest: suggestFrom([...new Set(jobs.map(({ title }) => title))]),
  };
}

/** Finds a job by its key or its title, at the given location if any. */
function findJobs({ position, location }: ApplicantCells, { byKey, byTitle }: JobIndex): KnownJob[] {
  const keyed = byKey.get(position.trim());
  if (keyed) return [keyed];
  const titled = byTitle.get(plain(position)) ?? [];
  const place = plain(location);
  return place === '' ? titled : titled.filter(({ locationName }) => plain(locationName) === place);
}
