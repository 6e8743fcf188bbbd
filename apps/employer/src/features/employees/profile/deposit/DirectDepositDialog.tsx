// Edits the bank accounts of an employee: up to three, the last one takes the rest.
import type { EmployeeProfile } from '@onward/contract/employees/employees';
import { ACCOUNTS_MAX, type AccountProblem } from '@onward/domain/employees/direct-deposit';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { EditConflict } from '../../../../platform/forms/EditConflict.tsx';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { useEditConflict } from '../../../../platform/forms/use-edit-conflict.ts';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { saveAccounts } from '../record.api.ts';
import { AccountFields } from './AccountFields.tsx';
import { type AccountEntry, accountEntries, entryProblems, toAccounts, withNewAccount } from './deposit-entries.ts';

interface Props {
  record: EmployeeProfile;
  open: boolean;
  onClose: () => void;
}

const PART = 'direct_deposit';

export function DirectDepositDialog({ record, open, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { employee, employee_information: information } = record;
  const [initial] = useState(() => ({ accounts: accountEntries(information.direct_deposit) }));
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [tried, setTried] = useState(false);
  const { conflict, version, show, goOnFrom } = useEditConflict(information.versions[PART] ?? 0);
  const form = useForm<{ accounts: AccountEntry[] }>({
    initial,
    check: () => ({}),
    submit: async ({ accounts }) => {
      show(null);
      setTried(true);
      setRefused({});
      if (Object.keys(entryProblems(accounts)).length > 0) return;
      await saveAccounts(employee.id, { accounts: toAccounts(accounts), version: version() });
      toasts.success(t('employees:saved', { section: t(`employees:sections.${PART}`) }));
      onClose();
    },
    onFailure: ({ fields, conflict: found }) => {
      setRefused(fields);
      show(found);
    },
  });
  const { accounts } = form.values;
  const problems = tried ? entryProblems(accounts) : {};
  const problemAt = (place: number, name: string): string | null => {
    const found: AccountProblem | undefined = problems[`${place}.${name}`];
    return found ? t(`errors:employees.${found}`) : (refused[`accounts.${place}.${name}`] ?? null);
  };
  const change = (next: AccountEntry[]) => form.change({ accounts: next });
  return (
    <FormDialog
      id={id}
      open={open}
      title={t('employees:deposit.title', { name: employee.name })}
      submitLabel={t('employees:save')}
      form={form}
      onClose={onClose}
    >
      {conflict ? (
        <EditConflict
          conflict={conflict}
          labelOf={() => t(`employees:sections.${PART}`)}
          show={(_field, value) => t('employees:deposit.accounts', { count: Array.isArray(value) ? value.length : 0 })}
          onTakeTheirs={onClose}
          onKeepMine={(found) => {
            goOnFrom(found.version);
            (document.getElementById(id) as HTMLFormElement).requestSubmit();
          }}
        />
      ) : (
        <FormAlert failure={form.failure} />
      )}
      {accounts.map((account, place) => (
        <AccountFields
          key={account.key}
          account={account}
          number={place + 1}
          problem={(name) => problemAt(place, name)}
          onChange={(changed) => change(accounts.map((each) => (each.key === account.key ? changed : each)))}
          onRemove={() => change(accounts.filter((each) => each.key !== account.key))}
        />
      ))}
      {accounts.length < ACCOUNTS_MAX && (
        <p>
          <Button icon={<Plus size={15} />} onClick={() => change(withNewAccount(accounts))}>
            {t('employees:deposit.add')}
          </Button>
        </p>
      )}
    </FormDialog>
  );
}
