// The bar of ticked postings. What fits none of them is shown locked, with the reason the server would give (AHD-005).
import { BULK_POSITIONS_MAX } from '@onward/domain/positions/transitions';
import { Archive, type LucideIcon, Radio, Trash2, Workflow } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SelectionAction, SelectionBar } from '../../../design/lists/SelectionBar.tsx';
import { useAccess } from '../../../platform/access.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { BULK_DEEDS, type BulkDeed, decideBulkDeed } from '../position-actions.ts';
import { useWhyNot } from '../use-why-not.ts';
import type { Selection } from './use-selection.ts';

const ICONS: Record<BulkDeed, LucideIcon> = { publish: Radio, close: Archive, process: Workflow, delete: Trash2 };

interface Props {
  selection: Selection;
  total: number;
  busy: boolean;
  onStart: (context: BulkDeed) => void;
  onSelectAll: () => void;
}

export function BulkBar({ selection, total, busy, onStart, onSelectAll }: Props) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const { decide } = useAccess();
  const whyNot = useWhyNot();
  const rows = [...selection.rows.values()];
  const statuses = rows.map(({ status }) => status);
  const count = rows.length;
  const tooMany = count > BULK_POSITIONS_MAX;
  return (
    <SelectionBar
      label={t('positions:bulk.label')}
      number={figure(count)}
      countText={
        tooMany ? t('positions:bulk.tooMany', { most: BULK_POSITIONS_MAX }) : t('positions:bulk.selected', { count })
      }
      clearLabel={t('positions:bulk.clear')}
      onClear={selection.clear}
    >
      {count < total && (
        <SelectionAction onClick={onSelectAll}>{t('positions:bulk.selectAll', { count: total })}</SelectionAction>
      )}
      {BULK_DEEDS.map((context) => (
        <SelectionAction
          key={context}
          icon={ICONS[context]}
          danger={context === 'delete'}
          disabled={tooMany || busy}
          locked={whyNot(decideBulkDeed(context, statuses, decide))}
          onClick={() => onStart(context)}
        >
          {t(`positions:bulk.actions.${context}`)}
        </SelectionAction>
      ))}
    </SelectionBar>
  );
}
