// What the package searched, and the records that need a person to look at them.
import type { ApplicationCheck } from '@onward/contract/background-checks/application-checks';
import { isFindingOpen } from '@onward/domain/background-checks/states';
import { useTranslation } from 'react-i18next';
import { usePackageTexts } from '../use-package-texts.ts';
import styles from './CheckTab.module.css';

export function CheckFindings({ check }: { check: ApplicationCheck }) {
  const { t } = useTranslation();
  const { screening } = usePackageTexts();
  return (
    <div className={styles.findings}>
      <section>
        <h3 className={styles.heading}>{t('background-checks:tab.searched')}</h3>
        <ul className={styles.searches}>
          {check.screenings.map((type) => (
            <li key={type} className={styles.search}>
              {screening(type)}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.records}>
        <h3 className={styles.heading}>{t('background-checks:tab.records', { count: check.findings.length })}</h3>
        {check.findings.length === 0 ? (
          <p>{t('background-checks:tab.recordsInReport')}</p>
        ) : (
          <ul>
            {check.findings.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        )}
        {isFindingOpen(check.status) && (
          <div className={styles.think}>
            <strong>{t('background-checks:tab.think')}</strong>
            <p>{t('background-checks:tab.thinkText')}</p>
          </div>
        )}
      </section>
    </div>
  );
}
