// An account as E-Verify registers it.
import type { EverifyContact, PostalAddress } from '@onward/domain/everify/companies';
import type { CompanyRegistration } from '../../../providers/everify/everify-resources.ts';
import type { CompanyRow } from './companies.queries.ts';

export function registrationOf({
  digest_key,
  company_name,
  employer_id_number,
  entry,
}: CompanyRow): CompanyRegistration {
  const mailing = entry.physical_address_as_mailing_address ? entry.physical_address : entry.mailing_address;
  const signatory = entry.main_contact_as_signatory ? entry.main_contact : entry.signatory;
  return {
    employer_reference: digest_key,
    legal_name: company_name,
    doing_business_as_name: entry.dba_name,
    employer_identification_number: employer_id_number,
    employee_count_range: entry.number_of_employees ?? '',
    naics_code: entry.has_naics_code ? entry.naics_code : '',
    employer_category_code: codeOf(entry.employer_category),
    business_description_code: codeOf(entry.business_best_describe),
    verifying_type_code: codeOf(entry.verifying_employee_type),
    physical_address: addressOf(entry.physical_address),
    mailing_address: addressOf(mailing),
    hiring_sites: entry.hiring_sites.map(({ state, count }) => ({ state_code: state, site_count: count })),
    point_of_contact: contactOf(entry.main_contact),
    signatory: contactOf(signatory),
  };
}

const codeOf = (value: string | null): string => (value ?? '').toUpperCase();

const addressOf = (address: PostalAddress) => ({
  street_1: address.address_line_1,
  street_2: address.address_line_2,
  city: address.city,
  state_code: address.state,
  zip_code: address.postal_code,
});

const contactOf = ({ name, title, phone, email }: EverifyContact) => ({ name, title, phone_number: phone, email });
