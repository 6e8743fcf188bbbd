// Adds an applicant by hand, and edits name and contact details (APP-012, APP-015).

import type { ApplicationChange, ApplicationInput } from '@onward/contract/applicants/applications';
import { tidyName } from '@onward/domain/platform/contact/person-name';
import { isInScope } from '@onward/domain/staff/scope';
import { changesBetween } from '../../../platform/audit.ts';
import { changedMeanwhile, existsAlready, fieldInvalid, notFound, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { stagesOfPosition } from '../../hiring-processes/hiring-processes.service.ts';
import { findRehireFlag } from '../persons/persons.queries.ts';
import { findPerson, recognize } from '../persons/recognize-person.ts';
import { APPLICATION_UPDATED, announceApplication } from '../stages/application-events.ts';
import { receiveApplication } from '../stages/receive-application.ts';
import { recordHistory } from '../stages/record-history.ts';
import { takeUpload } from './attach-files.ts';
import * as contacts from './contact.queries.ts';
import { contactOf } from './read-contact.ts';
import { requireVisible } from './show-application.ts';

export async function addApplicant(call: CompanyCall, input: ApplicationInput): Promise<number> {
  const { tx, access, language, now } = call;
  const position = await requirePosition(call, input.position_key);
  const [stage] = await stagesOfPosition(tx, access.companyId, position.process_id);
  if (!stage) throw notFound();
  const contact = contactOf('application', input);
  await requireHireable(call, contact);
  const resume = input.resume_upload_id ? await takeUpload(call, input.resume_upload_id, 'resume') : null;
  const { place } = position;
  const recognized = await recognize(tx, { companyId: access.companyId, positionId: place.position }, contact, 'staff');
  const reception = await receiveApplication(tx, {
    companyId: access.companyId,
    place,
    recognized,
    trust: 'staff',
    stage,
    now,
    addedBy: access.staffId,
    person: { first_name: tidyName(input.first_name), last_name: tidyName(input.last_name), language, ...contact },
    answers: [],
    screeningFailed: false,
    refererSource: null,
    smsConsent: false,
    consents: [],
    attachments: resume ? [resume] : [],
  });
  if (reception.outcome === 'already_applied') throw existsAlready('already_applied', reception.applicationId);
  return reception.application.id;
}

/** Anyone may apply, but staff cannot add a person flagged do-not-rehire (AHD-023). */
async function requireHireable({ tx, access }: CompanyCall, contact: Parameters<typeof findPerson>[2]): Promise<void> {
  const known = await findPerson(tx, access.companyId, contact);
  const flag = known === undefined ? null : await findRehireFlag(tx, access.companyId, known);
  if (flag) throw wrongState('do_not_rehire', { reason: flag.reason });
}

async function requirePosition({ tx, access }: CompanyCall, key: string) {
  const { rows } = await tx.client.query<{
    id: number;
    status: string;
    process_id: number | null;
    location_id: number;
    department_id: number | null;
    brand_id: number;
  }>(
    `select p.id, p.status, p.hiring_process_template_id as process_id, p.location_id, p.department_id, l.brand_id
     from positions p join locations l on l.company_id = p.company_id and l.id = p.location_id
     where p.company_id = $1 and p.digest_key = $2`,
    [access.companyId, key],
  );
  const [position] = rows;
  const place = position && {
    position: position.id,
    location: position.location_id,
    department: position.department_id,
    brand: position.brand_id,
  };
  if (!position || !place || !isInScope(access.scope, place)) throw fieldInvalid('application.position_key', 'unknown');
  if (position.status === 'closed' || position.status === 'deleted') {
    throw fieldInvalid('application.position_key', 'position_closed');
  }
  return { process_id: position.process_id, place };
}

export async function updateApplicant(call: CompanyCall, id: number, change: ApplicationChange): Promise<void> {
  const { tx, access, now } = call;
  await requireVisible(tx, access, id);
  const before = await contacts.findForEdit(tx, access.companyId, id);
  if (!before) throw notFound();
  const { version, ...wanted } = change;
  if (version !== undefined && version !== before.version) throw changedMeanwhile(before, wanted);
  const after = {
    first_name: wanted.first_name === undefined ? before.first_name : tidyName(wanted.first_name),
    last_name: wanted.last_name === undefined ? before.last_name : tidyName(wanted.last_name),
    ...contactOf('application', { ...before, ...wanted }),
  };
  const changes = changesBetween(before, after);
  if (Object.keys(changes).length === 0) return;
  const updated = await contacts.updateContact(tx, access.companyId, id, after, now);
  if (!updated) throw notFound();
  await recordHistory(tx, access.companyId, [
    {
      applicationId: id,
      actor: 'staff',
      staffId: access.staffId,
      action: 'edited',
      now,
      detail: { fields: Object.keys(changes) },
    },
  ]);
  await recordChange(call, {
    event: 'applicant_updated',
    subjectType: 'application',
    subjectId: id,
    changes: Object.fromEntries(Object.keys(changes).map((field) => [field, 'changed'])),
  });
  await announceApplication(tx, updated, [APPLICATION_UPDATED]);
}
