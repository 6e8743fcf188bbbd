import { ACTION_PARAMS } from '@onward/contract/applicants/action-params';
import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import { ACTION_CODES, ACTIONS } from '@onward/domain/applicants/actions/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

let product: InProcessProduct;
let admin: ApiCaller;
beforeAll(async () => {
  product = await startInProcess();
  admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
});
afterAll(() => product.stop());

const withParams = ACTIONS.filter((action) => Object.keys(ACTION_PARAMS[action].properties).length > 0);

describe('The parameters of an action', () => {
  it.each(withParams)('%s are checked by its own schema, and each wrong one is named [APP-024]', async (action) => {
    const fields = Object.keys(ACTION_PARAMS[action].properties);
    const wrong = Object.fromEntries(fields.map((field) => [field, { not: 'this' }]));
    const body = { action_type: ACTION_CODES[action], application_ids: [1], params: { ...wrong, unknown: true } };
    const answer = await admin.call<{ error_code: number; errors: object }>(performApplicationAction, { body });
    expect(answer.body.error_code).toBe(20001);
    expect(Object.keys(answer.body.errors).toSorted()).toEqual(fields.map((field) => `params.${field}`).toSorted());
  });
});
