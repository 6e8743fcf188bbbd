// The bar of ticked postings: how many, and what can be done with them. Esc takes the ticks away.
import { BULK_POSITIONS_MAX, decidePositionAction } from '@onward/domain/positions/transitions';
import { Archive, type LucideIcon, Radio, Trash2, Workflow, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccess } from '../../../platform/access.ts';
import { type BulkDeed, demandOf, EDIT } from '../position-actions.ts';
import styles from './BulkBar.module.css';
import type { Selection } from './use-selection.ts';

const ICONS: Record<BulkDeed, LucideIcon> = { publish: Radio, close: Archive, process: Workflow, delete: Trash2 };

interface Props {
  selection: Selection;
  total: number;
  busy: boolean;
  onStart: (deed: BulkDeed) => void;
  onSelectAll: () => void;
}

export function BulkBar({ selection, total, busy, onStart, onSelectAll }: Props) {
  const { t } = useTranslation();
  const { may } = useAccess();
  const rows = [...selection.rows.values()];
  const tooMany = rows.length > BULK_POSITIONS_MAX;

  /** Hidden when it fits none of them; what fits only some is told row by row. */
  const offered = (['publish', 'close', 'process', 'delete'] as const).filter((deed) =>
    deed === 'process'
      ? may(EDIT)
      : may(demandOf(deed)) && rows.some(({ status }) => decidePositionAction(status, deed).allowed),
  );

  /** A dialog, a menu or a list that is open takes Esc for itself. */
  const clearOnEscape = useEffectEvent(({ key, target, defaultPrevented }: KeyboardEvent) => {
    const elsewhere = target instanceof Element && target.closest('[role="dialog"], [role="menu"], .ant-popover');
    if (key === 'Escape' && !defaultPrevented && !elsewhere) selection.clear();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => clearOnEscape(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);

  return (
    <div className={`${styles.place} no-print`}>
      <section className={styles.bar} aria-label={t('positions:bulk.label')}>
        <p className={styles.count} aria-live="polite">
          {tooMany
            ? t('positions:bulk.tooMany', { count: rows.length, most: BULK_POSITIONS_MAX })
            : t('positions:bulk.selected', { count: rows.length })}
        </p>
        {rows.length < total && (
          <button type="button" className={styles.action} onClick={onSelectAll}>
            {t('positions:bulk.selectAll', { count: total })}
          </button>
        )}
        {offered.map((deed) => {
          const Icon = ICONS[deed];
          return (
            <button
              key={deed}
              type="button"
              className={styles.action}
              disabled={tooMany || busy}
              onClick={() => onStart(deed)}
            >
              <Icon size={15} aria-hidden="true" />
              {t(`positions:bulk.actions.${deed}`)}
            </button>
          );
        })}
        <button
          type="button"
          className={styles.action}
          aria-label={t('positions:bulk.clear')}
          title={t('positions:bulk.clear')}
          onClick={selection.clear}
        >
          <X size={16} aria-hidden="true" />
        </button>
      </section>
    </div>
  );
}
