// Filters, the first rows, and how many there are.
import type { ReportTemplate } from '@onward/contract/reports/report-templates';
import { hasSensitiveColumns, PREVIEW_ROWS } from '@onward/domain/reports/templates';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ListFrame } from '../../../../design/lists/ListFrame.tsx';
import { EmptyState } from '../../../../design/page/EmptyState.tsx';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { EditConflict } from '../../../../platform/forms/EditConflict.tsx';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { useDates } from '../../../../platform/language/use-dates.ts';
import { useNumberFormat } from '../../../../platform/language/use-number-format.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import { FilterBar } from '../filters/FilterBar.tsx';
import type { ReportEditing } from '../use-report-editor.ts';
import styles from './PreviewPane.module.css';
import { PreviewTable } from './PreviewTable.tsx';
import type { Preview } from './use-preview.ts';

interface Props {
  editing: ReportEditing;
  preview: Preview;
  report: ReportTemplate | null;
}

export function PreviewPane({ editing, preview, report }: Props) {
  const { t } = useTranslation();
  const { draft, failure, conflict } = editing;
  const { answer, loading, problems } = preview;
  return (
    <section className={styles.pane} aria-label={t('reports:builder.preview')}>
      <div className={styles.head}>
        <FilterBar editing={editing} problems={problems} />
        <p className={styles.count} role="status">
          {answer && <RowCount count={answer.total_count} isExact={answer.total_is_exact} />}
        </p>
      </div>
      {conflict && (
        <EditConflict
          conflict={conflict}
          labelOf={(field) => t(`reports:conflict.${field}`)}
          onTakeTheirs={editing.takeTheirs}
          onKeepMine={editing.keepMine}
        />
      )}
      {(failure ?? preview.failure) && (
        <div className={styles.alert}>
          <FormAlert failure={failure ?? preview.failure} />
        </div>
      )}
      {/* A wide report scrolls sideways, also by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled area must be reachable without a pointer */}
      <section className={styles.rows} tabIndex={0} aria-label={t('reports:builder.rows')}>
        {draft.columns.length === 0 ? (
          <EmptyState kind="no_match" title={t('errors:reports.columns_missing')} text={t('reports:builder.choose')} />
        ) : answer ? (
          <PreviewRows loading={loading}>
            {answer.rows.length === 0 ? (
              <EmptyState
                kind="no_match"
                title={t('reports:builder.noRows')}
                text={draft.filters.length > 0 && t('reports:builder.noRowsText')}
              />
            ) : (
              <PreviewTable editing={editing} answer={answer} />
            )}
          </PreviewRows>
        ) : (
          loading && <SkeletonRows avatar={false} />
        )}
      </section>
      <PreviewFoot report={report} isMasked={Boolean(hasSensitiveColumns(draft))} />
    </section>
  );
}

const PreviewRows = ({ loading, children }: { loading: boolean; children: ReactNode }) => (
  <div className={styles.table}>
    <ListFrame refreshing={loading}>{children}</ListFrame>
  </div>
);

function RowCount({ count, isExact }: { count: number; isExact: boolean }) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const text = t('reports:rows', { count, number: figure(count) });
  return isExact ? text : t('reports:builder.moreThan', { rows: text });
}

function PreviewFoot({ report, isMasked }: { report: ReportTemplate | null; isMasked: boolean }) {
  const { t } = useTranslation();
  const { moment } = useDates();
  return (
    <footer className={styles.foot}>
      <span>
        {t('reports:builder.firstRows', { count: PREVIEW_ROWS })}
        {isMasked && ` ${t('reports:builder.masked')}`}
      </span>
      {report && (
        <span className={styles.last}>
          {report.last_run_at && t('reports:builder.lastRun', { moment: moment(report.last_run_at) })}
          <Link to={paths.reportRuns(report.id)}>
            {t('reports:runs.recent')}
            <ArrowRight size={14} aria-hidden="true" />
          </Link>
        </span>
      )}
    </footer>
  );
}
