// Two records field by field: a choice where they differ, an equals sign where they are the same.

import type { Person } from '@onward/contract/applicants/persons';
import { Radio } from 'antd';
import { Equal } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import { Pill } from '../../../design/status/Pill.tsx';
import { dayText } from '../../../platform/language/time-text.ts';
import { nameOf } from '../applicants.list.ts';
import { StatusChip } from '../status/StatusChip.tsx';
import styles from './Comparison.module.css';
import {
  CHOSEN_FIELDS,
  type Choices,
  type ChosenField,
  differs,
  RULED_FIELDS,
  ruledSide,
  type Side,
} from './merge-choices.ts';
import { usePersonTexts } from './use-person-texts.ts';

interface Pair {
  kept: Person;
  other: Person;
}

interface Props extends Pair {
  choices: Choices;
  onChoose: (field: ChosenField, side: Side) => void;
}

const SIDES = ['kept', 'other'] as const;

export function Comparison({ kept, other, choices, onChoose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const texts = usePersonTexts();
  const pair: Record<Side, Person> = { kept, other };
  const shown = RULED_FIELDS.filter((field) => field !== 'rehire' || kept.do_not_rehire || other.do_not_rehire);
  const all = [...CHOSEN_FIELDS, ...shown];
  const count = all.filter((field) => differs(field, kept, other)).length;
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <span className={styles.label}>{t('applicants:persons.merge.differ', { count, total: all.length })}</span>
        {SIDES.map((side) => (
          <PersonHead key={side} person={pair[side]} kept={side === 'kept'} />
        ))}
      </div>
      {CHOSEN_FIELDS.map((field) => {
        const label = t(`applicants:persons.merge.fields.${field}`);
        if (!differs(field, kept, other)) return <Same key={field} label={label} text={texts.chosen(field, kept)} />;
        return (
          <div key={field} className={styles.row} role="radiogroup" aria-label={label}>
            <span className={styles.label}>{label}</span>
            {SIDES.map((side) => (
              <Radio
                key={side}
                className={classOf(choices[field] === side)}
                name={`${id}-${field}`}
                checked={choices[field] === side}
                onChange={() => onChoose(field, side)}
              >
                {texts.chosen(field, pair[side])}
              </Radio>
            ))}
          </div>
        );
      })}
      {shown.map((field) => {
        const label = t(`applicants:persons.merge.fields.${field}`);
        if (!differs(field, kept, other)) return <Same key={field} label={label} text={texts.ruled(field, kept)} />;
        const counting = ruledSide(field, kept, other);
        return (
          <Row key={field} label={label}>
            {SIDES.map((side) => (
              <span key={side} className={classOf(counting === side)}>
                {texts.ruled(field, pair[side])}
              </span>
            ))}
          </Row>
        );
      })}
      <Row label={t('applicants:persons.merge.fields.applications')}>
        {SIDES.map((side) => (
          <Applications key={side} person={pair[side]} />
        ))}
      </Row>
    </div>
  );
}

const classOf = (chosen: boolean): string => `${styles.choice} ${chosen ? styles.chosen : ''}`;

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.row}>
    <span className={styles.label}>{label}</span>
    {children}
  </div>
);

const Same = ({ label, text }: { label: string; text: string }) => (
  <Row label={label}>
    {SIDES.map((side) => (
      <span key={side} className={styles.same}>
        <Equal size={14} aria-hidden="true" />
        {text}
      </span>
    ))}
  </Row>
);

function PersonHead({ person, kept }: { person: Person; kept: boolean }) {
  const { t, i18n } = useTranslation();
  const day = dayText(i18n.language, person.created_at);
  return (
    <div className={styles.who}>
      <Avatar name={nameOf(person)} size={38} />
      <p>
        <strong>{nameOf(person)}</strong> {kept && <Pill tone="teal">{t('applicants:persons.merge.kept')}</Pill>}
        <small>{t('applicants:persons.merge.since', { day })}</small>
      </p>
    </div>
  );
}

const Applications = ({ person }: { person: Person }) => (
  <ul className={styles.applications}>
    {person.applications.map(({ id, position_title, location_name, stage_name, status }) => (
      <li key={id}>
        <strong>
          {position_title}, {location_name}
        </strong>
        <small>
          {stage_name} <StatusChip applicant={{ status, stage_status: null, is_new: false, quiz_result: null }} />
        </small>
      </li>
    ))}
  </ul>
);
