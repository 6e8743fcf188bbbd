// The state income tax of an employee, by the form of the state they work in (EMP-021, EMP-022).
import type { EmployeeStateTax } from '@onward/contract/employees/employee';
import type { EmployeeProfile } from '@onward/contract/employees/employees';
import { formatPercentWithheld } from '@onward/domain/employees/percent-withheld';
import type { StateTaxForm as TaxForm } from '@onward/domain/employees/state-tax-forms';
import { stateTaxOf } from '@onward/domain/employees/state-taxes';
import { Button } from 'antd';
import { FileText, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { dollarText } from '../../../../platform/language/dollar-format.ts';
import { useLanguage } from '../../../../platform/language/language.ts';
import { GuardedButton } from '../../../../platform/see-as/GuardedButton.tsx';
import { stateName } from '../../../locations/parts/state-name.ts';
import { EDIT_EMPLOYEES } from '../../permissions.ts';
import { type EditRequest, useEditing } from '../editing.ts';
import { type Fact, Facts } from '../Facts.tsx';
import { RecordSection } from '../RecordSection.tsx';
import { StateTaxForm } from './StateTaxForm.tsx';
import styles from './StateTaxSection.module.css';
import { SubmittedForm } from './SubmittedForm.tsx';

interface Props {
  record: EmployeeProfile;
  readOnly: boolean;
  request: EditRequest | null;
}

export function StateTaxSection({ record, readOnly, request }: Props) {
  const { t } = useTranslation();
  const { employee, employee_state_income_tax: tax } = record;
  const { editing, start, stop } = useEditing('state_tax', request, readOnly);
  const submitted = useDialog<null>();
  const rules = stateTaxOf(tax.state ?? '');
  const isSaved = tax.updated_at !== null;
  return (
    <RecordSection
      section="state_tax"
      action={
        rules.kind === 'form' &&
        !editing && (
          <>
            {isSaved && (
              <Button type="text" icon={<FileText size={15} />} onClick={() => submitted.show(null)}>
                {t('employees:tax.submitted')}
              </Button>
            )}
            {!readOnly && (
              <GuardedButton
                demand={EDIT_EMPLOYEES}
                type="text"
                icon={<Pencil size={15} />}
                label={t('employees:edit')}
                accessibleName={t('employees:editSection', { section: t('employees:sections.state_tax') })}
                onClick={() => start(null)}
              />
            )}
          </>
        )
      }
    >
      {rules.kind === 'unknown_state' && <p className={styles.note}>{t('employees:tax.unknown')}</p>}
      {rules.kind === 'no_income_tax' && (
        <p>
          <strong>{t('employees:tax.none')}</strong>{' '}
          <span className={styles.note}>{t('employees:tax.noneText', { state: stateName(rules.state) })}</span>
        </p>
      )}
      {rules.kind === 'form' &&
        (editing ? (
          <StateTaxForm key={rules.state} employeeId={employee.id} tax={tax} form={rules.form} onClose={stop} />
        ) : (
          <TaxFacts tax={tax} form={rules.form} state={rules.state} />
        ))}
      {submitted.visit > 0 && (
        <SubmittedForm employeeId={employee.id} open={submitted.open} onClose={submitted.close} />
      )}
    </RecordSection>
  );
}

function TaxFacts({ tax, form, state }: { tax: EmployeeStateTax; form: TaxForm; state: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const dollars = (amount: number | null) => (amount === null ? null : dollarText(amount, language));
  const facts: Fact[] = [
    { key: 'state', label: t('employees:tax.state'), value: stateName(state) },
    { key: 'form', label: t('employees:tax.form'), value: tax.form ?? form.form ?? t('employees:tax.federal') },
  ];
  const add = (key: string, value: string | null, label = t(`employees:tax.${key}`)) =>
    facts.push({ key, label, value });
  if (tax.exempt) add('exempt', t('employees:yes'));
  else {
    if (form.filingStatuses.length > 0) {
      add('filing_status', tax.filing_status && t(`employees:tax.filing.${tax.filing_status}`));
    }
    if (form.allowance === 'allowances') add('allowances', tax.allowances === null ? null : String(tax.allowances));
    if (form.allowance === 'amount') add('annual_allowance', dollars(tax.allowances));
    if (form.allowance === 'percent') {
      add('percent_withheld', tax.percent_withheld && formatPercentWithheld(tax.percent_withheld));
    }
    if (form.additional) add('additional_withholding', dollars(tax.additional_withholding));
  }
  return <Facts facts={facts} />;
}
