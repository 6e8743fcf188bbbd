// What was noted about what a person asked for: the request is answered by erasing them, and its note goes with them.
import type { PersonTraces } from '../applicants/applicants.service.ts';

const OF_PERSON = 'company_id = $1 and person_id = any($2)';

export const privacyTraces: PersonTraces = {
  room: 'privacy',
  tables: { legal_holds: 'kept', privacy_requests: 'blanked' },

  async lock(tx, { companyId, personIds }) {
    await tx.client.query(`select from privacy_requests where ${OF_PERSON} for update nowait`, [companyId, personIds]);
  },

  async erase(tx, { companyId, personIds }, now) {
    await tx.client.query(
      `update privacy_requests set note = '', outcome = coalesce(outcome, 'done'), closed_at = coalesce(closed_at, $3)
       where ${OF_PERSON}`,
      [companyId, personIds, now],
    );
    return {};
  },

  async remove(tx, { companyId, personIds }) {
    await tx.client.query(`delete from privacy_requests where ${OF_PERSON}`, [companyId, personIds]);
    await tx.client.query(`delete from legal_holds where ${OF_PERSON}`, [companyId, personIds]);
  },
};
