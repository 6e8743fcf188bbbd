// One module in the list: how much is asked of employees, or why it can't be added.
import {
  type ModuleAvailability,
  moduleTextKey,
  REQUIREMENTS,
  type Requirement,
} from '@onward/domain/onboarding/module-types';
import type { IntegrationStatus } from '@onward/domain/onboarding/readiness';
import { Button, Segmented } from 'antd';
import { Lock, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Pill } from '../../../../../design/status/Pill.tsx';
import { paths } from '../../../../../platform/routing/paths.ts';
import { MODULE_ICONS } from '../../module-icons.ts';
import styles from './SelectStep.module.css';
import type { SelectRow } from './select-rows.ts';

interface Props {
  row: SelectRow;
  readOnly: boolean;
  busy: boolean;
  /** Set when the provider of the module isn't ready. */
  provider: { provider: string; status: IntegrationStatus } | null;
  onChoose: (requirement: Requirement) => void;
  onRemove: () => void;
}

export function ModuleRow({ row, readOnly, busy, provider, onChoose, onRemove }: Props) {
  const { t } = useTranslation();
  const { type, module, availability } = row;
  const requirement = module?.requirement ?? 'off';
  const isBasic = type === 'basic_information';
  const typeName = t(`onboarding-modules:types.${moduleTextKey(type)}.name`);
  const name = module?.name || typeName;
  const Icon = availability.available ? MODULE_ICONS[type] : Lock;
  const lock = useLockText(availability);
  return (
    <li className={styles.module} data-on={requirement !== 'off'}>
      <span className={styles.icon}>
        <Icon size={17} aria-hidden="true" />
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.summary}>
        {lock ??
          (row.isFurther
            ? t('onboarding-setup:select.another')
            : t(`onboarding-modules:types.${moduleTextKey(type)}.summary`))}
        {availability.available && provider && (
          <span className={styles.provider}>
            {t(`onboarding-setup:integrations.${provider.status}`)}{' '}
            <Link to={paths.payrollProvider(provider.provider)}>{t('onboarding-setup:select.connect')}</Link>
          </span>
        )}
      </span>
      <span className={styles.control}>
        {isBasic && <Pill icon={Lock}>{t('onboarding-setup:select.alwaysOn')}</Pill>}
        {!isBasic && availability.available && (
          <Segmented<Requirement>
            aria-label={t('onboarding-setup:select.requirementOf', { name })}
            value={requirement}
            disabled={readOnly || busy}
            options={REQUIREMENTS.map((value) => ({ value, label: t(`onboarding-setup:requirements.${value}`) }))}
            onChange={onChoose}
          />
        )}
        {!readOnly && module !== null && module.id !== null && requirement === 'off' && (
          <Button
            type="text"
            size="small"
            icon={<Trash2 size={15} />}
            aria-label={t('onboarding-setup:select.remove', { name })}
            title={t('onboarding-setup:select.remove', { name })}
            onClick={onRemove}
          />
        )}
      </span>
    </li>
  );
}

function useLockText(availability: ModuleAvailability): string | null {
  const { t } = useTranslation();
  if (availability.available) return null;
  switch (availability.reason) {
    case 'locked':
      return t('onboarding-setup:select.locked', { module: t(`shell:modules.${availability.module}`) });
    case 'excluded':
      return t('onboarding-setup:select.excluded', {
        module: t(`onboarding-modules:types.${moduleTextKey(availability.by)}.name`),
      });
    case 'already_added':
      return t('onboarding-setup:select.alreadyAdded');
  }
}
