// Chooses kinds of events, group by group.
import { EVENT_SUBJECTS, type EventType, typesAbout } from '@onward/domain/integrations/events-out/event-catalog';
import { Checkbox } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fieldNoteId } from '../../../../design/fields/Field.tsx';
import type { FieldBinding } from '../../../../platform/forms/use-form.ts';
import styles from './EventTypesField.module.css';

export function EventTypesField({ field }: { field: FieldBinding<EventType[]> }) {
  const { t } = useTranslation();
  const chosen = new Set(field.value);
  const set = (types: readonly EventType[], on: boolean) => {
    const rest = field.value.filter((type) => !types.includes(type));
    field.onChange(on ? [...rest, ...types] : rest);
  };
  return (
    <fieldset className={styles.field} aria-describedby={fieldNoteId(field.id)}>
      <legend>{t('events-out:webhooks.kindsLabel')}</legend>
      <div className={styles.groups}>
        {EVENT_SUBJECTS.map((subject, index) => {
          const types = typesAbout(subject);
          const count = types.filter((type) => chosen.has(type)).length;
          return (
            <details key={subject} className={styles.group}>
              <summary>
                <Checkbox
                  id={index === 0 ? field.id : undefined}
                  checked={count === types.length}
                  indeterminate={count > 0 && count < types.length}
                  aria-label={t(`events-out:subjects.${subject}`)}
                  onClick={(event) => event.stopPropagation()}
                  onChange={({ target }) => set(types, target.checked)}
                />
                <span>{t(`events-out:subjects.${subject}`)}</span>
                <small>{t('events-out:webhooks.ofKinds', { count, total: types.length })}</small>
                <ChevronDown size={15} aria-hidden="true" />
              </summary>
              <div className={styles.types}>
                {types.map((type) => (
                  <Checkbox
                    key={type}
                    checked={chosen.has(type)}
                    onChange={({ target }) => set([type], target.checked)}
                  >
                    <code>{type}</code>
                  </Checkbox>
                ))}
              </div>
            </details>
          );
        })}
      </div>
      <p id={fieldNoteId(field.id)} className={styles.error} aria-live="polite">
        {field.error}
      </p>
    </fieldset>
  );
}
