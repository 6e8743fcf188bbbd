// The background check package that is ordered in the stage.
import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';
import type { StageFieldsProps } from './stage-fields.ts';

const PACKAGE_MAX = 80;

export function PackageField({ stage, problem, onChange }: StageFieldsProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Field
      htmlFor={id}
      label={t('hiring-processes:config.package')}
      hint={t('hiring-processes:config.packageHint')}
      error={problem}
      required
    >
      <Input
        id={id}
        value={stage.config.package ?? ''}
        maxLength={PACKAGE_MAX}
        status={problem ? 'error' : ''}
        aria-describedby={fieldNoteId(id)}
        onChange={({ target }) => onChange({ package: target.value })}
      />
    </Field>
  );
}
