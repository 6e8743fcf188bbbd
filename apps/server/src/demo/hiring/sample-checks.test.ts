// The background checks of the demo: every state, made by the product itself with the sandbox.
import { CHECK_STATUSES } from '@onward/domain/background-checks/states';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';
import { connectDemoCheckr } from './checkr.ts';
import { loadSampleChecks } from './sample-checks.ts';

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true, env: { ROLE: 'web' } });
});
afterAll(() => product.stop());

describe('The background checks of the demo', () => {
  it('have every state, agree with the stage of their applicants, and are made once [CHK-006]', async () => {
    await connectDemoCheckr(product.app);
    await loadSampleChecks(product.app);
    await loadSampleChecks(product.app);
    const { rows: found } = await product.app.ownerPool.query(
      `select c.status, a.stage_status, c.identity is null as passed_on
       from application_background_checks c join applications a on a.id = c.application_id`,
    );
    expect(found.filter(({ status, stage_status }) => status !== stage_status)).toEqual([]);
    const states = [...new Set(found.map(({ status }) => status)), 'not_ordered'];
    expect(states.toSorted()).toEqual([...CHECK_STATUSES].toSorted());
    expect(found.every(({ passed_on }) => passed_on)).toBe(true);
  });
});
