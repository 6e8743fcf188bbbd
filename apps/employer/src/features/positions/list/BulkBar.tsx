// The bar for selected jobs. Actions that fit none of them are disabled, with the server's reason (AHD-005).
import type { PositionRow } from '@onward/contract/positions/position';
import { BULK_POSITIONS_MAX } from '@onward/domain/positions/transitions';
import { Archive, type LucideIcon, Radio, Trash2, Workflow } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SelectionAction, SelectionBar } from '../../../design/lists/SelectionBar.tsx';
import { useAccess } from '../../../platform/access.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import type { RowSelection } from '../../../platform/lists/use-row-selection.ts';
import { BULK_ACTIONS, type BulkAction, decideBulkAction } from '../position-actions.ts';
import { useWhyNot } from '../use-why-not.ts';

const ICONS: Record<BulkAction, LucideIcon> = { publish: Radio, close: Archive, process: Workflow, delete: Trash2 };

interface Props {
  selection: RowSelection<PositionRow>;
  total: number;
  busy: boolean;
  onStart: (action: BulkAction) => void;
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
      {BULK_ACTIONS.map((action) => (
        <SelectionAction
          key={action}
          icon={ICONS[action]}
          danger={action === 'delete'}
          disabled={tooMany || busy}
          locked={whyNot(decideBulkAction(action, statuses, decide))}
          onClick={() => onStart(action)}
        >
          {t(`positions:bulk.actions.${action}`)}
        </SelectionAction>
      ))}
    </SelectionBar>
  );
}
