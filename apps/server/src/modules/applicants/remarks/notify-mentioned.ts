// Notifies staff mentioned in a note, with the author's and the applicant's name (APP-031).

import type { CompanyCall } from '../../../platform/http/route.ts';
import { notifyStaff } from '../../notifications/notifications.service.ts';
import type { NoteValues } from './remarks.queries.ts';

interface Mentioning {
  id: number;
  name: string;
  author: string;
  position: number;
  location: number;
  department: number | null;
  brand: number;
}

export async function tellMentioned(
  { tx, access, now }: CompanyCall,
  applicationIds: readonly number[],
  { mentions, visibility }: Pick<NoteValues, 'mentions' | 'visibility'>,
): Promise<void> {
  const others = mentions.filter((id) => id !== access.staffId);
  // Staff who cannot read an admins-only note are not notified about it.
  if (others.length === 0 || visibility === 'admins') return;
  const { rows } = await tx.client.query<Mentioning>(
    `select a.id, a.first_name || ' ' || a.last_name as name, author.name as author, p.id as position,
       p.location_id as location, p.department_id as department, l.brand_id as brand
     from applications a
     join positions p on p.company_id = a.company_id and p.id = a.position_id
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     join company_staffs author on author.company_id = a.company_id and author.id = $3
     where a.company_id = $1 and a.id = any($2)`,
    [access.companyId, applicationIds, access.staffId],
  );
  for (const { id, name, author, position, location, department, brand } of rows) {
    await notifyStaff(tx, {
      company_id: access.companyId,
      type: 'mentioned_in_note',
      key: `note:${id}:${access.staffId}:${now.getTime()}`,
      actor_staff_id: access.staffId,
      record: { position, location, department, brand },
      details: { applicant: name, author },
      link: `/applicant/${id}`,
      only_staff_ids: [...others],
    });
  }
}
