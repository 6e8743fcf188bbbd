// The company's plan: tier, locations and enabled modules (CMP-001, CMP-002).
import type { CompanyProfile } from '@onward/contract/company/company';
import { ownValue } from '@onward/domain/platform/own-value';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CopyField } from '../../../design/fields/CopyField.tsx';
import { Pill } from '../../../design/status/Pill.tsx';
import styles from './PlanCard.module.css';

export function PlanCard({ company }: { company: CompanyProfile }) {
  const { t } = useTranslation();
  const { tier, plan_type, paid_locations_count: paid, available_locations_count: available, trial } = company;
  const used = paid - available;
  const names: Record<string, string> = { lite: t('company:plan.tiers.lite'), hiring: t('company:plan.tiers.hiring') };
  return (
    <aside className={styles.card} aria-label={t('company:plan.title')}>
      <h2 className={styles.head}>
        {t('company:plan.title')}
        {trial && <Pill tone="amber">{t('company:plan.trial')}</Pill>}
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t('company:plan.tier')}</dt>
          <dd>{ownValue(names, tier) ?? tier}</dd>
        </div>
        <div>
          <dt>{t('company:plan.locations')}</dt>
          <dd>
            {plan_type === 'fixed_locations'
              ? t('company:plan.used', { used, paid })
              : t('company:plan.usedFlexible', { count: used })}
          </dd>
        </div>
      </dl>
      <h3>{t('company:plan.modules')}</h3>
      <ul className={styles.modules}>
        {company.function_modules.map((module) => (
          <li key={module}>
            <Check size={15} aria-hidden="true" />
            {t(`shell:modules.${module}`)}
          </li>
        ))}
      </ul>
      <h3>{t('company:plan.id')}</h3>
      <CopyField label={t('company:plan.id')} value={company.uuid} />
    </aside>
  );
}
