// Step three: every row as it would be stored, with errors that can be fixed in place.
import type { Import } from '@onward/contract/imports/imports';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { ArrowLeft, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Pager } from '../../../design/lists/paging/Pager.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { shownFields } from '../import-columns.ts';
import { useImportKind } from '../import-kind.ts';
import { changeDraft, confirmDraft, ROWS_PER_PAGE, type RowResult, rowsQuery } from '../imports.api.ts';
import { BeyondPlan } from './BeyondPlan.tsx';
import styles from './CheckRows.module.css';
import { downloadWrongRows } from './download-wrong-rows.ts';
import { IgnoredColumns } from './IgnoredColumns.tsx';
import { ProblemList } from './ProblemList.tsx';
import { RowsTable } from './RowsTable.tsx';
import { StepFooter } from './StepFooter.tsx';

const FILTERS: readonly (RowResult | null)[] = [null, 'fix', 'update', 'new'];

export function CheckRows({ draft }: { draft: Import }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { kind, fields, path } = useImportKind();
  const [result, setResult] = useState<RowResult | null>(null);
  const [page, setPage] = useState(1);
  const [storing, setStoring] = useState(false);
  const { data, isFetching } = useQuery(rowsQuery(draft.id, result, page));
  const { data: wrong } = useQuery({ ...rowsQuery(draft.id, 'fix', 1), enabled: draft.counts.fix > 0 });
  const { counts } = draft;
  const ready = counts.rows - counts.fix;

  const correct = (line: number, field: string, value: string) =>
    // The shared handler shows why a correction failed; the cell then shows the server's value.
    changeDraft(draft.id, { corrections: [{ line, field, value }] }).catch(() => null);

  const store = async () => {
    setStoring(true);
    try {
      const done = await confirmDraft(draft.id, counts.fix > 0);
      toasts.success(t(`imports:kinds.${kind}.toast`, { count: done.counts.rows }));
    } catch {
      // The shared handler has shown the error; nothing was stored.
    } finally {
      setStoring(false);
    }
  };

  return (
    <>
      <div className={styles.body}>
        <div className={styles.rows}>
          <fieldset className={styles.filters} aria-label={t('imports:rows.filters')}>
            {FILTERS.map((filter) => (
              <button
                key={filter ?? 'all'}
                type="button"
                className={styles.chip}
                aria-pressed={result === filter}
                onClick={() => {
                  setResult(filter);
                  setPage(1);
                }}
              >
                {t(`imports:rows.${filter ?? 'all'}`)}
                <span>{filter ? counts[filter] : counts.rows}</span>
              </button>
            ))}
            {counts.fix > 0 && <p className={styles.hint}>{t('imports:rows.editHint')}</p>}
          </fieldset>
          <div className={styles.ignored}>
            <IgnoredColumns draft={draft} />
          </div>
          {data ? (
            <>
              <div className={styles.table} aria-busy={isFetching}>
                <RowsTable
                  fields={shownFields(fields, draft.mapping, data.problems)}
                  rows={data.rows}
                  problems={data.problems}
                  onCorrect={correct}
                />
              </div>
              <div className={styles.pager}>
                <Pager
                  page={page}
                  pageSize={ROWS_PER_PAGE}
                  totalCount={data.total_count}
                  rowsShown={data.rows.length}
                  allRows={t('imports:rows.count', { count: data.rows.length })}
                  onChange={setPage}
                />
              </div>
            </>
          ) : (
            <SkeletonRows avatar={false} />
          )}
        </div>
        {(counts.fix > 0 || draft.beyond_plan > 0) && (
          <aside className={styles.aside}>
            {counts.fix > 0 && (
              <ProblemList
                problems={wrong?.problems ?? []}
                cells={counts.problems}
                rows={counts.fix}
                onUse={(problem) => problem.suggestion && void correct(problem.line, problem.field, problem.suggestion)}
              />
            )}
            {draft.beyond_plan > 0 && <BeyondPlan count={draft.beyond_plan} />}
          </aside>
        )}
      </div>
      <StepFooter
        start={
          <>
            <Button
              icon={<ArrowLeft size={15} aria-hidden="true" />}
              onClick={() => navigate(path(draft.id, 'columns'))}
            >
              {t('imports:steps.columns')}
            </Button>
            {counts.fix > 0 && (
              <Button
                type="text"
                icon={<Download size={15} aria-hidden="true" />}
                onClick={() => void downloadWrongRows(draft.id, fields, (field) => t(`imports:fields.${field}`))}
              >
                {t('imports:rows.download', { count: counts.fix })}
              </Button>
            )}
          </>
        }
        note={t(counts.fix > 0 ? 'imports:rows.fixOrSkip' : 'imports:undoPromise')}
      >
        <Button
          type="primary"
          loading={storing}
          disabled={ready === 0 || draft.beyond_plan > 0}
          onClick={() => void store()}
        >
          {counts.fix > 0 && ready > 0
            ? t('imports:rows.importSome', { ready, skipped: counts.fix })
            : t(`imports:kinds.${kind}.confirm`, { count: counts.rows })}
        </Button>
      </StepFooter>
    </>
  );
}
