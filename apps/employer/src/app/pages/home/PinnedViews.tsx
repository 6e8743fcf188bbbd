// The user's pinned views, each with its current count (AHD-003).
import { useQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EntryCard, EntryColumn } from '../../../design/page/EntryCard.tsx';
import { pinnedViewsQuery } from '../../../features/saved-views/parts/saved-views.api.ts';
import { useViewTexts } from '../../../features/saved-views/parts/use-view-texts.ts';
import { pathOfView } from '../../../features/saved-views/parts/view-address.ts';

export function PinnedViews() {
  const { t } = useTranslation();
  const { listName, countText } = useViewTexts();
  const { data: views } = useQuery(pinnedViewsQuery());
  if (!views || views.length === 0) return null;
  return (
    <EntryColumn label={t('saved-views:pinnedTitle')}>
      {views.map(({ id, list, name, state, count, count_is_exact }) => (
        <EntryCard
          key={id}
          icon={Bookmark}
          to={pathOfView(list, state)}
          title={name}
          text={`${listName(list)} · ${t('saved-views:found', { count, number: countText({ count, count_is_exact }) })}`}
        />
      ))}
    </EntryColumn>
  );
}
