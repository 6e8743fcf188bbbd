// Imports applicants from a file (AHD-019): a few statements store or remove them, however many rows the file has.

import {
  APPLICANT_FIELD_NAMES,
  APPLICANT_IMPORT_FIELDS,
  type ApplicantCells,
  type CheckedApplicant,
  checkApplicantRows,
  importedPhone,
  phoneKey,
  REQUIRED_APPLICANT_FIELDS,
} from '@onward/domain/applicants/applicant-import';
import { normalizeEmail } from '@onward/domain/platform/contact/email';
import { tidyName } from '@onward/domain/platform/contact/person-name';
import { noAccess, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import type { CheckedDraftRow, DraftRow, Importer } from '../../imports/imports.service.ts';
import { followNewest } from '../persons/newest-application.ts';
import { APPLICATION_UPDATED, announceApplication } from '../stages/application-events.ts';
import { insertApplications, type NewApplicationRow } from '../stages/insert-applications.ts';
import { recordHistory } from '../stages/record-history.ts';
import * as importing from './import-applicants.queries.ts';

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
    const stages = await importing.findFirstStages(call, [...new Set(checked.flatMap(({ jobId }) => jobId ?? []))]);
    const wanted = checked.flatMap((row) => {
      const stage = stages.get(row.jobId ?? 0);
      return stage ? [applicationOf(row, people, stage, call.language)] : [];
    });
    const { tx, access, now } = call;
    const { companyId, staffId } = access;
    const applications = await insertApplications(tx, { companyId, now }, wanted);
    await recordHistory(
      tx,
      companyId,
      applications.map(({ id }) => ({ applicationId: id, actor: 'staff', staffId, action: 'imported', now })),
    );
    const known = [...new Set(checked.flatMap(({ personId }) => personId ?? []))];
    await followNewest(tx, { companyId, personIds: known });
    // One event for each job is enough for open screens to reload.
    for (const application of new Map(applications.map((each) => [each.position_id, each])).values()) {
      await announceApplication(tx, application, [APPLICATION_UPDATED]);
    }
    return applications.map(({ id }) => ({ id, version: 1, before: null }));
  },

  async undo(call, effects) {
    const ids = effects.map(({ id }) => id);
    if ((await importing.countOutOfScope(call, ids)) > 0) throw noAccess('out_of_scope');
    const changed = await importing.countChanged(call, ids);
    if (changed > 0) throw wrongState('import_changed_since', { count: changed });
    await importing.removeApplications(call, ids);
  },
};

const applicationOf = (
  row: CheckedApplicant,
  people: ReadonlyMap<string, number>,
  stage: importing.FirstStage,
  language: string,
): NewApplicationRow => ({
  person_id: row.personId ?? people.get(personKey(row)) ?? 0,
  position_id: stage.position_id,
  stage,
  first_name: tidyName(row.cells.first_name),
  last_name: tidyName(row.cells.last_name),
  phone: row.phone?.phone ?? null,
  region_number: row.phone?.region_number ?? null,
  email: row.email,
  language,
  referer_source: row.cells.source.trim() || null,
});

async function checkRows(call: CompanyCall, rows: readonly DraftRow[]): Promise<CheckedApplicant[]> {
  const drafts = rows.map(({ line, cells }) => ({ line, cells: cells as ApplicantCells }));
  const phones = drafts.flatMap(({ cells }) => importedPhone(cells) ?? []);
  const emails = drafts.map(({ cells }) => normalizeEmail(cells.email)).filter((email) => email !== '');
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

/** Someone who appears in several rows, for several jobs, is one person. */
const personKey = ({ phone, email }: CheckedApplicant): string => (phone && phoneKey(phone)) ?? email ?? '';

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
