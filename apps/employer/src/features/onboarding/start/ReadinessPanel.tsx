// What keeps people from starting, with the way to fix it, and what was checked and is fine (ONB-032, AHD-017).
import type { Readiness } from '@onward/contract/onboarding/onboarding-processes';
import type { ReadinessFix } from '@onward/domain/onboarding/readiness';
import { CircleAlert, CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../platform/routing/paths.ts';
import styles from './ReadinessPanel.module.css';
import type { Start } from './use-start.ts';

interface Props {
  start: Start;
  onLeave?: (() => void) | undefined;
}

export function ReadinessPanel({ start, onLeave }: Props) {
  const { t } = useTranslation();
  const { chosen, states, processId, readiness } = start;
  const blocked = chosen.filter(({ key }) => states.get(key) === 'not_ready');
  const checked = [...readiness.values()].filter((found) => found !== undefined);
  const first = checked.find(({ can_start }) => can_start) ?? checked[0];
  return (
    <aside className={styles.panel} aria-label={t('onboarding:ready.title')}>
      <h3>{t('onboarding:ready.title')}</h3>
      {processId === null && <p className={styles.note}>{t('onboarding:ready.chooseFirst')}</p>}
      {blocked.length > 0 && (
        <section className={styles.refusal}>
          <p className={styles.refused}>
            <TriangleAlert size={16} aria-hidden="true" />
            {t('onboarding:ready.blocked', { count: blocked.length, total: chosen.length })}
          </p>
          {blocked.map(({ key, candidate }) => (
            <div key={key}>
              <p>
                <b>{candidate.name}</b>
                {candidate.location && `, ${candidate.location.name}`}
              </p>
              <Reasons
                found={candidate.location ? readiness.get(candidate.location.id) : undefined}
                onLeave={onLeave}
              />
            </div>
          ))}
        </section>
      )}
      {first && <Checked found={first} />}
    </aside>
  );
}

/** Where each problem is fixed. */
const FIXES: Record<ReadinessFix, () => string> = {
  location: () => paths.company('locations'),
  everify: () => paths.company('everify'),
  process: () => paths.adminOnboarding('processes'),
  documents: () => paths.adminOnboarding('documents'),
  integrations: () => paths.company('integrations'),
  staff: () => paths.company('staff'),
  plan: () => paths.hiringPaywall(),
};

function Reasons({ found, onLeave }: { found: Readiness | undefined } & Pick<Props, 'onLeave'>) {
  const { t } = useTranslation();
  const items = (found?.items ?? []).filter(({ blocks_start }) => blocks_start);
  return (
    <ul className={styles.reasons}>
      {items.map(({ code, module_type, message, fix }) => (
        <li key={`${code} ${module_type}`}>
          <CircleAlert size={14} aria-hidden="true" />
          <span>
            {message}{' '}
            <Link to={FIXES[fix]()} onClick={onLeave}>
              {t(`onboarding:ready.fixes.${fix}`)}
            </Link>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Checked({ found }: { found: Readiness }) {
  const { t } = useTranslation();
  const later = found.items.filter(({ blocks_start }) => !blocks_start);
  if (found.passed.length + later.length === 0) return null;
  return (
    <section>
      <h4 className={styles.checkedAt}>
        {found.location
          ? t('onboarding:ready.checkedAt', { location: found.location.name })
          : t('onboarding:ready.checked')}
      </h4>
      <ul className={styles.checks}>
        {found.passed.map(({ module_type, message }) => (
          <li key={`${module_type} ${message}`}>
            <CircleCheck size={15} className={styles.fine} aria-hidden="true" />
            {message}
          </li>
        ))}
        {later.map(({ code, module_type, message }) => (
          <li key={`${code} ${module_type}`}>
            <CircleDashed size={15} aria-hidden="true" />
            {message}
          </li>
        ))}
      </ul>
      {later.length > 0 && <p className={styles.note}>{t('onboarding:ready.later')}</p>}
    </section>
  );
}
