// The choice of another process, and what happens to the work done so far (ONB-034).
import type { EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import type { Failure } from '../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import { processChoicesQuery, replaceWith } from '../employee-processes.api.ts';
import styles from './ReplaceForm.module.css';

export function useReplace(process: EmployeeProcess, onReplaced: (process: EmployeeProcess) => void) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<number | null>(null);
  const [isConfirmed, setConfirmed] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const submit = async () => {
    setChecked(true);
    setFailure(null);
    if (chosen === null || !isConfirmed) return;
    setBusy(true);
    try {
      const next = await replaceWith(process.employee_id, chosen);
      toasts.success(t('onboarding:replace.done', { name: next.employee.name, process: next.name }));
      onReplaced(next);
    } catch (error) {
      setFailure(takeFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return { chosen, setChosen, isConfirmed, setConfirmed, isChecked, busy, failure, submit };
}

interface Props {
  process: EmployeeProcess;
  replace: ReturnType<typeof useReplace>;
}

export function ReplaceForm({ process, replace }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { data: processes } = useQuery(processChoicesQuery);
  const { chosen, isChecked, isConfirmed, failure } = replace;
  const others = (processes ?? []).filter((one) => one.id !== process.company_onboarding_process_id);
  const next = others.find((one) => one.id === chosen);
  const kept = process.modules.filter(({ module_type }) => next?.module_types.includes(module_type));
  const problem = isChecked && chosen === null ? t('onboarding:start.missing.process') : null;
  return (
    <div className={styles.form}>
      <FormAlert failure={failure} />
      <p>{t('onboarding:replace.now', { process: process.name })}</p>
      <Field htmlFor={id} label={t('onboarding:replace.process')} required error={problem}>
        <Select
          id={id}
          className={styles.wide ?? ''}
          value={chosen}
          placeholder={t('onboarding:start.chooseProcess')}
          loading={processes === undefined}
          onChange={replace.setChosen}
          showSearch={{ optionFilterProp: 'label' }}
          options={others.map((one) => ({ value: one.id, label: one.name }))}
          notFoundContent={t('onboarding:replace.noOthers')}
          status={problem ? 'error' : ''}
          aria-describedby={fieldNoteId(id)}
        />
      </Field>
      {next && (
        <p className={styles.note} role="status">
          {kept.length > 0
            ? t('onboarding:replace.kept', { modules: kept.map(({ name }) => name).join(', ') })
            : t('onboarding:replace.nothingKept')}
        </p>
      )}
      <div>
        <Checkbox checked={isConfirmed} onChange={({ target }) => replace.setConfirmed(target.checked)}>
          {t('onboarding:replace.confirm')}
        </Checkbox>
        {isChecked && !isConfirmed && (
          <p className={styles.problem} role="alert">
            {t('onboarding:replace.mustConfirm')}
          </p>
        )}
      </div>
    </div>
  );
}
