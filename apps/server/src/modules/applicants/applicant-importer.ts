// Applicants as a kind of import: checked by the domain's rule, stored and taken back in a few statements, however many
// rows the file has (AHD-019).
import { randomBytes } from 'node:crypto';
import {
  APPLICANT_FIELD_NAMES,
  APPLICANT_IMPORT_FIELDS,
  type ApplicantCells,
  type CheckedApplicant,
  checkApplicantRows,
  REQUIRED_APPLICANT_FIELDS,
} from '@onward/domain/applicants/applicant-import';
import { DIGEST_KEY_BYTES, digestKey } from '@onward/domain/platform/digest-key';
import { normaliseEmail } from '@onward/domain/platform/email';
import { phoneDigits } from '@onward/domain/platform/phone';
import { noAccess, wrongState } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import type { CheckedDraftRow, DraftRow, Importer } from '../imports/imports.service.ts';
import * as importing from './applicant-importer.queries.ts';
import { APPLICATION_UPDATED, announceApplication } from './applicants.history.ts';
import { followNewest } from './persons/newest-application.ts';

export const applicantImporter: Importer = {
  permission: 'edit_applicant',
  fields: APPLICANT_IMPORT_FIELDS,
  required: REQUIRED_APPLICANT_FIELDS,
  names: APPLICANT_FIELD_NAMES,
  check: async (call, rows) => (await checkRows(call, rows)).map(asChecked),
  beyondPlan: async () => 0,

  async store(call, rows) {
    const checked = await checkRows(call, rows);
    const people = await importing.insertPersons(call, newPeople(checked));
    const applications = checked.map((row) => ({
      personId: row.personId ?? people.get(personKey(row)) ?? 0,
      positionId: row.jobId ?? 0,
      firstName: row.cells.first_name.trim(),
      lastName: row.cells.last_name.trim(),
      phone: row.phone,
      email: row.email,
      source: row.cells.source.trim() || null,
      digestKey: digestKey(randomBytes(DIGEST_KEY_BYTES)),
    }));
    const ids = await importing.insertApplications(call, applications);
    const known = [...new Set(checked.flatMap(({ personId }) => personId ?? []))];
    await followNewest(call.tx, { companyId: call.access.companyId, personIds: known });
    await announceArrivals(call, applications, ids);
    return ids.map((id) => ({ id, version: 1, before: null }));
  },

  async undo(call, effects) {
    const ids = effects.map(({ id }) => id);
    if ((await importing.countOutOfScope(call, ids)) > 0) throw noAccess('out_of_scope');
    const changed = await importing.countChanged(call, ids);
    if (changed > 0) throw wrongState('import_changed_since', { count: changed });
    await importing.removeApplications(call, ids);
  },
};

/** One word for each job is enough for open screens to read again. */
async function announceArrivals(
  { tx, access }: CompanyCall,
  applications: readonly importing.NewApplication[],
  ids: readonly number[],
): Promise<void> {
  const newest = new Map(applications.map(({ positionId }, at) => [positionId, ids[at] ?? 0]));
  for (const [position_id, id] of newest) {
    await announceApplication(tx, { company_id: access.companyId, id, position_id }, [APPLICATION_UPDATED]);
  }
}

async function checkRows(call: CompanyCall, rows: readonly DraftRow[]): Promise<CheckedApplicant[]> {
  const drafts = rows.map(({ line, cells }) => ({ line, cells: cells as ApplicantCells }));
  const phones = drafts.map(({ cells }) => phoneDigits(cells.phone)).filter((phone) => phone !== '');
  const emails = drafts.map(({ cells }) => normaliseEmail(cells.email)).filter((email) => email !== '');
  return checkApplicantRows(drafts, await importing.findKnown(call, phones, emails));
}

const asChecked = ({ line, cells, problems }: CheckedApplicant): CheckedDraftRow => ({
  line,
  cells: { ...cells },
  updates: false,
  problems: problems.map(({ field, problem, count, suggestion }) => ({
    field,
    suggestion,
    words: { key: `cells.${problem}`, values: { value: cells[field], ...(count !== undefined && { count }) } },
  })),
});

/** Someone who stands in several rows, for several jobs, is one person. */
const personKey = ({ phone, email }: CheckedApplicant): string => phone ?? email ?? '';

function newPeople(checked: readonly CheckedApplicant[]): importing.NewPerson[] {
  const people = new Map<string, importing.NewPerson>();
  for (const row of checked) {
    if (row.personId !== null || people.has(personKey(row))) continue;
    const { first_name, last_name } = row.cells;
    people.set(personKey(row), {
      key: personKey(row),
      firstName: first_name.trim(),
      lastName: last_name.trim(),
      phone: row.phone,
      email: row.email,
    });
  }
  return [...people.values()];
}
