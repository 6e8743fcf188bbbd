// The background check package that is ordered in the stage, from the connected account (JOB-018).
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAccess } from '../../../platform/access.ts';
import { SelectField } from '../../../platform/forms/SelectField.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { useAccountPackages } from '../../background-checks/parts/use-account-packages.ts';
import type { StageFieldsProps } from './stage-fields.ts';

export function PackageField({ stage, problem, onChange }: StageFieldsProps) {
  const { t } = useTranslation();
  const id = useId();
  const { packages, isConnected } = useAccountPackages();
  const mayConnect = useAccess().may({ permission: 'edit_integration', module: 'background_check' });
  const stored = stage.config.package || null;
  const isUnknown = stored !== null && packages.every(({ slug }) => slug !== stored);
  return (
    <SelectField<string>
      field={{
        id,
        value: stored,
        error: problem,
        onBlur: () => {},
        onChange: (slug) => onChange({ package: slug ?? '' }),
      }}
      label={t('hiring-processes:config.package')}
      options={[
        ...packages.map(({ slug, name }) => ({ value: slug, label: name })),
        // Stays visible, so that saving something else doesn't change it.
        ...(isUnknown ? [{ value: stored, label: stored }] : []),
      ]}
      hint={hint()}
      required
    />
  );

  function hint() {
    if (isConnected === undefined) return null;
    if (!isConnected)
      return (
        <>
          {t('hiring-processes:config.checkrMissing')}{' '}
          {mayConnect && <Link to={paths.checkr()}>{t('hiring-processes:config.toCheckr')}</Link>}
        </>
      );
    return isUnknown ? t('hiring-processes:config.packageUnknown') : t('hiring-processes:config.packageHint');
  }
}
