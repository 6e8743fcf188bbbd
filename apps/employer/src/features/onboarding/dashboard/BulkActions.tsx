// What can be done with the selected onboardings (ONB-036).
import type { EmployeeRow } from '@onward/contract/employees/employee';
import { BATCH_PEOPLE_MAX } from '@onward/contract/onboarding/onboarding-batches';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SelectionAction, SelectionBar } from '../../../design/lists/SelectionBar.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { useAccess } from '../../../platform/access.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import type { RowSelection } from '../../../platform/lists/use-row-selection.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { START } from '../demands.ts';
import { RemindDialog } from '../link/RemindDialog.tsx';
import { findMatching } from './dashboard.api.ts';
import type { DashboardState } from './onboarding.list.ts';

interface Props {
  list: DashboardState;
  /** How many people match the filters. */
  total: number;
  selection: RowSelection<EmployeeRow>;
}

export function BulkActions({ list, total, selection }: Props) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const { company } = useCurrentUser();
  const mayStart = useAccess().may(START);
  const reminding = useDialog<readonly EmployeeRow[]>();
  const people = [...selection.rows.values()];
  const count = people.length;
  const selectable = Math.min(total, BATCH_PEOPLE_MAX);
  const selectAll = () => void findMatching(company.id, list).then(selection.replace, () => null);
  return (
    <>
      {count > 0 && (
        <SelectionBar
          label={t('onboarding:bulk.label')}
          number={figure(count)}
          countText={t('onboarding:bulk.selected', { count })}
          clearLabel={t('onboarding:bulk.clear')}
          onClear={selection.clear}
        >
          {count < selectable && (
            <SelectionAction onClick={selectAll}>
              {t(selectable < total ? 'onboarding:bulk.selectFirst' : 'onboarding:bulk.selectAll', {
                count: selectable,
                number: figure(selectable),
              })}
            </SelectionAction>
          )}
          {mayStart && (
            <SelectionAction icon={Send} onClick={() => reminding.show(people)}>
              {t('onboarding:remind.action')}
            </SelectionAction>
          )}
        </SelectionBar>
      )}
      {reminding.subject && (
        <RemindDialog
          key={reminding.visit}
          people={reminding.subject}
          open={reminding.open}
          onClose={reminding.close}
          onSent={selection.clear}
        />
      )}
    </>
  );
}
