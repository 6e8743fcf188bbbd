// When an applicant is rejected, inactive, or moved on, upcoming meetings are canceled after the undo window (APP-026).

import { changeOf } from '@onward/domain/interviews/proposals';
import type { App } from '../../../platform/app.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { changeStageStatus, findApplication, recordHistory } from '../../applicants/applicants.service.ts';
import { givePlaceBack } from '../booking/booked-slots.queries.ts';
import { notifyOfMeeting } from './announce-meeting.ts';
import { listUpcoming, setStatus } from './meetings.queries.ts';

export const RELEASE_TASK = 'interviews.release';

export const releaseMeetings = (app: App, event: { company_id: number; subject_id: number }): Promise<void> =>
  inCompany(app.pool, event.company_id, async (tx) => {
    const { company_id: companyId, subject_id: applicationId } = event;
    const now = app.clock();
    const application = await findApplication(tx, companyId, applicationId);
    if (!application) return;
    const isOut = application.status === 'rejected' || application.status === 'inactive';
    for (const meeting of await listUpcoming(tx, companyId, applicationId, now)) {
      if (!isOut && meeting.stage_entry === application.stage_entry) continue;
      await givePlaceBack(tx, companyId, meeting.slot_id);
      await setStatus(tx, meeting, { status: 'cancelled', now, givesUpSlot: true, isProposed: meeting.is_proposed });
      if (meeting.stage_entry === application.stage_entry) {
        const change = { to: 'cancelled', from: ['pending', 'confirmed'] } as const;
        await changeStageStatus({ tx, companyId, now }, [applicationId], change);
      }
      const detail = { starts_at: meeting.starts_at.toISOString(), time_zone: meeting.time_zone };
      await recordHistory(tx, companyId, [
        {
          applicationId,
          actor: 'system',
          action: meeting.is_proposed ? 'proposal_withdrawn' : 'meeting_cancelled',
          now,
          detail,
        },
      ]);
      const change = changeOf('applicant_cancels', meeting.is_proposed) ?? 'cancelled';
      await notifyOfMeeting(tx, companyId, meeting.id, { change, actor_staff_id: null, notify: true });
    }
  });
