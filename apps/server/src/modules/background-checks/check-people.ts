// The people that checks are about: where they will work, and how to address them.
import { BRAND_PALETTES, colorOfBrand } from '@onward/domain/company/brand-colors';
import { chooseLanguage, type EnvironmentName, type Language } from '@onward/domain/platform/languages';
import { longDate } from '@onward/domain/platform/time/spoken-time';
import type { Transaction } from '../../platform/database/transaction.ts';

export interface CheckedPerson {
  application_id: number;
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  language: string;
  stage_entry: number;
  position_id: number;
  position_title: string;
  location_id: number;
  location_name: string;
  department_id: number | null;
  time_zone: string;
  company_name: string;
  brand_id: number;
  brand_name: string;
  brand_color: string | null;
  /** Of the applicant's stage. */
  stage_id: number;
  stage_package: string | null;
  process_id: number | null;
}

export const findPeople = (
  tx: Transaction,
  companyId: number,
  applicationIds: readonly number[],
): Promise<CheckedPerson[]> =>
  tx.prepared<CheckedPerson & Record<string, unknown>>(
    'checks_people',
    `select a.id as application_id, a.first_name, a.last_name, a.email, a.phone, a.language, a.stage_entry,
       p.id as position_id, p.title as position_title, l.id as location_id, l.name as location_name, p.department_id,
       l.time_zone, c.name as company_name, b.id as brand_id, b.name as brand_name, b.color as brand_color,
       a.stage_id, s.config ->> 'package' as stage_package, p.hiring_process_template_id as process_id
     from applications a
     join stages s on s.company_id = a.company_id and s.id = a.stage_id
     join positions p on p.company_id = a.company_id and p.id = a.position_id
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     join brands b on b.company_id = l.company_id and b.id = l.brand_id
     join companies c on c.id = a.company_id
     where a.company_id = $1 and a.id = any($2::bigint[]) order by a.id`,
    [companyId, applicationIds],
  );

export async function findPerson(
  tx: Transaction,
  companyId: number,
  applicationId: number,
): Promise<CheckedPerson | undefined> {
  return (await findPeople(tx, companyId, [applicationId]))[0];
}

export const languageOf = ({ language }: CheckedPerson, environment: EnvironmentName): Language =>
  chooseLanguage([language], environment);

export const letterheadOf = (to: CheckedPerson, language: Language, now: Date) => ({
  brand: to.brand_name,
  color: BRAND_PALETTES[colorOfBrand({ id: to.brand_id, color: to.brand_color })].brand,
  company: to.company_name,
  date: longDate(now, to.time_zone, language),
});
