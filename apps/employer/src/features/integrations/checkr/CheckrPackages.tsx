// The packages of the account: what each searches, its price and time, and the default for new locations (CHK-004).
import type { CheckerPackage, Integration } from '@onward/contract/integrations/integrations';
import type { Language } from '@onward/domain/platform/languages';
import { Select } from 'antd';
import type { TFunction } from 'i18next';
import { Info } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { dollarText } from '../../../platform/language/dollar-format.ts';
import { changeDefaultPackage } from '../integrations.api.ts';
import styles from './CheckrPage.module.css';

interface Props {
  integration: Integration;
  packages: readonly CheckerPackage[];
  mayEdit: boolean;
}

export function CheckrPackages({ integration, packages, mayEdit }: Props) {
  const { t, i18n } = useTranslation();
  const selectId = useId();
  const { id, version, config } = integration;
  const change = (slug: string) => {
    if (id === null) return;
    changeDefaultPackage(id, version, slug || null).then(
      () => toasts.success(t('integrations:checkr.saved')),
      () => null,
    );
  };
  return (
    <section className={styles.card} aria-labelledby="checkr-packages">
      <h2 id="checkr-packages">{t('integrations:checkr.packages')}</h2>
      <ul className={styles.packages}>
        {packages.map((one) => (
          <li key={one.slug}>
            <div>
              <strong>{one.name}</strong>
              <span className={styles.meta}>{screeningsText(one, t, i18n.language)}</span>
            </div>
            <div className={styles.price}>
              <strong>{dollarText(one.price / 100, i18n.language as Language)}</strong>
              <span className={styles.meta}>{turnaroundText(one, t)}</span>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.fee}>
        <Info size={14} aria-hidden="true" />
        {t('integrations:checkr.fee')}
      </p>
      <label className={styles.choice} htmlFor={selectId}>
        {t('integrations:checkr.newDefault')}
        <Select
          id={selectId}
          className={styles.select ?? ''}
          value={config.default_package ?? ''}
          disabled={!mayEdit}
          onChange={change}
          options={[
            { value: '', label: t('integrations:checkr.noDefault') },
            ...packages.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
      </label>
    </section>
  );
}

function turnaroundText({ turnaround: { min_days: min, max_days: max } }: CheckerPackage, t: TFunction): string {
  return min === max
    ? t('integrations:checkr.turnaround', { count: max })
    : t('integrations:checkr.turnaroundRange', { min, max });
}

/** A search that is new at the provider is shown by its own name. */
function screeningsText({ screenings }: CheckerPackage, t: TFunction, language: string): string {
  const names = screenings.map((type) =>
    t(`integrations:screenings.${type}`, { defaultValue: type.replaceAll('_', ' ') }),
  );
  const list = new Intl.ListFormat(language, { style: 'short', type: 'unit' }).format(names);
  return list.charAt(0).toUpperCase() + list.slice(1);
}
