// Daily: when applicants are waiting and fewer than three times are left for the coming week, notifies the staff who
// can help (AHD-006).
import { FEW_SLOTS, FEW_SLOTS_DAYS } from '@onward/domain/interviews/slots';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { App } from '../../../platform/app.ts';
import { inCompany, inSystem } from '../../../platform/database/transaction.ts';
import { notifyStaff } from '../../notifications/notifications.service.ts';
import { listWaitingStages, type ScarceStage, writeWarning } from './slot-warnings.queries.ts';
import { slotsOf } from './slots.service.ts';

export const SLOT_WARNINGS_TASK = 'interviews.slot_warnings';

export async function warnOfFewSlots(app: App): Promise<void> {
  const today = app.clock().toISOString().slice(0, 10);
  const stages = await inSystem(app.pool, (tx) => listWaitingStages(tx, today));
  for (const stage of stages) await warnOfOne(app, stage, today);
}

const warnOfOne = (app: App, stage: ScarceStage, today: string): Promise<void> =>
  inCompany(app.pool, stage.company_id, async (tx) => {
    const now = app.clock();
    const to = addSeconds(now, FEW_SLOTS_DAYS * SECONDS.day);
    const question = { companyId: stage.company_id, stageId: stage.stage_id, config: stage.config, now, to };
    const left = (await slotsOf(tx, question)).starts.length;
    if (left >= FEW_SLOTS || !(await writeWarning(tx, stage, { today, left, now }))) return;
    await notifyStaff(tx, {
      company_id: stage.company_id,
      type: 'meeting_changed',
      key: `few_slots:${stage.stage_id}:${stage.position_id}:${today}`,
      actor_staff_id: null,
      record: {
        location: stage.location_id,
        brand: stage.brand_id,
        department: stage.department_id,
        position: stage.position_id,
      },
      details: {
        words: 'few_slots',
        position: stage.position_title,
        stage: stage.stage_name,
        left: String(left),
        waiting: String(stage.waiting),
      },
      link: `/applicants/all/all/${stage.position_key}?why_not=${stage.stage_id}`,
      only_staff_ids: [...new Set([...(stage.config.interviewer_ids ?? []), ...stage.manager_ids])],
    });
  });
