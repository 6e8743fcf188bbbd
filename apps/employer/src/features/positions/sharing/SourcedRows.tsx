// Jobs with their job boards, as a table or as cards on phones.
import type { JobBoardPosting, SourcedPosition } from '@onward/contract/positions/job-boards';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { type Column, DataTable } from '../../../design/lists/DataTable.tsx';
import { CardMeta, RecordCards } from '../../../design/lists/RecordCards.tsx';
import { Pill } from '../../../design/status/Pill.tsx';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import { toasts } from '../../../design/toasts/toasts.ts';
import { dollarText } from '../../../platform/language/dollar-format.ts';
import { useLanguage } from '../../../platform/language/language.ts';
import { paths, withQuery } from '../../../platform/routing/paths.ts';
import { usePlaces } from '../parts/use-places.ts';
import { BOARD_STATE_PILLS } from './boards/board-display.ts';
import styles from './SourcedRows.module.css';
import { changeBoard } from './sharing.api.ts';

export type SourcedRow = SourcedPosition & { id: number };

const pathOf = ({ position }: SourcedRow) => withQuery(paths.jobPosting(position.digest_key), { tab: 'sharing' });

const sumOf = ({ boards }: SourcedRow, field: 'spent' | 'price' | 'applicants_count'): number =>
  boards.reduce((total, board) => total + board[field], 0);

export function SourcedRows({ rows }: { rows: readonly SourcedRow[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const phone = useIsPhone();
  if (phone) {
    return (
      <RecordCards
        label={t('shell:pages.sourcingTools')}
        rows={rows}
        text={(row) => (
          <>
            <JobCell row={row} />
            <BoardPills row={row} />
            {row.boards.length > 0 && (
              <CardMeta>
                <Spend row={row} />
              </CardMeta>
            )}
          </>
        )}
      />
    );
  }
  const columns: Column<SourcedRow, never>[] = [
    { key: 'job', title: t('sharing:sourcing.job'), kind: 'wide', render: (row) => <JobCell row={row} /> },
    { key: 'boards', title: t('sharing:boards.title'), render: (row) => <BoardPills row={row} /> },
    { key: 'spend', title: t('sharing:boards.columns.spend'), render: (row) => <Spend row={row} /> },
    {
      key: 'applicants',
      title: t('sharing:boards.columns.applicants'),
      kind: 'number',
      render: (row) => sumOf(row, 'applicants_count'),
    },
  ];
  return (
    <DataTable
      label={t('shell:pages.sourcingTools')}
      columns={columns}
      rows={rows}
      onOpen={(row) => void navigate(pathOf(row))}
    />
  );
}

function JobCell({ row }: { row: SourcedRow }) {
  const { placeOf } = usePlaces();
  const place = placeOf(row.position);
  return (
    <div className={styles.job}>
      <Link className={styles.title} to={pathOf(row)}>
        {row.position.title}
      </Link>
      <span className={styles.place} title={place}>
        {place}
      </span>
    </div>
  );
}

function BoardPills({ row: { boards } }: { row: SourcedRow }) {
  const { t } = useTranslation();
  return (
    <span className={styles.boards}>
      {boards
        .filter(({ state }) => state === 'error')
        .map((posting) => (
          <BoardProblem key={posting.id} posting={posting} />
        ))}
      {boards.length === 0 && t('sharing:sourcing.freeOnly')}
      {boards.map(({ id, board, state }) => (
        <Pill key={id} {...BOARD_STATE_PILLS[state]}>
          {`${t(`sharing:boards.names.${board}`)} · ${t(`sharing:boards.states.${state}`)}`}
        </Pill>
      ))}
    </span>
  );
}

/** What the board refused, and trying again (INT-008). */
function BoardProblem({ posting: { id, board, error } }: { posting: JobBoardPosting }) {
  const { t } = useTranslation();
  const name = t(`sharing:boards.names.${board}`);
  // The global error handler shows why it was refused.
  const retry = () =>
    void changeBoard(id, { state: 'active' }).then(
      () => toasts.success(t('sharing:boards.retried', { name })),
      () => null,
    );
  return (
    <span className={styles.problem}>
      <span>
        {name}: {error}
      </span>
      <button type="button" aria-label={`${t('sharing:boards.actions.retry')}, ${name}`} onClick={retry}>
        {t('sharing:boards.actions.retry')}
      </button>
    </span>
  );
}

function Spend({ row }: { row: SourcedRow }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  if (row.boards.length === 0) return '—';
  const spent = dollarText(sumOf(row, 'spent'), language);
  const price = dollarText(sumOf(row, 'price'), language);
  return <span className={styles.spend}>{t('sharing:boards.spentOf', { spent, price })}</span>;
}
