// The person's next interview, shown above the messages in their thread (CAR-020).
import type { ConversationTask } from '@onward/contract/interviews/bookings';
import type { MeetingType } from '@onward/domain/hiring-processes/stages';
import { HOLDING_STATUSES, type MeetingStatus } from '@onward/domain/interviews/meeting-states';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { findApplication } from '../../applicants/applicants.service.ts';
import { taskLinkOf } from '../../careers/careers.service.ts';

interface Upcoming extends Record<string, unknown> {
  application_id: number;
  status: MeetingStatus;
  is_proposed: boolean;
  meeting_type: MeetingType;
  starts_at: Date;
  time_zone: string;
  location_text: string | null;
}

export async function upcomingMeeting(
  app: App,
  tx: Transaction,
  person: { company_id: number; person_id: number },
): Promise<{ time_zone: string; shown: NonNullable<ConversationTask['meeting']> } | null> {
  const [meeting] = await tx.prepared<Upcoming>(
    'meetings_upcoming_of_person',
    `select m.application_id, m.status, m.is_proposed, m.meeting_type, m.starts_at, m.time_zone,
       m.location_text
     from applications a join meetings m on m.company_id = a.company_id and m.application_id = a.id
       and m.stage_entry = a.stage_entry
     where a.company_id = $1 and a.person_id = $2 and a.status = 'in_progress' and m.status = any($3) and m.starts_at > $4
     order by m.starts_at limit 1`,
    [person.company_id, person.person_id, HOLDING_STATUSES, app.clock()],
  );
  const application = meeting && (await findApplication(tx, person.company_id, meeting.application_id));
  if (!application) return null;
  return {
    time_zone: meeting.time_zone,
    shown: {
      starts_at: meeting.starts_at.toISOString(),
      is_confirmed: meeting.status === 'confirmed',
      is_proposed: meeting.is_proposed,
      meeting_type: meeting.meeting_type,
      place: meeting.location_text,
      link: await taskLinkOf(app, tx, application),
    },
  };
}
