// "Lena Ortega is looking too": who else has the record open (AHD-021).
import type { PresentPerson } from '@onward/contract/presence/presence';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import styles from './Present.module.css';

const NAMED = 3;

/** Stays mounted while nobody is there, so that screen readers announce when someone joins. */
export function Present({ people }: { people: readonly PresentPerson[] }) {
  const { t } = useTranslation();
  const more = people.length - NAMED;
  return (
    <div className={`${styles.present} no-print`} role="status">
      {people.slice(0, NAMED).map(({ company_staff_id, name, state }) => (
        <span key={company_staff_id} className={styles.person} data-state={state}>
          <Avatar name={name} size={22} />
          {t(`presence:${state}`, { name })}
        </span>
      ))}
      {more > 0 && <span>{t('presence:more', { count: more })}</span>}
    </div>
  );
}
