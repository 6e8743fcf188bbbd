// What can be done with the selected employees. A further action is one more entry here.
import type { EmployeeRow } from '@onward/contract/employees/employee';
import { MESSAGE_PEOPLE_MAX } from '@onward/contract/employees/employees';
import { Download, ListChecks, Mail } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectionAction, SelectionBar } from '../../../design/lists/SelectionBar.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { useAccess } from '../../../platform/access.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import type { RowSelection } from '../../../platform/lists/use-row-selection.ts';
import { useRoomParts } from '../../../platform/room-parts.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { SendSeveralAction, SendSeveralDialog } from '../../payroll/parts/bulk/SendSeveral.tsx';
import { findMatching } from '../employees.api.ts';
import type { EmployeeListState } from '../employees.list.ts';
import { MessageEmployeesDialog } from '../parts/MessageEmployeesDialog.tsx';
import { EDIT_EMPLOYEES, START_ONBOARDING } from '../permissions.ts';
import { useExport } from './use-export.ts';

interface Props {
  list: EmployeeListState;
  /** How many people match the filters. */
  total: number;
  selection: RowSelection<EmployeeRow>;
}

export function BulkActions({ list, total, selection }: Props) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const { company } = useCurrentUser();
  const { may } = useAccess();
  const mayEdit = may(EDIT_EMPLOYEES);
  const parts = useRoomParts();
  const exporting = useExport(list);
  const writing = useDialog<readonly EmployeeRow[]>();
  const paying = useDialog<readonly EmployeeRow[]>();
  const starting = useDialog<readonly EmployeeRow[]>();
  const people = [...selection.rows.values()];
  const count = people.length;
  const selectable = Math.min(total, MESSAGE_PEOPLE_MAX);

  const selectAll = () => void findMatching(company.id, list, MESSAGE_PEOPLE_MAX).then(selection.replace, () => null);

  return (
    <>
      {count > 0 && (
        <SelectionBar
          label={t('employees:bulk.label')}
          number={figure(count)}
          countText={t('employees:bulk.selected', { count })}
          clearLabel={t('employees:bulk.clear')}
          onClear={selection.clear}
        >
          {count < selectable && (
            <SelectionAction onClick={selectAll}>
              {t(selectable < total ? 'employees:bulk.selectFirst' : 'employees:bulk.selectAll', {
                count: selectable,
                number: figure(selectable),
              })}
            </SelectionAction>
          )}
          {mayEdit && (
            <SelectionAction icon={Mail} onClick={() => writing.show(people)}>
              {t('employees:message.action')}
            </SelectionAction>
          )}
          {may(START_ONBOARDING) && (
            <SelectionAction icon={ListChecks} onClick={() => starting.show(people)}>
              {t('employees:startOnboarding')}
            </SelectionAction>
          )}
          <SendSeveralAction onClick={() => paying.show(people)} />
          <SelectionAction
            icon={Download}
            disabled={exporting.busy}
            onClick={() => void exporting.save(people.map(({ id }) => id))}
          >
            {t('employees:list.export')}
          </SelectionAction>
        </SelectionBar>
      )}
      {writing.subject && (
        <MessageEmployeesDialog
          key={writing.visit}
          open={writing.open}
          people={writing.subject}
          onClose={writing.close}
          onSent={selection.clear}
        />
      )}
      {paying.subject && (
        <SendSeveralDialog
          key={`payroll ${paying.visit}`}
          open={paying.open}
          people={paying.subject}
          onClose={paying.close}
          onSent={selection.clear}
        />
      )}
      {starting.subject && (
        <Suspense>
          <parts.StartOnboardingDialog
            key={`onboarding ${starting.visit}`}
            people={{ employeeIds: starting.subject.map(({ id }) => id) }}
            open={starting.open}
            onClose={starting.close}
            onStarted={selection.clear}
          />
        </Suspense>
      )}
    </>
  );
}
