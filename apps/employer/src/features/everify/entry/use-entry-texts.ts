// Labels and values of an account in the user's language.
import type { EverifyCompanyEntry, EverifyContact, HiringSite, PostalAddress } from '@onward/domain/everify/companies';
import { fullAddress } from '@onward/domain/locations/addresses';
import { formatEmployerId } from '@onward/domain/locations/tax-infos';
import { useTranslation } from 'react-i18next';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { stateName } from '../../locations/parts/state-name.ts';

const LABELS: Partial<Record<keyof EverifyCompanyEntry, string>> = {
  physical_address_as_mailing_address: 'same_address',
  main_contact_as_signatory: 'same_contact',
};

export function useEntryTexts() {
  const { t } = useTranslation();
  const { locations } = useStartup();

  const label = (field: string): string => t(`everify:fields.${LABELS[field as keyof EverifyCompanyEntry] ?? field}`);
  const siteText = ({ state, count, location_ids }: HiringSite): string => {
    const names = locations.filter(({ id }) => location_ids.includes(id)).map(({ name }) => name);
    const sites = `${stateName(state)}, ${t('everify:sites.count', { count })}`;
    return names.length > 0 ? t('shell:labeled', { label: sites, value: names.join(', ') }) : sites;
  };

  const lines = (entry: EverifyCompanyEntry, field: keyof EverifyCompanyEntry): string[] => {
    switch (field) {
      case 'employer_id_number':
        return given(formatEmployerId(entry.employer_id_number));
      case 'number_of_employees':
        return entry.number_of_employees ? [t(`everify:bands.${entry.number_of_employees}`)] : [];
      case 'naics_code':
        if (!entry.has_naics_code) return [t('everify:preview.noNaics')];
        return entry.naics_code ? [`${entry.naics_code} · ${t(`everify-naics:codes.${entry.naics_code}`)}`] : [];
      case 'physical_address':
        return addressLines(entry.physical_address);
      case 'mailing_address':
        return entry.physical_address_as_mailing_address
          ? [t('everify:preview.sameAddress')]
          : addressLines(entry.mailing_address);
      case 'employer_category':
        return entry.employer_category ? [t(`everify:categories.${entry.employer_category}`)] : [];
      case 'business_best_describe':
        return entry.business_best_describe ? [t(`everify:businesses.${entry.business_best_describe}`)] : [];
      case 'verifying_employee_type':
        return entry.verifying_employee_type ? [t(`everify:verifying.${entry.verifying_employee_type}`)] : [];
      case 'hiring_sites':
        return entry.hiring_sites.map(siteText);
      case 'main_contact':
        return contactLines(entry.main_contact);
      case 'signatory':
        return entry.main_contact_as_signatory ? [t('everify:preview.sameContact')] : contactLines(entry.signatory);
      default:
        return given(String(entry[field]));
    }
  };
  return { label, lines };
}

const given = (text: string): string[] => (text.trim() === '' ? [] : [text]);

const addressLines = (address: PostalAddress): string[] =>
  given(fullAddress({ ...address, country: address.address_line_1 ? address.country : null }));

const contactLines = ({ name, title, phone, email }: EverifyContact): string[] =>
  [[name, title].filter(Boolean).join(', '), phone, email].filter(Boolean);
