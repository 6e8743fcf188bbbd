// The applicant actions of this room: 12 to 14, 17, 20, and 21 (APP-018, SCH-002).

import type { AssignTimeParams } from '@onward/domain/applicants/actions/catalog/assign-time';
import type { ChangeMeetingParams } from '@onward/domain/applicants/actions/catalog/change-meeting';
import { usualMinutes } from '@onward/domain/hiring-processes/stages';
import type { ScheduleState } from '@onward/domain/interviews/meeting-states';
import { decideMeetingWrite } from '@onward/domain/interviews/own-meetings';
import type { ActionEffects, Changed, Effect, Selected, Skipped } from '../../applicants/applicants.service.ts';
import { requireInterviewersAt } from '../booking/interviewers-at.ts';
import { assignTime } from './assign-time.ts';
import { type SteppingEvent, takeStep } from './change-state.ts';
import { findOfVisit } from './meetings.queries.ts';
import { requireFuture, requireInterviewers } from './meetings.service.ts';
import { partyOf, requireMeetingWrite } from './require-own.ts';
import { undoNoShow } from './undo-no-show.ts';

const WRONG_STATE = 'meetings.wrong_state';

const skippedOne = ({ id }: Selected): Skipped => ({ id, code: 'wrongState', key: WRONG_STATE });

const step =
  (event: SteppingEvent): Effect<ChangeMeetingParams> =>
  async ({ tx, companyId, staffId, permissions, now }, selected, params) => {
    const changed: Changed[] = [];
    const skipped: Skipped[] = [];
    for (const row of selected) {
      const meeting = await findOfVisit(tx, { companyId, applicationId: row.id, stageEntry: row.stage_entry });
      if (meeting && !decideMeetingWrite({ staffId, permissions }, partyOf(meeting)).allowed) {
        skipped.push({ id: row.id, code: 'noAccess', key: 'meetings.not_own' });
        continue;
      }
      const visit = {
        company_id: companyId,
        id: row.id,
        stage_entry: row.stage_entry,
        stage_status: row.stage_status as ScheduleState | null,
      };
      const notify = params.notify ?? true;
      const done = await takeStep(tx, visit, { event, staffId, notify, message: params.message, now });
      if (done) changed.push(done);
      else skipped.push(skippedOne(row));
    }
    return { changed, skipped };
  };

const assign: Effect<AssignTimeParams> = async ({ tx, companyId, staffId, permissions, now }, selected, params) => {
  const { starts_at: startsAt, meeting_type: meetingType, interviewer_ids: interviewerIds } = params;
  requireFuture(startsAt, now, 'params.starts_at');
  await requireInterviewers(tx, companyId, interviewerIds, 'params.interviewer_ids');
  await requireInterviewersAt(tx, companyId, {
    applicationIds: selected.map(({ id }) => id),
    interviewerIds,
    field: 'params.interviewer_ids',
  });
  requireMeetingWrite({ staffId, permissions }, null, interviewerIds);
  const changed: Changed[] = [];
  const skipped: Skipped[] = [];
  for (const row of selected) {
    const done = await assignTime(
      tx,
      {
        companyId,
        applicationId: row.id,
        stageId: row.stage_id,
        stageEntry: row.stage_entry,
        event: 'assign_time',
        staffId,
        now,
      },
      {
        startsAt: new Date(startsAt),
        durationMinutes: usualMinutes(params.duration_minutes),
        meetingType,
        interviewerIds: interviewerIds,
        details: params.details ?? '',
        videoLink: null,
        slotId: null,
      },
    );
    if (done) changed.push(done);
    else skipped.push(skippedOne(row));
  }
  return { changed, skipped };
};

export const meetingActions: ActionEffects = {
  confirm_meeting: step('confirm'),
  request_reschedule: step('request_reschedule'),
  cancel_meeting: step('cancel'),
  assign_time: assign,
  mark_schedule_complete: step('complete'),
  mark_schedule_no_show: Object.assign(step('no_show'), { undo: undoNoShow }),
};
