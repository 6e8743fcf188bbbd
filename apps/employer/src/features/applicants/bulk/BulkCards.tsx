// Cards for background actions and recent results, at the lower right; the newest at the bottom.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { CornerCards } from '../../../design/progress/CornerCards.tsx';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { BulkActionCard } from './BulkActionCard.tsx';
import { bulkActionsQuery, refreshBulkAction } from './bulk-actions.api.ts';
import { putAwayBulkAction, useWatchedBulkActions } from './bulk-store.ts';
import { OutcomeCard } from './OutcomeCard.tsx';
import { closeOutcome, leaveOutcomes, useOutcomes } from './outcome-store.ts';

const MOST_AT_ONCE = 3;

export function BulkCards() {
  const { t } = useTranslation();
  const { data: known = [] } = useQuery(bulkActionsQuery);
  const { started, putAway } = useWatchedBulkActions();
  const outcomes = useOutcomes();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving a page closes what was said on it
  useEffect(() => () => leaveOutcomes(new Date()), [pathname]);
  useCableEvent('applications', ({ event, data }) => {
    if (event === 'bulk_action_updated') void refreshBulkAction(data.id);
  });
  const ids = [...new Set([...known.map(({ id }) => id).toReversed(), ...started])]
    .filter((id) => !putAway.includes(id))
    .slice(-MOST_AT_ONCE);
  if (ids.length + outcomes.length === 0) return null;
  return (
    <CornerCards label={t('applicants:bulk.label')}>
      {ids.map((id) => (
        <BulkActionCard key={id} id={id} onClose={() => putAwayBulkAction(id)} />
      ))}
      {outcomes.map((outcome) => (
        <OutcomeCard
          key={outcome.key}
          title={t('applicants:actions.updatedAndSkipped', { count: outcome.done, skipped: outcome.skipped.length })}
          skipped={outcome.skipped}
          undo={outcome.undo}
          undoLabel={t('applicants:bulk.undoAll', { count: outcome.done })}
          onClose={() => closeOutcome(outcome.key)}
        />
      ))}
    </CornerCards>
  );
}
