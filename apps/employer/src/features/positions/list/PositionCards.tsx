// Jobs as cards, on phones.
import type { PositionRow } from '@onward/contract/positions/position';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CardMeta, CardText, RecordCards } from '../../../design/lists/RecordCards.tsx';
import type { RowSelection } from '../../../platform/lists/use-row-selection.ts';
import { PositionStatusPill } from '../parts/PositionStatusPill.tsx';
import { usePlaces } from '../parts/use-places.ts';
import { ReviewBadge } from '../ReviewBadge.tsx';
import { jobLink } from './job-links.ts';
import styles from './PositionCards.module.css';
import { PositionMenu } from './PositionMenu.tsx';

interface Props {
  positions: readonly PositionRow[];
  selection: RowSelection<PositionRow>;
  onDelete: (position: PositionRow) => void;
}

export function PositionCards({ positions, selection, onDelete }: Props) {
  const { t } = useTranslation();
  const { placeOf, locationName } = usePlaces();
  return (
    <RecordCards
      label={t('shell:pages.jobPostings')}
      rows={positions}
      text={(position) => (
        <div className={styles.card}>
          <Checkbox
            aria-label={t('positions:select.one', { title: position.title })}
            checked={selection.has(position.id)}
            onChange={({ target }) => selection.toggle([position], target.checked)}
          />
          <div>
            <Link className={styles.title} to={jobLink(position, locationName(position.location_id))}>
              {position.title}
            </Link>
            <CardText>{placeOf(position)}</CardText>
            <CardMeta>
              <PositionStatusPill status={position.status} />
              <ReviewBadge review={position.posting_review} />
            </CardMeta>
            <CardMeta>
              {t('positions:newCount', { count: position.new_applicants_count })} ·{' '}
              {t('positions:applicantsCount', { count: position.applicants_count })} ·{' '}
              {t('applicants:list.hiredOf', { hired: position.hired_count, count: position.openings })}
            </CardMeta>
          </div>
        </div>
      )}
      menu={(position) => <PositionMenu position={position} onDelete={onDelete} />}
    />
  );
}
