// Fields of a person record as text in the user's language.
import type { Person } from '@onward/contract/applicants/persons';
import { useTranslation } from 'react-i18next';
import { usePhoneRules } from '../../../design/fields/use-phone-rules.ts';
import { nameOf } from '../applicants.list.ts';
import { globalPhone } from '../profile/head/phone-link.ts';
import { type ChosenField, type RuledField, smsConsentOf } from './merge-choices.ts';

const NOTHING = '—';

export function usePersonTexts() {
  const { t, i18n } = useTranslation();
  const rules = usePhoneRules();
  const phone = ({ phone: digits, region_number }: Person): string | null => {
    const number = digits === null ? null : { phone: digits, region_number: region_number ?? '1' };
    return number && (rules?.formatPhoneNumber(number) ?? globalPhone(number));
  };
  const yesOrNo = (yes: boolean) => t(`applicants:persons.merge.consents.${yes ? 'yes' : 'no'}`);
  return {
    chosen: (field: ChosenField, person: Person): string =>
      ({
        name: () => nameOf(person),
        phone: () => phone(person),
        email: () => person.email,
        language: () => new Intl.DisplayNames(i18n.language, { type: 'language' }).of(person.language),
      })[field]() || NOTHING,
    ruled: (field: RuledField, person: Person): string =>
      ({
        sms: () => t(`applicants:persons.merge.consents.${smsConsentOf(person)}`),
        inTouch: () => yesOrNo(person.keeps_in_touch),
        rehire: () => person.do_not_rehire?.reason ?? NOTHING,
      })[field](),
  };
}
