// Bulk actions on the selected jobs, and the result for each (JOB-005).
import type { PositionRow } from '@onward/contract/positions/position';
import type { BulkResults as Results } from '@onward/contract/positions/positions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../design/overlays/ConfirmDialog.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { toasts } from '../../../design/toasts/toasts.ts';
import type { RowSelection } from '../../../platform/lists/use-row-selection.ts';
import { usePlaces } from '../parts/use-places.ts';
import type { BulkAction } from '../position-actions.ts';
import { changeSeveral, findAll } from '../positions.api.ts';
import { type ResultRow, ResultsDialog } from '../ResultsDialog.tsx';
import { BulkBar } from './BulkBar.tsx';
import { ProcessDialog } from './ProcessDialog.tsx';
import type { PositionListState } from './positions.list.ts';

interface Props {
  list: PositionListState;
  /** How many jobs match the filters. */
  total: number;
  selection: RowSelection<PositionRow>;
}

type Outcome = Results['results'];

const UNDO = { close: 'publish', publish: 'close' } as const;

export function BulkActions({ list, total, selection }: Props) {
  const { t } = useTranslation();
  const { locationName } = usePlaces();
  const [busy, setBusy] = useState(false);
  const deleting = useDialog<null>();
  const processing = useDialog<null>();
  const results = useDialog<ResultRow[]>();
  const count = selection.rows.size;

  const rowsOf = (outcome: Outcome): ResultRow[] =>
    outcome.map(({ id, ok, message }) => {
      const row = selection.rows.get(id);
      return { id, ok, message, name: [row?.title, row && locationName(row.location_id)].filter(Boolean).join(', ') };
    });

  const showOutcome = (action: BulkAction, outcome: Outcome) => {
    const done = outcome.filter(({ ok }) => ok).map(({ id }) => id);
    if (done.length < outcome.length) return results.show(rowsOf(outcome));
    const undo = action === 'close' || action === 'publish' ? UNDO[action] : null;
    toasts.success(
      t(`positions:bulk.done.${action}`, { count: done.length }),
      undo
        ? { label: t('shell:undo'), run: () => void changeSeveral({ ids: done, action: undo }).catch(() => null) }
        : undefined,
    );
  };

  const run = async (action: BulkAction, processId?: number | null) => {
    setBusy(true);
    try {
      const ids = [...selection.rows.keys()];
      const outcome = await changeSeveral(
        action === 'process' ? { ids, hiring_process_template_id: processId ?? null } : { ids, action },
      );
      showOutcome(action, outcome);
      selection.clear();
    } catch {
      // The global error handler has shown why; the selection stays for another try.
    } finally {
      setBusy(false);
    }
  };

  const start = (action: BulkAction) => {
    if (action === 'delete') deleting.show(null);
    else if (action === 'process') processing.show(null);
    else void run(action);
  };

  return (
    <>
      {count > 0 && (
        <BulkBar
          selection={selection}
          total={total}
          busy={busy}
          onStart={start}
          onSelectAll={() => void findAll(list).then(selection.replace, () => null)}
        />
      )}
      <ConfirmDialog
        key={`delete ${deleting.visit}`}
        open={deleting.open}
        title={t('positions:bulk.deleteTitle', { count })}
        text={t('positions:delete.text')}
        confirmLabel={t('positions:bulk.deleteConfirm', { count })}
        danger
        onConfirm={async () => {
          await run('delete');
          deleting.close();
        }}
        onCancel={deleting.close}
      />
      <ProcessDialog
        key={`process ${processing.visit}`}
        open={processing.open}
        count={count}
        onClose={processing.close}
        onChoose={(id) => run('process', id)}
      />
      <ResultsDialog
        open={results.open}
        title={t('positions:bulk.resultsTitle', {
          count: results.subject?.filter(({ ok }) => ok).length ?? 0,
          all: results.subject?.length ?? 0,
        })}
        rows={results.subject ?? []}
        onClose={results.close}
      />
    </>
  );
}
