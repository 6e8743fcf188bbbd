// Schedules a message for later; the time is also shown in the applicant's time zone.

import { Button, Popover } from 'antd';
import { Clock3, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText, exactText, timeText } from '../../../platform/language/time-text.ts';
import styles from './Later.module.css';
import { fieldOfMoment, laterChoices, momentOfField } from './later-times.ts';

interface Props {
  later: Date | null;
  disabled?: boolean;
  onChange: (later: Date | null) => void;
}

export function LaterButton({ later, disabled = false, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const choose = (moment: Date | null) => {
    onChange(moment);
    setOpen(false);
  };
  const dayAndClock = (moment: Date) =>
    timeText(i18n.language, moment, { weekday: 'short', hour: 'numeric', minute: '2-digit' });
  const now = new Date();
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="topLeft"
      destroyOnHidden
      content={
        <div className={styles.choices}>
          {laterChoices(now).map(({ key, moment }) => (
            <button key={key} type="button" className={styles.choice} onClick={() => choose(moment)}>
              <span>{t(`messages:composer.later.${key}`)}</span>
              <small>{dayAndClock(moment)}</small>
            </button>
          ))}
          <label htmlFor={id}>{t('messages:composer.later.at')}</label>
          <input
            id={id}
            type="datetime-local"
            min={fieldOfMoment(now)}
            defaultValue={later ? fieldOfMoment(later) : ''}
            onChange={({ target }) => {
              const moment = momentOfField(target.value);
              if (moment && moment > new Date()) onChange(moment);
            }}
          />
          <Button type="primary" size="small" onClick={() => setOpen(false)}>
            {t('messages:composer.later.done')}
          </Button>
        </div>
      }
    >
      <Button
        type="text"
        icon={<Clock3 size={16} />}
        disabled={disabled}
        aria-label={t('messages:composer.later.label')}
        title={t('messages:composer.later.label')}
        aria-expanded={open}
      />
    </Popover>
  );
}

interface NoteProps {
  at: Date;
  timeZone: string | null;
  onClear: () => void;
}

export function LaterNote({ at, timeZone, onClear }: NoteProps) {
  const { t, i18n } = useTranslation();
  const own = exactText(i18n.language, at);
  const clock = timeZone && clockText(i18n.language, at, timeZone);
  const theirs = clock === clockText(i18n.language, at) ? null : clock;
  return (
    <p className={styles.note}>
      <Clock3 size={14} aria-hidden="true" />
      {theirs
        ? t('messages:composer.later.leavesAtTheirs', { time: own, theirs })
        : t('messages:composer.later.leavesAt', { time: own })}
      <button
        type="button"
        aria-label={t('messages:composer.later.clear')}
        title={t('messages:composer.later.clear')}
        onClick={onClear}
      >
        <X size={14} aria-hidden="true" />
      </button>
    </p>
  );
}
