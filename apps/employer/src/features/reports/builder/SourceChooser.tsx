// The first question of a new report: what it is about (RPT-003).
import { columnsOf } from '@onward/domain/reports/sources';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { SOURCE_ICONS } from '../source-icons.ts';
import { useAllowedSources } from '../use-allowed-sources.ts';
import styles from './SourceChooser.module.css';

export function SourceChooser() {
  const { t } = useTranslation();
  const sources = useAllowedSources();
  return (
    <>
      <PageHeader
        title={t('reports:new')}
        titleOnPhone
        divided
        crumbs={[{ label: t('shell:pages.reports'), to: paths.reports() }, { label: t('reports:new') }]}
      />
      <PageBody>
        <h2 className={styles.question}>{t('reports:builder.about')}</h2>
        <ul className={styles.sources}>
          {sources.map((source) => {
            const Icon = SOURCE_ICONS[source];
            return (
              <li key={source}>
                <Link className={styles.source} to={paths.newReport({ source })}>
                  <span className={styles.tile}>
                    <Icon size={20} aria-hidden="true" />
                  </span>
                  <span className={styles.text}>
                    <strong>{t(`reports:sources.${source}`)}</strong>
                    <span>{t(`reports:sourceTexts.${source}`)}</span>
                    <small>{t('reports:builder.fields', { count: columnsOf(source).length })}</small>
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      </PageBody>
    </>
  );
}
