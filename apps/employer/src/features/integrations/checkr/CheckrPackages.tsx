// The packages of the account: what each searches, its price and time, and the default for new locations (CHK-004).
import type { CheckerPackage, Integration } from '@onward/contract/integrations/integrations';
import { Select } from 'antd';
import { Info } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { usePackageTexts } from '../../background-checks/parts/use-package-texts.ts';
import { changeDefaultPackage } from '../integrations.api.ts';
import styles from './CheckrPage.module.css';

interface Props {
  integration: Integration;
  packages: readonly CheckerPackage[];
  mayEdit: boolean;
}

export function CheckrPackages({ integration, packages, mayEdit }: Props) {
  const { t } = useTranslation();
  const texts = usePackageTexts();
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
              <span className={styles.meta}>{texts.screenings(one.screenings)}</span>
            </div>
            <div className={styles.price}>
              <strong>{texts.price(one.price)}</strong>
              <span className={styles.meta}>{texts.turnaround(one.turnaround)}</span>
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
