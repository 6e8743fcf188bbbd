// Forms that no longer have to be kept: chosen ones are destroyed after a confirmation (AHD-011).
import type { PurgeableI9 } from '@onward/contract/everify/i9-forms';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../design/overlays/ConfirmDialog.tsx';
import { SideDrawer } from '../../../design/overlays/SideDrawer.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useDates } from '../../../platform/language/use-dates.ts';
import { RecordList } from '../../../platform/lists/RecordList.tsx';
import { type RowSelection, useRowSelection } from '../../../platform/lists/use-row-selection.ts';
import { purge, purgeableQuery } from '../i9.api.ts';
import styles from './PurgeDialog.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
}

export function PurgeDialog({ open, onClose }: Props) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const query = useQuery(purgeableQuery(page));
  const selection = useRowSelection<PurgeableI9>();
  const confirming = useDialog<null>();
  const count = selection.rows.size;
  const destroy = async () => {
    const purged = await purge([...selection.rows.keys()]);
    toasts.success(t('everify-clock:purge.done', { count: purged }));
    selection.clear();
    confirming.close();
  };
  return (
    <SideDrawer
      open={open}
      title={t('everify-clock:purge.title')}
      width="review"
      onClose={onClose}
      actions={
        <Button danger disabled={count === 0} onClick={() => confirming.show(null)}>
          {t('everify-clock:purge.destroy', { count })}
        </Button>
      }
    >
      <p className={styles.text}>{t('everify-clock:purge.text')}</p>
      <RecordList
        query={query}
        rowsOf={({ i9_forms }) => i9_forms}
        page={page}
        pageSize={DEFAULT_PAGE_SIZE}
        onPage={setPage}
        notLoaded={t('everify-clock:purge.notLoaded')}
        countText={(shown) => t('everify-clock:purge.count', { count: shown })}
        empty={<EmptyState kind="nothing_to_do" title={t('everify-clock:purge.none')} />}
      >
        {(rows) => <Forms rows={rows} selection={selection} />}
      </RecordList>
      <ConfirmDialog
        open={confirming.open}
        danger
        title={t('everify-clock:purge.ask', { count })}
        text={t('everify-clock:purge.askText')}
        confirmLabel={t('everify-clock:purge.destroy', { count })}
        // The shared handler shows why it failed.
        onConfirm={() => destroy().catch(() => null)}
        onCancel={confirming.close}
      />
    </SideDrawer>
  );
}

function Forms({ rows, selection }: { rows: readonly PurgeableI9[]; selection: RowSelection<PurgeableI9> }) {
  const { t } = useTranslation();
  const { day } = useDates();
  const chosen = rows.filter(({ id }) => selection.has(id)).length;
  return (
    <>
      <Checkbox
        checked={chosen === rows.length}
        indeterminate={chosen > 0 && chosen < rows.length}
        onChange={({ target }) => selection.toggle(rows, target.checked)}
      >
        {t('everify-clock:purge.selectAll')}
      </Checkbox>
      <ul className={styles.forms}>
        {rows.map((row) => (
          <li key={row.id}>
            <Checkbox
              checked={selection.has(row.id)}
              onChange={({ target }) => selection.toggle([row], target.checked)}
            >
              <b>{row.employee.name}</b> {row.location?.name}
              <small>
                {t('everify-clock:purge.facts', {
                  hired: day(row.hired_date),
                  left: day(row.end_date),
                  kept: day(row.retained_until),
                })}
              </small>
            </Checkbox>
          </li>
        ))}
      </ul>
    </>
  );
}
