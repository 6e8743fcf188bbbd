// One integration: its state in words, what it does or how it is used, and the way to its page.
import type { Integration } from '@onward/contract/integrations/integrations';
import { definitionOf, isPayrollNickname } from '@onward/domain/integrations/nicknames';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonLooks } from '../../../design/page/button-styles.ts';
import { Pill } from '../../../design/status/Pill.tsx';
import { type Access, useAccess } from '../../../platform/access.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { ConsentButton } from '../parts/consent/ConsentButton.tsx';
import { STATE_LOOKS, shownState } from '../shown-state.ts';
import styles from './IntegrationsPanel.module.css';

export function IntegrationCard({ integration, mayEdit }: { integration: Integration; mayEdit: boolean }) {
  const { t } = useTranslation();
  const access = useAccess();
  const { name, nickname } = integration;
  const state = shownState(integration, access);
  const to = state === 'locked' ? null : pageOf(integration, access);
  const word = wordFor(integration, mayEdit);
  const asksConsent = to !== null && mayEdit && integration.offers_consent && state !== 'active';
  return (
    <li className={styles.card} data-state={state} aria-label={name}>
      <div className={styles.head}>
        <span className={styles.tile} data-connected={state === 'active' || state === 'error'} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
        <div className={styles.words}>
          <h3>{name}</h3>
          <Pill {...STATE_LOOKS[state]} plain>
            {t(`integrations:states.${state}`)}
          </Pill>
        </div>
        {to && !asksConsent && (
          <Link to={to} {...buttonLooks({ size: 'small' })} aria-label={t(`integrations:${word}Name`, { name })}>
            {t(`integrations:${word}`)}
          </Link>
        )}
      </div>
      <p className={styles.text}>
        {(state === 'active' && usageOf(integration, t)) ||
          integration.error_message ||
          t(`integrations:texts.${nickname}`)}
      </p>
      {asksConsent && (
        <div className={styles.ways}>
          <ConsentButton integration={integration} small />
          <Link
            to={to}
            {...buttonLooks({ size: 'small' })}
            aria-label={t('integrations:consent.credentialsName', { name })}
          >
            {t('integrations:consent.credentials')}
          </Link>
        </div>
      )}
    </li>
  );
}

/** What is connected on another page is changed there; what comes later has no page. */
function pageOf({ nickname, category }: Integration, { may }: Access): string | null {
  if (nickname === 'checkr') return paths.checkr();
  if (isPayrollNickname(nickname)) return paths.payrollProvider(nickname);
  if (category === 'job_board') return may({ permission: 'publish_position' }) ? paths.sourcingTools() : null;
  if (category === 'everify') return may({ permission: 'manage_everify' }) ? paths.company('everify') : null;
  return category === 'calendar' ? paths.account('calendar') : null;
}

function wordFor({ nickname, status }: Integration, mayEdit: boolean): 'manage' | 'view' | 'connect' {
  if (definitionOf(nickname).kind !== 'connected_here' || !mayEdit) return 'view';
  return status === 'not_connected' ? 'connect' : 'manage';
}

function usageOf({ config, target }: Integration, t: TFunction): string | null {
  if (config.active_postings !== undefined)
    return t('integrations:details.postings', { count: config.active_postings });
  if (config.people_connected !== undefined)
    return t('integrations:details.people', { count: config.people_connected });
  const packages = target?.company_checker_packages ?? [];
  if (packages.length === 0) return null;
  const usual = packages.find(({ slug }) => slug === config.default_package);
  const key = usual ? 'packagesUsual' : 'packages';
  return t(`integrations:details.${key}`, { count: packages.length, name: usual?.name });
}
