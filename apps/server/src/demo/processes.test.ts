// The demo's hiring processes: each one could be saved in the editor.
import {
  type HiringProcessTemplate,
  listHiringProcessTemplates,
  updateHiringProcessTemplate,
} from '@onward/contract/hiring-processes/hiring-processes';
import { ruleProblem } from '@onward/domain/hiring-processes/rules';
import { stageProblem } from '@onward/domain/hiring-processes/stages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../testing/product/in-process-product.ts';

describe('the hiring processes of the demo', () => {
  let product: InProcessProduct;
  let admin: ApiCaller;
  let processes: HiringProcessTemplate[];

  beforeAll(async () => {
    product = await startInProcess({ env: { ROLE: 'web' } });
    admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
    const { body } = await admin.call<{ hiring_process_templates: HiringProcessTemplate[] }>(
      listHiringProcessTemplates,
      { query: { per_page: 100 } },
    );
    processes = body.hiring_process_templates;
  });
  afterAll(() => product.stop());

  it('contain nothing that the editor would reject [JOB-018, JOB-025, JOB-027]', () => {
    expect(processes.length).toBeGreaterThan(3);
    for (const { name, stages, automation_rules: rules } of processes) {
      const ids = stages.map(({ id }) => id);
      const wrong = stages.flatMap((stage) => [
        stageProblem(stage),
        ...rules
          .filter(({ stage_id }) => stage_id === stage.id)
          .map((rule, index, all) => ruleProblem(rule, stage, all.slice(0, index), ids)),
      ]);
      expect(
        wrong.filter((problem) => problem !== null),
        name,
      ).toEqual([]);
    }
  });

  it('can be saved unchanged [JOB-016, JOB-018]', async () => {
    for (const process of processes) {
      const { id, name, stages, automation_rules, version } = process;
      const answer = await admin.call(updateHiringProcessTemplate, {
        params: { id },
        body: { hiring_process_template: { name, stages, automation_rules, version } },
      });
      expect(answer.status, name).toBe(200);
    }
  });
});
