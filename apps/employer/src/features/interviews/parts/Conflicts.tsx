// Interviewers who are busy or off at that time; a warning, not an error (SCH-009).

import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { clockText } from '../../../platform/language/time-text.ts';
import styles from './AssignTimeDialog.module.css';
import { type ConflictQuestion, conflictsQuery } from './meetings.api.ts';

export function Conflicts(question: ConflictQuestion) {
  const { t, i18n } = useTranslation();
  const { data: conflicts = [] } = useQuery(conflictsQuery(question));
  return (
    <div role="status">
      {conflicts.length > 0 && (
        <div className={styles.warning}>
          <TriangleAlert size={15} aria-hidden="true" />
          <div>
            {conflicts.map(({ interviewer, kind, starts_at, ends_at }) => (
              <p key={`${interviewer.id} ${kind} ${starts_at}`}>
                {t(`interviews:dialogs.conflicts.${kind}`, {
                  name: interviewer.name,
                  from: clockText(i18n.language, starts_at),
                  to: clockText(i18n.language, ends_at),
                })}
              </p>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
