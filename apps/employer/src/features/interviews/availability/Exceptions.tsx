// Exceptions from the weekly hours: days off or with other hours, and why (SCH-004).

import type { DayException } from '@onward/domain/interviews/availability';
import { Button, Dropdown } from 'antd';
import { Ellipsis, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { weekdayDateText } from '../../../platform/language/time-text.ts';
import { ExceptionDialog } from './ExceptionDialog.tsx';
import styles from './Side.module.css';

interface Props {
  exceptions: readonly DayException[];
  canEdit: boolean;
  onChange: (exceptions: DayException[]) => void;
}

export function Exceptions({ exceptions, canEdit, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const edited = useDialog<{ exception: DayException | null }>();
  const sorted = exceptions.toSorted((a, b) => a.date.localeCompare(b.date));
  const dayName = (date: string) => weekdayDateText(i18n.language, date);
  const without = (date: string | undefined) => exceptions.filter((exception) => exception.date !== date);
  return (
    <section>
      <div className={styles.line}>
        <h2 className={styles.heading}>{t('interviews:availability.exceptions.title')}</h2>
        {canEdit && (
          <Button size="small" icon={<Plus size={14} />} onClick={() => edited.show({ exception: null })}>
            {t('interviews:availability.exceptions.add')}
          </Button>
        )}
      </div>
      {sorted.length === 0 && <p className={styles.meta}>{t('interviews:availability.exceptions.none')}</p>}
      <ul className={styles.list}>
        {sorted.map((exception) => (
          <li key={exception.date}>
            <span>
              <strong>{dayName(exception.date)}</strong>
              {exception.note && <span className={styles.meta}>{exception.note}</span>}
            </span>
            <span className={styles.meta}>
              {exception.ranges.length === 0
                ? t('interviews:availability.exceptions.offAllDay')
                : exception.ranges.map(({ start, end }) => `${start}–${end}`).join(', ')}
            </span>
            {canEdit && (
              <Dropdown
                trigger={['click']}
                autoFocus
                menu={{
                  items: [
                    { key: 'edit', label: t('interviews:availability.exceptions.edit') },
                    { key: 'remove', label: t('interviews:availability.exceptions.remove'), danger: true },
                  ],
                  onClick: ({ key }) =>
                    key === 'edit' ? edited.show({ exception }) : onChange(without(exception.date)),
                }}
              >
                <Button
                  type="text"
                  size="small"
                  icon={<Ellipsis size={15} />}
                  aria-label={t('interviews:availability.exceptions.menu', { day: dayName(exception.date) })}
                />
              </Dropdown>
            )}
          </li>
        ))}
      </ul>
      {edited.subject && (
        <ExceptionDialog
          key={edited.visit}
          open={edited.open}
          exception={edited.subject.exception}
          taken={without(edited.subject?.exception?.date).map(({ date }) => date)}
          onClose={edited.close}
          onSave={(days) => {
            const dates = days.map(({ date }) => date);
            onChange([
              ...without(edited.subject?.exception?.date).filter(({ date }) => !dates.includes(date)),
              ...days,
            ]);
          }}
        />
      )}
    </section>
  );
}
