// One integration: its state in words, what it does or how it is used, and the way to its page.
import type { Integration } from '@onward/contract/integrations/integrations';
import { definitionOf } from '@onward/domain/integrations/nicknames';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonLooks } from '../../../design/page/button-styles.ts';
import { Pill } from '../../../design/status/Pill.tsx';
import { useAccess } from '../../../platform/access.ts';
import { relativeTime } from '../../../platform/language/relative-time.ts';
import { ConsentButton } from '../parts/consent/ConsentButton.tsx';
import { STATE_LOOKS, shownState } from '../shown-state.ts';
import styles from './IntegrationsPanel.module.css';
import { pageOf } from './page-of.ts';

export function IntegrationCard({ integration, mayEdit }: { integration: Integration; mayEdit: boolean }) {
  const { t, i18n } = useTranslation();
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
        {state === 'locked' ? t(`integrations:texts.${nickname}`) : textOf(integration, t, i18n.language)}
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

function wordFor({ nickname, status }: Integration, mayEdit: boolean): 'manage' | 'view' | 'connect' {
  // What is connected on another page asks for other permissions, without which there is no link at all.
  if (definitionOf(nickname).kind === 'connected_here' && !mayEdit) return 'view';
  return status === 'not_connected' ? 'connect' : 'manage';
}

/** Why it stopped and since when, or else what it does or how it is used. */
function textOf(integration: Integration, t: TFunction, language: string): string {
  const { nickname, error_message, error_at } = integration;
  if (error_message) {
    const time = error_at && relativeTime(new Date(error_at), new Date(), language);
    return time ? `${error_message} ${t('integrations:since', { time })}` : error_message;
  }
  return (integration.status === 'active' && usageOf(integration, t)) || t(`integrations:texts.${nickname}`);
}

function usageOf({ config, target }: Integration, t: TFunction): string | null {
  const { active_postings, failed_postings = 0, people_connected, people_broken = 0, people } = config;
  const listed = (first: string, key: string, count: number) =>
    count > 0 ? `${first}, ${t(`integrations:details.${key}`, { count })}` : first;
  if (active_postings !== undefined) {
    const live = t('integrations:details.postings', { count: active_postings });
    return listed(live, 'postingsFailed', failed_postings);
  }
  if (people_connected !== undefined) {
    const using = t('integrations:details.people', { count: people_connected, all: people });
    return listed(using, 'peopleBroken', people_broken);
  }
  const packages = target?.company_checker_packages ?? [];
  if (packages.length > 0) {
    const usual = packages.find(({ slug }) => slug === config.default_package);
    const key = usual ? 'packagesUsual' : 'packages';
    return t(`integrations:details.${key}`, { count: packages.length, name: usual?.name });
  }
  const company = config.default_company_id;
  return company ? t('integrations:details.company', { company }) : null;
}
