// Where a job is advertised, what it costs and how many applicants it brings (JOB-050, JOB-052, JOB-053).
import type { JobBoardPosting } from '@onward/contract/positions/job-boards';
import type { Position } from '@onward/contract/positions/position';
import { isOpenToAll, JOB_BOARDS } from '@onward/domain/positions/job-boards';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../../platform/errors/LoadFailure.tsx';
import { dollarText } from '../../../../platform/language/dollar-format.ts';
import { useLanguage } from '../../../../platform/language/language.ts';
import { useService } from '../../../../platform/public-configuration.ts';
import { boardsQuery, useLiveBoards } from '../sharing.api.ts';
import { BoardDialog } from './BoardDialog.tsx';
import styles from './BoardsPanel.module.css';
import { BoardTable } from './BoardTable.tsx';

import { SourcesChart } from './SourcesChart.tsx';
import { SponsorCard } from './SponsorCard.tsx';

export function BoardsPanel({ position }: { position: Position }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const editing = useDialog<JobBoardPosting | null>();
  const { data, error, refetch } = useQuery(boardsQuery(position.digest_key));
  useLiveBoards();
  const offered = useService('job_boards');
  const runs = offered && isOpenToAll({ status: position.status, review: position.posting_review?.status ?? null });

  if (!data) {
    if (!error) return <SkeletonRows avatar={false} />;
    return <LoadFailure title={t('sharing:boards.notLoaded')} error={error} onRetry={() => void refetch()} />;
  }
  const boards = data.job_board_postings;
  const sum = (field: 'spent' | 'price') =>
    dollarText(
      boards.reduce((total, one) => total + one[field], 0),
      language,
    );
  const sponsored = boards.find(({ board, state }) => board === 'indeed' && state !== 'off');
  const free = JOB_BOARDS.filter((board) => !boards.some((one) => one.board === board && one.state !== 'off'));
  return (
    <section className={styles.panel} aria-label={t('sharing:boards.title')}>
      <header className={styles.head}>
        <h2>{t('sharing:boards.title')}</h2>
        {boards.length > 0 && <span>{t('sharing:boards.spent', { spent: sum('spent'), price: sum('price') })}</span>}
        <Button icon={<Plus size={16} />} disabled={!runs || free.length === 0} onClick={() => editing.show(null)}>
          {t('sharing:boards.add')}
        </Button>
      </header>
      {!runs && <p className={styles.note}>{t(offered ? 'sharing:boards.publishFirst' : 'sharing:boards.off')}</p>}
      <BoardTable position={position} boards={boards} sources={data.sources} onRaise={editing.show} />
      <div className={styles.cards}>
        <SponsorCard
          key={sponsored && `${sponsored.id} ${sponsored.price} ${sponsored.duration_days}`}
          positionKey={position.digest_key}
          posting={sponsored}
          runs={runs}
        />
        <SourcesChart sources={data.sources} />
      </div>
      <BoardDialog
        key={editing.visit}
        open={editing.open}
        positionKey={position.digest_key}
        posting={editing.subject}
        offered={free}
        onClose={editing.close}
      />
    </section>
  );
}
