// Who can read and decide what of a check: permissions, scope, links, and what stays of an erased person.
import { erasePerson, exportPerson, mergePersons } from '@onward/contract/applicants/persons';
import {
  acceptApplicationCheck,
  cancelApplicationCheck,
  disputeApplicationCheck,
  finishAdverseAction,
  getCheckLetter,
  getCheckReport,
  listApplicationChecks,
  listCheckOptions,
  noteCheckDecision,
  startAdverseAction,
} from '@onward/contract/background-checks/application-checks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CheckOffice, IDENTITY } from '../../../../../testing/people/check-office.ts';
import type { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { until } from '../../../../../testing/until.ts';

let office: CheckOffice;
let manager: ApiCaller;

beforeAll(async () => {
  office = await CheckOffice.open();
  await office.checkr.control('PUT', 'settings', { complete_after_ms: 600_000 });
  manager = await office.checkr.stranger.signIn('manager@larkfield.test');
});
afterAll(() => office.product.stop());

const DECISIONS = [
  [cancelApplicationCheck, undefined],
  [acceptApplicationCheck, undefined],
  [startAdverseAction, { items: [] }],
  [disputeApplicationCheck, {}],
  [finishAdverseAction, undefined],
  [noteCheckDecision, { decision_note: 'Mine' }],
] as const;

/** What the manager of one location gets for everything about a check. */
async function codes(checkId: number, applicationId: number): Promise<unknown[]> {
  const answers: { body: unknown }[] = [];
  for (const [endpoint, body] of DECISIONS) answers.push(await office.decide(endpoint, checkId, body, manager));
  answers.push(
    await manager.call(getCheckReport, { params: { id: checkId } }),
    await manager.call(getCheckLetter, { params: { id: checkId, letter: 'pre' } }),
    await manager.call(listCheckOptions, { body: { application_ids: [applicationId] } }),
  );
  return [...new Set(answers.map(({ body }) => (body as { error_code?: number }).error_code))];
}

const withPermission = async (isGiven: boolean) => {
  await office.rows(
    isGiven
      ? `update company_roles set permissions = array_append(permissions, 'order_background_check') where name = 'Manager'`
      : `update company_roles set permissions = array_remove(permissions, 'order_background_check') where name = 'Manager'`,
  );
  await office.rows(`select pg_notify('onward_access', 'company:1')`);
};

describe('A check', () => {
  it('is closed to team members without the permission, and to those of other locations [CHK-008, CHK-013, CMP-024]', async () => {
    const { id, checkId } = await office.warned();
    expect(await codes(checkId, id)).toEqual([10004]);
    await withPermission(true);
    await until('the permission', async () => (await codes(checkId, id))[0] !== 10004);
    const [elsewhere] = await office.rows(
      `select l.id from locations l where l.company_id = 1 and l.deleted_at is null and not exists (
         select from staff_scopes s join company_staffs c on c.company_id = s.company_id and c.id = s.staff_id
         where c.email = 'manager@larkfield.test' and s.kind = 'location' and s.record_id = l.id) limit 1`,
    );
    const { id: other, checkId: otherCheck } = await office.warned();
    await office.rows('update positions set location_id = $2 where id = $1', [office.positionId, elsewhere?.id]);
    for (const code of await codes(otherCheck, other)) expect([10004, 40001]).toContain(code);
    expect((await manager.call(listApplicationChecks, { params: { id: other } })).body).toMatchObject({
      error_code: 40001,
    });
    await withPermission(false);
    expect((await office.newest(other)).status).toBe('pre_adverse_action');
  });

  it('leaves with its person: letters, findings, and what was still to come [AHD-020, CHK-010]', async () => {
    const { id, checkId, reportId, token } = await office.warned();
    const keys = (
      await office.rows(
        `select c.consent_letter_key, a.pre_letter_key from application_background_checks c
         join adverse_actions a on a.company_id = c.company_id and a.check_id = c.id where c.id = $1`,
        [checkId],
      )
    ).flatMap((row) => Object.values(row).map(String));
    const [row] = await office.rows('select person_id from applications where id = $1', [id]);
    const params = { id: Number(row?.person_id) };
    const twin = await office.applicant({ stageId: office.nextStageId, stageStatus: null, status: 'rejected' });
    const [second] = await office.rows('select person_id from applications where id = $1', [twin]);
    const merged = await office.admin.call(mergePersons, { params, body: { person_id: Number(second?.person_id) } });
    expect(merged.status, merged.text).toBe(200);
    expect((await office.newest(id)).status).toBe('pre_adverse_action');

    const exported = await office.admin.call(exportPerson, { params });
    expect(exported.status).toBe(200);
    expect(exported.text).toContain(`background-check-${checkId}-pre.pdf`);
    expect(exported.text).not.toContain(IDENTITY.ssn);

    const erased = await office.admin.call(erasePerson, { params, body: { name: 'Ada Quist' } });
    expect(erased.status, erased.text).toBe(204);
    for (const table of ['application_background_checks where id', 'adverse_actions where check_id'])
      expect(await office.rows(`select 1 from ${table} = $1`, [checkId])).toEqual([]);
    await office.provider(reportId, 'clear');
    await office.hurry(`checks:1:${checkId}:final`);
    await office.checkr.quiet();
    for (const key of keys)
      await until('the letter to be gone', async () => (await office.product.app.files.get(key)) === null);
    expect(keys).toHaveLength(2);
    expect((await office.read(token)).body).toMatchObject({ error_code: 20007 });
  });

  it('of a team member who has left is reported to those who follow its location [CHK-012, NTF-002]', async () => {
    const { id, checkId, reportId } = await office.consented();
    await office.rows(
      `with leaver as (update company_staffs set status = 'inactive' where email = 'manager@larkfield.test' returning id)
       update application_background_checks set ordered_by = (select id from leaver) where id = $1`,
      [checkId],
    );
    await office.provider(reportId, 'clear');
    await office.becomes(id, 'clear');
    await until('the notification', async () => {
      const found = await office.rows(`select 1 from notifications where fact_key like $1`, [
        `%check:${checkId}:clear%`,
      ]);
      return found.length > 0 || undefined;
    });
  });
});
