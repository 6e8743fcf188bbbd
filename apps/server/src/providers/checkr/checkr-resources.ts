// Checkr's resources with the fields we use, and the checks that an answer really is one of them.
import type { CheckPackage } from '@onward/domain/background-checks/packages';
import { usualTurnaround } from '@onward/domain/background-checks/packages';
import { CheckrProblem, parsed } from './checkr-http.ts';

export interface CheckrGrant {
  accessToken: string;
  accountId: string;
}

export interface CheckrNode {
  custom_id: string;
  name: string;
}

export interface WorkLocation {
  country: string;
  state: string;
  city: string;
}

/** The number of the social security card goes to Checkr only; it is never logged. */
export interface CandidateDraft {
  first_name: string;
  middle_name?: string;
  no_middle_name?: boolean;
  last_name: string;
  email: string;
  phone?: string;
  dob?: string;
  ssn?: string;
  zipcode?: string;
  driver_license_number?: string;
  driver_license_state?: string;
  work_locations: WorkLocation[];
  custom_id?: string;
}

export interface CheckrCandidate {
  id: string;
  report_ids: string[];
}

export interface InvitationDraft {
  candidate_id: string;
  package: string;
  work_locations: WorkLocation[];
  node?: string;
  tags?: string[];
}

export interface CheckrInvitation {
  id: string;
  status: string;
  invitation_url: string;
  expires_at: string | null;
  report_id: string | null;
}

export interface ReportDraft {
  candidate_id: string;
  package: string;
  work_locations: WorkLocation[];
  node?: string;
}

export interface CheckrReport {
  id: string;
  status: string;
  result: string | null;
  adjudication: string | null;
  package: string;
  candidate_id: string;
  completed_at: string | null;
  document_ids: string[];
}

export interface AdverseItem {
  id: string;
  text: string;
}

type Fields = Record<string, unknown>;

const unreadable = (what: string): CheckrProblem =>
  new CheckrProblem('unreadable', `Checkr did not answer with ${what}.`);

export function readObject(bytes: Buffer, what: string): Fields {
  const value = parsed(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable(what);
  return value as Fields;
}

function readRows(bytes: Buffer, what: string): Fields[] {
  const { data } = readObject(bytes, what);
  if (!Array.isArray(data) || data.some((row) => typeof row !== 'object' || row === null)) throw unreadable(what);
  return data as Fields[];
}

const textOr = (value: unknown, otherwise: string | null): string | null =>
  typeof value === 'string' ? value : otherwise;

function required(fields: Fields, name: string, what: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || value === '') throw unreadable(what);
  return value;
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

export function readGrant(bytes: Buffer): CheckrGrant {
  const fields = readObject(bytes, 'a token');
  return {
    accessToken: required(fields, 'access_token', 'a token'),
    accountId: required(fields, 'checkr_account_id', 'a token'),
  };
}

export const readPackages = (bytes: Buffer): CheckPackage[] =>
  readRows(bytes, 'a list of packages').map((row) => {
    const { price } = row;
    if (typeof price !== 'number' || !Number.isInteger(price) || price < 0) throw unreadable('a list of packages');
    const rows: unknown[] = Array.isArray(row.screenings) ? row.screenings : [];
    const screenings = textsIn(rows.map((one) => (one as Fields | null)?.type));
    return {
      slug: required(row, 'slug', 'a list of packages'),
      name: required(row, 'name', 'a list of packages'),
      price,
      turnaround: usualTurnaround(screenings),
      screenings,
    };
  });

/** Places without a name of ours cannot be matched to a location. */
export const readNodes = (bytes: Buffer): CheckrNode[] =>
  readRows(bytes, 'a list of nodes').flatMap(({ custom_id, name }) =>
    typeof custom_id === 'string' && custom_id !== ''
      ? [{ custom_id, name: textOr(name, custom_id) ?? custom_id }]
      : [],
  );

export function readCandidate(bytes: Buffer): CheckrCandidate {
  const fields = readObject(bytes, 'a candidate');
  return { id: required(fields, 'id', 'a candidate'), report_ids: textsIn(fields.report_ids) };
}

export function readInvitation(bytes: Buffer): CheckrInvitation {
  const fields = readObject(bytes, 'an invitation');
  return {
    id: required(fields, 'id', 'an invitation'),
    status: required(fields, 'status', 'an invitation'),
    invitation_url: required(fields, 'invitation_url', 'an invitation'),
    expires_at: textOr(fields.expires_at, null),
    report_id: textOr(fields.report_id, null),
  };
}

export const readReport = (bytes: Buffer): CheckrReport => reportOf(readObject(bytes, 'a report'));

/** Also for the report inside an event. */
export function reportOf(fields: Fields): CheckrReport {
  return {
    id: required(fields, 'id', 'a report'),
    status: required(fields, 'status', 'a report'),
    result: textOr(fields.result, null),
    adjudication: textOr(fields.adjudication, null),
    package: textOr(fields.package, '') ?? '',
    candidate_id: required(fields, 'candidate_id', 'a report'),
    completed_at: textOr(fields.completed_at, null),
    document_ids: textsIn(fields.document_ids),
  };
}

export const readAdverseItems = (bytes: Buffer): AdverseItem[] =>
  readRows(bytes, 'a list of adverse items').map((row) => ({
    id: required(row, 'id', 'a list of adverse items'),
    text: textOr(row.text, '') ?? '',
  }));

export const readDownloadAddress = (bytes: Buffer): string =>
  required(readObject(bytes, 'a document'), 'download_uri', 'a document');
