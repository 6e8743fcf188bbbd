// The integrations panel of the company page: cards by category, and what has stopped working first (INT-010).
import type { Integration } from '@onward/contract/integrations/integrations';
import { INTEGRATION_CATEGORIES } from '@onward/domain/integrations/nicknames';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Blocks, Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SearchField } from '../../../design/lists/SearchField.tsx';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { HeaderActions } from '../../../design/page/HeaderActions.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { type Access, useAccess } from '../../../platform/access.ts';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { useRefusalText } from '../../../platform/use-refusal-text.ts';
import { integrationsQuery } from '../parts/integrations-query.ts';
import { shownState, useEditDecision } from '../shown-state.ts';
import { useLiveIntegrations } from '../use-live-integrations.ts';
import { IntegrationCard } from './IntegrationCard.tsx';
import styles from './IntegrationsPanel.module.css';
import { StoppedBanner } from './StoppedBanner.tsx';

export default function IntegrationsPanel() {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuery(integrationsQuery);
  const access = useAccess();
  const refusal = useRefusalText()(useEditDecision());
  useLiveIntegrations();
  if (!data) {
    if (!error) return <SkeletonRows avatar={false} />;
    return <LoadFailure title={t('integrations:failed')} error={error} onRetry={() => void refetch()} />;
  }
  const found = data.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  const stopped = data.filter((one) => shownState(one, access) === 'error');
  return (
    <div className={styles.panel}>
      <HeaderActions>
        <SearchField label={t('integrations:search')} value={search} onSearch={setSearch} />
      </HeaderActions>
      <p className={styles.summary}>
        {connectedText(data, access, t)}
        {stopped.length > 0 && `, ${t('integrations:needsYou', { count: stopped.length })}`}
      </p>
      {refusal && (
        <p className={styles.readOnly}>
          <Lock size={14} aria-hidden="true" />
          {refusal}
        </p>
      )}
      {stopped.map((integration) => (
        <StoppedBanner key={integration.nickname} integration={integration} mayEdit={!refusal} />
      ))}
      {INTEGRATION_CATEGORIES.map((category) => ({
        category,
        cards: found.filter((one) => one.category === category),
      }))
        .filter(({ cards }) => cards.length > 0)
        .map(({ category, cards }) => (
          <section key={category} className={styles.category} aria-labelledby={`integrations-${category}`}>
            <div className={styles.label}>
              <h2 id={`integrations-${category}`}>{t(`integrations:categories.${category}`)}</h2>
              <span>{connectedText(cards, access, t)}</span>
            </div>
            <ul className={styles.cards}>
              {cards.map((integration) => (
                <IntegrationCard key={integration.nickname} integration={integration} mayEdit={!refusal} />
              ))}
            </ul>
          </section>
        ))}
      {found.length === 0 && (
        <EmptyState
          kind="no_match"
          title={t('integrations:noMatch')}
          action={<Button onClick={() => setSearch('')}>{t('integrations:clear')}</Button>}
        />
      )}
      <p className={styles.missing}>
        <Blocks size={16} aria-hidden="true" />
        {t('integrations:missing')} <Link to={paths.support()}>{t('integrations:tellUs')}</Link>
      </p>
    </div>
  );
}

function connectedText(integrations: Integration[], access: Access, t: ReturnType<typeof useTranslation>['t']): string {
  const count = integrations.filter((one) => shownState(one, access) === 'active').length;
  return count === 0 ? t('integrations:noneConnected') : t('integrations:connectedCount', { count });
}
