// Who a dry run is for: an applicant in scope, or an example applicant for one of the jobs.
import { advertiserName } from '@onward/domain/company/advertiser-name';
import { type Address, fullAddress } from '@onward/domain/locations/addresses';
import { notFound } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import { requireVisible } from '../../applicants/applicants.service.ts';
import { findRecipient, type Recipient } from '../../messages/messages.service.ts';
import { IN_SCOPE, scopeValues } from '../../positions/positions.service.ts';

export async function findApplicant({ tx, access }: CompanyCall, applicationId: number): Promise<Recipient> {
  await requireVisible(tx, access, applicationId);
  const found = await findRecipient(tx, access.companyId, applicationId);
  if (!found) throw notFound();
  return found;
}

type Place = Pick<
  Recipient,
  'position_title' | 'location_name' | 'location_address' | 'time_zone' | 'brand_name' | 'advertiser'
>;

/** An example applicant reachable on every channel, in the caller's language. */
export async function exampleApplicant(call: CompanyCall, positionKey: string | null): Promise<Recipient> {
  const t = translator(call.language);
  return {
    company_id: call.access.companyId,
    application_id: 0,
    person_id: 0,
    status: 'in_progress',
    first_name: t('hiring-processes:dryRun.example.firstName'),
    last_name: t('hiring-processes:dryRun.example.lastName'),
    email: 'example@mail.example',
    phone: '2125550123',
    region_number: '1',
    language: call.language,
    sms_consent: true,
    email_opt_out: false,
    sms_opt_out: false,
    phone_verified: true,
    email_bounced: false,
    position_id: 0,
    location_id: 0,
    department_id: null,
    brand_id: 0,
    ...(positionKey === null ? await anywhere(call) : await atPosition(call, positionKey)),
  };
}

async function anywhere({ tx, access, language }: CompanyCall): Promise<Place> {
  const t = translator(language);
  const company = await tx.db
    .selectFrom('companies')
    .select(['name', 'time_zone'])
    .where('id', '=', access.companyId)
    .executeTakeFirstOrThrow();
  return {
    brand_name: company.name,
    advertiser: company.name,
    time_zone: company.time_zone,
    position_title: t('hiring-processes:dryRun.example.position'),
    location_name: t('hiring-processes:dryRun.example.location'),
    location_address: t('hiring-processes:dryRun.example.address'),
  };
}

async function atPosition({ tx, access }: CompanyCall, positionKey: string): Promise<Place> {
  const { rows } = await tx.client.query<
    Omit<Place, 'location_address' | 'advertiser'> & Address & { company_name: string }
  >(
    `select p.title as position_title, l.name as location_name, l.time_zone, c.name as company_name,
       b.name as brand_name, l.address_line_1,
       l.address_line_2, l.city, l.state_code as state, l.postal_code, l.country_code as country
     from positions p
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     join brands b on b.company_id = l.company_id and b.id = l.brand_id
     join companies c on c.id = p.company_id
     where ${IN_SCOPE} and p.digest_key = $6 and p.status <> 'deleted'`,
    [...scopeValues(access), positionKey],
  );
  const [found] = rows;
  if (!found) throw notFound();
  const { position_title, location_name, time_zone, brand_name, company_name } = found;
  const advertiser = advertiserName(brand_name, company_name);
  return { position_title, location_name, time_zone, brand_name, advertiser, location_address: fullAddress(found) };
}
