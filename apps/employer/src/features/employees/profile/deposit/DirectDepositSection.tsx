// The bank accounts that the pay goes to; numbers are masked (EMP-018).
import type { EmployeeProfile } from '@onward/contract/employees/employees';
import type { BankAccount } from '@onward/domain/employees/direct-deposit';
import { Landmark, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { dollarText } from '../../../../platform/language/dollar-format.ts';
import { useLanguage } from '../../../../platform/language/language.ts';
import { useNumberFormat } from '../../../../platform/language/use-number-format.ts';
import { GuardedButton } from '../../../../platform/see-as/GuardedButton.tsx';
import { EDIT_EMPLOYEES } from '../../permissions.ts';
import { RecordSection } from '../RecordSection.tsx';
import { RevealValue } from '../reveal/RevealValue.tsx';
import { DirectDepositDialog } from './DirectDepositDialog.tsx';
import styles from './DirectDepositSection.module.css';

interface Props {
  record: EmployeeProfile;
  readOnly: boolean;
}

export function DirectDepositSection({ record, readOnly }: Props) {
  const { t } = useTranslation();
  const editing = useDialog<null>();
  const { direct_deposit: accounts } = record.employee_information;
  return (
    <RecordSection
      section="direct_deposit"
      action={
        !readOnly &&
        accounts && (
          <GuardedButton
            demand={EDIT_EMPLOYEES}
            type="text"
            icon={<Pencil size={15} />}
            label={t('employees:edit')}
            accessibleName={t('employees:editSection', { section: t('employees:sections.direct_deposit') })}
            onClick={() => editing.show(null)}
          />
        )
      }
    >
      {accounts === null && <p>{t('employees:deposit.hidden')}</p>}
      {accounts?.length === 0 && <p className={styles.none}>{t('employees:deposit.none')}</p>}
      {accounts && accounts.length > 0 && (
        <ol className={styles.accounts}>
          {accounts.map((account, index) => (
            <li key={`${account.routing_number} ${account.account_number}`}>
              <Account employeeId={record.employee.id} account={account} index={index} />
            </li>
          ))}
        </ol>
      )}
      {editing.visit > 0 && (
        <DirectDepositDialog key={editing.visit} record={record} open={editing.open} onClose={editing.close} />
      )}
    </RecordSection>
  );
}

function Account({ employeeId, account, index }: { employeeId: number; account: BankAccount; index: number }) {
  const { t } = useTranslation();
  const splitText = useSplitText();
  const numbers = [
    ['routing_number', account.routing_number],
    ['account_number', account.account_number],
  ] as const;
  return (
    <div className={styles.account}>
      <Landmark size={18} aria-hidden="true" />
      <div className={styles.text}>
        <p className={styles.title}>
          {account.bank_name ?? t('employees:deposit.bank')} · {t(`employees:deposit.types.${account.account_type}`)}
        </p>
        {numbers.map(([field, masked]) => (
          <p key={field} className={styles.number}>
            {t(`employees:deposit.${field}`)}{' '}
            <RevealValue
              employeeId={employeeId}
              field={field}
              index={index}
              label={t(`employees:deposit.${field}`)}
              masked={masked}
            />
          </p>
        ))}
      </div>
      <p className={styles.split}>{splitText(account)}</p>
    </div>
  );
}

function useSplitText() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const figure = useNumberFormat();
  return ({ split, value }: Pick<BankAccount, 'split' | 'value'>): string => {
    if (split === 'remainder') return t('employees:deposit.rest');
    const amount = value ?? 0;
    return split === 'percentage'
      ? figure(amount / 100, { style: 'percent', maximumFractionDigits: 2 })
      : dollarText(amount, language);
  };
}
