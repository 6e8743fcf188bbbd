// Somebody asks what the company has about them, or asks to be forgotten: find them, then export, erase, hold, or note it.
import type { PrivacyPerson } from '@onward/contract/privacy/people';
import { ANSWER_DAYS } from '@onward/domain/privacy/requests';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../design/lists/SearchField.tsx';
import { peopleQuery } from '../privacy.api.ts';
import { SideCard } from '../SideCard.tsx';
import styles from './OnePersonCard.module.css';
import { PersonActions } from './PersonActions.tsx';
import { usePersonLine } from './use-person-line.ts';

export function OnePersonCard() {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<PrivacyPerson | null>(null);
  return (
    <SideCard title={t('privacy:person.title')}>
      <p>{t('privacy:person.intro', { count: ANSWER_DAYS })}</p>
      {chosen ? (
        <PersonActions person={chosen} onDone={() => setChosen(null)} />
      ) : (
        <>
          <div className={styles.search}>
            <SearchField label={t('privacy:person.search')} value={text} maxLength={120} onSearch={setText} />
          </div>
          <Found text={text} onChoose={setChosen} />
        </>
      )}
    </SideCard>
  );
}

function Found({ text, onChoose }: { text: string; onChoose: (person: PrivacyPerson) => void }) {
  const { t } = useTranslation();
  const lineOf = usePersonLine();
  const { data } = useQuery(peopleQuery(text));
  if (text.trim() === '' || !data) return null;
  if (data.people.length === 0) return <p role="status">{t('privacy:person.none')}</p>;
  return (
    <ul className={styles.found}>
      {data.people.map((person) => (
        <li key={`${person.person_id}-${person.employee_id}`}>
          <button type="button" onClick={() => onChoose(person)}>
            <b>{person.name}</b>
            <small>{lineOf(person)}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
