// Finds hired people without an onboarding and adds them to a start.
import type { OnboardingCandidate } from '@onward/contract/onboarding/onboarding-lists';
import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { UserPlus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PhoneRules, usePhoneRules } from '../../../design/fields/use-phone-rules.ts';
import { candidatesQuery } from '../employee-processes.api.ts';
import styles from './AddPerson.module.css';
import { keyOf } from './start-people.ts';
import type { Start } from './use-start.ts';

export function AddPerson({ start, waitingCount }: { start: Start; waitingCount: number }) {
  const { t } = useTranslation();
  // Nobody was chosen before, so the search is what comes first.
  const [isOpen, setOpen] = useState(start.people.length === 0);
  if (isOpen) return <Search start={start} onDone={() => setOpen(false)} />;
  const more = Math.max(0, waitingCount - start.people.length);
  return (
    <span className={styles.add}>
      <Button type="link" icon={<UserPlus size={15} />} onClick={() => setOpen(true)}>
        {t('onboarding:start.add')}
      </Button>
      {more > 0 && <small>{t('onboarding:start.waiting', { count: more })}</small>}
    </span>
  );
}

function Search({ start, onDone }: { start: Start; onDone: () => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const phoneRules = usePhoneRules();
  const query = useDeferredValue(typed.trim());
  const { data, isFetching } = useQuery(candidatesQuery(query ? { query } : {}));
  const listed = new Set(start.people.map(({ key }) => key));
  const found = (data?.candidates ?? []).filter((candidate) => !listed.has(keyOf(candidate)));
  const add = (key: string) => {
    const candidate = found.find((one) => keyOf(one) === key);
    if (candidate) start.add([candidate]);
    setTyped('');
    onDone();
  };
  return (
    <Select<string>
      className={styles.search ?? ''}
      aria-label={t('onboarding:start.find')}
      placeholder={t('onboarding:start.find')}
      // The dialog has just opened for this choice.
      autoFocus={start.people.length > 0}
      value={null}
      loading={isFetching}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onChange={add}
      notFoundContent={isFetching ? null : t('onboarding:start.nobody')}
      options={found.map((candidate) => ({ value: keyOf(candidate), label: labelOf(candidate, phoneRules) }))}
    />
  );
}

/** With an address, because several people can have the same name and job. */
const labelOf = ({ name, position, location, email, phone }: OnboardingCandidate, rules: PhoneRules | null): string =>
  [name, position, location?.name, email ?? (phone && phoneText(phone, rules))].filter(Boolean).join(' · ');

const phoneText = (phone: string, rules: PhoneRules | null): string => {
  if (!rules) return phone;
  return phone.startsWith('+')
    ? rules.formatFullPhoneNumber(phone)
    : rules.formatPhoneNumber({ phone, region_number: '1' });
};
