// The people of a start, each with a first day and whether everything is ready.
import { Checkbox } from 'antd';
import { CircleAlert, CircleCheck, LoaderCircle, MapPinOff, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import { TextInput } from '../../../design/fields/TextInput.tsx';
import { Pill, type PillLook } from '../../../design/status/Pill.tsx';
import { AddPerson } from './AddPerson.tsx';
import styles from './PeopleTable.module.css';
import type { ReadyState, StartPerson } from './start-people.ts';
import type { Start } from './use-start.ts';

const LOOKS: Record<ReadyState, PillLook> = {
  checking: { tone: 'neutral', icon: LoaderCircle },
  ready: { tone: 'green', icon: CircleCheck },
  not_ready: { tone: 'amber', icon: TriangleAlert },
  no_location: { tone: 'neutral', icon: MapPinOff },
};

export function PeopleTable({ start, waitingCount }: { start: Start; waitingCount: number }) {
  const { t } = useTranslation();
  const { people, chosen, starting, processId, peopleProblem } = start;
  return (
    <section aria-label={t('onboarding:start.people')}>
      <h3 className={styles.heading}>
        {t('onboarding:start.people')}
        <span aria-live="polite">
          {processId === null
            ? t('onboarding:start.chosen', { count: chosen.length })
            : t('onboarding:start.chosenAndReady', { count: chosen.length, ready: starting.length })}
        </span>
      </h3>
      <ul className={styles.people}>
        {people.map((person) => (
          <Person key={person.key} person={person} start={start} />
        ))}
        <li className={styles.add}>
          <AddPerson start={start} waitingCount={waitingCount} />
        </li>
      </ul>
      {peopleProblem && (
        <p className={styles.problem} role="alert">
          <CircleAlert size={13} aria-hidden="true" />
          {peopleProblem}
        </p>
      )}
    </section>
  );
}

function Person({ person, start }: { person: StartPerson; start: Start }) {
  const { t } = useTranslation();
  const { key, candidate, isChosen, startDate } = person;
  const { name, position, location } = candidate;
  const state = start.states.get(key) ?? 'checking';
  return (
    <li className={styles.person}>
      <Checkbox
        aria-label={t('onboarding:start.choose', { name })}
        checked={isChosen}
        onChange={({ target }) => start.choose(key, target.checked)}
      />
      <Avatar name={name} size={30} />
      <span className={styles.name}>
        <b>{name}</b>
        <small>{[position, location?.name].filter(Boolean).join(' · ')}</small>
      </span>
      <span className={styles.date}>
        <TextInput
          type="date"
          aria-label={t('onboarding:start.dateOf', { name })}
          value={startDate}
          onChange={({ target }) => start.setDate(key, target.value)}
        />
      </span>
      {start.processId !== null && isChosen && (
        <Pill {...LOOKS[state]} plain>
          {t(`onboarding:start.states.${state}`)}
        </Pill>
      )}
    </li>
  );
}
