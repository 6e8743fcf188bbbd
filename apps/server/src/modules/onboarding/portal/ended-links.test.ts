// A link of the portal that no longer works, whatever ended it: the same answer, and nothing about the person (ONB-040).
import { replaceProcess, stopProcess } from '@onward/contract/onboarding/employee-processes';
import { getSubmission, saveSubmission } from '@onward/contract/onboarding/onboarding-forms';
import { getPortal, openPortal, requestPortalCode } from '@onward/contract/onboarding/onboarding-portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewHire } from '../../../../../../testing/people/new-hire.ts';
import { OnboardingOffice } from '../../../../../../testing/people/onboarding-office.ts';

let office: OnboardingOffice;
beforeAll(async () => {
  office = await OnboardingOffice.open({ sandbox: true });
});
afterAll(() => office.product.stop());

const NAME = 'Zenobia Quartermaine';
const DEPOSIT = 'direct_deposit_form';
const begun = () => office.onboard([{ type: 'direct_deposit' }], { name: NAME });

/** How a link ends. */
const ENDS: [string, (hire: NewHire) => Promise<unknown>][] = [
  ['stopped', (hire) => office.admin.call(stopProcess, { params: { process_key: hire.key } })],
  [
    'replaced',
    async (hire) => {
      const onboarding_process_id = await office.process([{ type: 'w4' }]);
      return office.admin.call(replaceProcess, { params: { id: hire.employeeId }, body: { onboarding_process_id } });
    },
  ],
  ['complete', (hire) => hire.submit(DEPOSIT, { pay_method: 'paper_check' })],
];

describe('A link to an onboarding', () => {
  it.each(ENDS)(
    'that was %s opens no new device, and says what a guessed one says [ONB-034, ONB-035, ONB-040]',
    async (_how, end) => {
      const hire = await begun();
      const link = await office.link(hire.key);
      await end(hire);
      const { stranger } = office.employees;
      const guessed = await stranger.call(requestPortalCode, { body: { ...link, token: 'guessed' } });
      const asked = await stranger.call(requestPortalCode, { body: link });
      expect([asked.status, asked.body]).toEqual([guessed.status, guessed.body]);
      expect(asked.body.error_code).toBe(20007);
      expect((await stranger.call(openPortal, { body: { ...link, code: '123456' } })).body.error_code).toBe(20007);
      expect(asked.text).not.toContain('Zenobia');
      expect(asked.text).not.toContain('555');
    },
  );

  it.each(ENDS.slice(0, 2))(
    'that was %s signs its devices out, with what they had saved kept [ONB-034, ONB-035, ONB-041]',
    async (_how, end) => {
      const hire = await begun();
      const { action_key } = await office.action(hire.key, DEPOSIT);
      const params = { submission_key: action_key };
      await hire.save(DEPOSIT, { pay_method: 'paper_check' }, { draft: true });
      await end(hire);
      expect((await hire.portal.call(getPortal, { params: { process_key: hire.key } })).status).toBe(401);
      expect((await hire.portal.call(getSubmission, { params })).status).toBe(401);
      expect((await hire.portal.call(saveSubmission, { params, body: { answers: {}, draft: true } })).status).toBe(401);
      const kept = await office.admin.call(getSubmission, { params });
      expect(kept.text).toContain('paper_check');
    },
  );

  it('that was shared opens nothing without the code, which only the employee gets [ONB-040]', async () => {
    const hire = await begun();
    const link = await office.link(hire.key);
    const { stranger } = office.employees;
    const { text, body } = await stranger.call(requestPortalCode, { body: link });
    expect(text).not.toContain('Zenobia');
    expect(body).toMatchObject({ sent_to: '(•••) •••-0142' });
    expect((await stranger.call(openPortal, { body: { ...link, code: '000000' } })).status).toBe(422);
    expect((await stranger.call(getPortal, { params: { process_key: hire.key } })).status).toBe(401);
  });
});
