// What applicants would be offered in a scheduling stage now, for staff who wonder why nobody books (AHD-006).
import type { BookingTask } from '@onward/contract/interviews/bookings';
import { colorOfBrand } from '@onward/domain/company/brand-colors';
import { usualMinutes } from '@onward/domain/hiring-processes/stages';
import { type Address, fullAddress } from '@onward/domain/locations/addresses';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { notFound } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { findStage } from '../../hiring-processes/hiring-processes.service.ts';
import { IN_SCOPE, scopeValues } from '../../positions/positions.service.ts';
import { slotsOf } from './slots.service.ts';

export async function previewBooking(
  call: CompanyCall,
  stageId: number,
  positionKey: string | undefined,
): Promise<BookingTask> {
  const { tx, access, now } = call;
  const stage = await findStage(tx, access.companyId, stageId);
  if (stage?.stage_type !== 'scheduling') throw notFound();
  const { config } = stage;
  const place = await findPosting(call, positionKey);
  const { starts, interviewers } = await slotsOf(tx, { companyId: access.companyId, stageId, config, now });
  const timeZone = place?.time_zone ?? interviewers[0]?.calendar.time_zone ?? 'UTC';
  const meetingType = config.meeting_type ?? 'other';
  const iso = (start: number) => new Date(start).toISOString();
  return {
    company_name: await companyName(tx, access.companyId),
    brand_name: place?.brand_name ?? '',
    brand_color: place ? colorOfBrand({ id: place.brand_id, color: place.brand_color }) : 'teal',
    position_title: place?.title ?? '',
    location_name: place?.location_name ?? '',
    first_name: '',
    state: 'not_submitted',
    meeting_type: meetingType,
    time_zone: timeZone,
    duration_minutes: usualMinutes(config.duration_minutes),
    interviewer_names: interviewers.map(({ name }) => name),
    location_text: place && meetingType === 'onsite_interview' ? fullAddress(place) || null : null,
    slots: starts.map(iso),
    meeting: null,
    former_time: null,
    is_proposed: false,
    can_change: false,
    can_reopen: false,
    is_preview: true,
  };
}

interface PostingPlace extends Address {
  title: string;
  location_name: string;
  time_zone: string;
  brand_id: number;
  brand_name: string;
  brand_color: string | null;
}

/** A stage serves many postings; without one, the page shows only the company. */
async function findPosting({ tx, access }: CompanyCall, positionKey: string | undefined): Promise<PostingPlace | null> {
  if (positionKey === undefined) return null;
  const { rows } = await tx.client.query<PostingPlace>(
    `select p.title, l.name as location_name, l.time_zone, l.address_line_1, l.address_line_2, l.city,
       l.state_code as state, l.postal_code, l.country_code as country, b.id as brand_id, b.name as brand_name,
       b.color as brand_color
     from positions p
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     join brands b on b.company_id = l.company_id and b.id = l.brand_id
     where ${IN_SCOPE} and p.digest_key = $6`,
    [...scopeValues(access), positionKey],
  );
  const [found] = rows;
  if (!found) throw notFound();
  return found;
}

const companyName = async (tx: Transaction, id: number): Promise<string> =>
  (await tx.db.selectFrom('companies').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;
