// How many people will be invited, and who is skipped and why.
import type { SkippedPerson } from '@onward/contract/applicants/rediscovery';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from '../dialogs/LeftOut.module.css';

const MOST_NAMED = 5;

interface Props {
  invitedCount: number;
  skipped: readonly SkippedPerson[];
}

export function InvitePreview({ invitedCount: count, skipped }: Props) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <p>{t(count === 0 ? 'applicants:persons.invite.nobody' : 'applicants:persons.invite.wouldInvite', { count })}</p>
      {skipped.length > 0 && (
        <div className={styles.note}>
          <p className={styles.title}>
            <TriangleAlert size={15} aria-hidden="true" />
            {t('applicants:persons.invite.skipped', { count: skipped.length })}
          </p>
          <ul>
            {skipped.slice(0, MOST_NAMED).map(({ person_id, name, message }) => (
              <li key={person_id}>
                <strong>{name}</strong>: {message}
              </li>
            ))}
            {skipped.length > MOST_NAMED && (
              <li>{t('applicants:dialogs.andMore', { count: skipped.length - MOST_NAMED })}</li>
            )}
          </ul>
        </div>
      )}
    </div>
  );
}
