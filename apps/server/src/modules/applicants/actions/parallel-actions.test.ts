import { type ActionResult, performApplicationAction } from '@onward/contract/applicants/application-actions';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Employer } from '../../../../../../testing/people/employer.ts';
import { insertApplicant } from '../../../../../../testing/people/insert-applicant.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

let product: InProcessProduct;
let admin: ApiCaller;
beforeAll(async () => {
  product = await startInProcess();
  admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
});
afterAll(() => product.stop());

const PEOPLE = 30;

it('Two moves of the same people at once move each of them, and lose nobody [APP-023, APP-037]', async () => {
  const employer = new Employer(admin);
  const { id: processId, stages } = await employer.process([
    { id: -2, name: 'Review', stage_type: 'custom' },
    { id: -3, name: 'Trial shift', stage_type: 'custom' },
  ]);
  const { id: positionId } = await employer.publish({ hiring_process_template_id: processId });
  const [applied, review, trial] = stages.map(({ id }) => id);
  const ids: number[] = [];
  for (let at = 0; at < PEOPLE; at += 1) {
    ids.push(await insertApplicant(product.app.ownerPool, { positionId, stageId: applied ?? 0 }));
  }
  const move = (stage_id: number | undefined) =>
    admin.call<{ results: ActionResult[] }>(performApplicationAction, {
      body: { action_type: ACTION_CODES.move_to_stage, application_ids: ids, params: { stage_id } },
    });
  const answers = await Promise.all([move(review), move(trial)]);
  const results = answers.flatMap(({ body }) => body.results);
  expect(results.filter(({ ok }) => !ok)).toEqual([]);
  const { rows } = await product.app.ownerPool.query<{ stage_id: number; stage_entries: number }>(
    'select distinct stage_id::int, stage_entries from applications where id = any($1)',
    [ids],
  );
  // Regardless of the order, all of them are in the stage, on their second visit since they applied.
  expect(rows).toEqual([{ stage_id: expect.toBeOneOf([review, trial]), stage_entries: 3 }]);
});
