// Reports to start from, by what they are about.
import { REPORT_EXAMPLES } from '@onward/domain/reports/examples';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { SOURCE_ICONS } from '../source-icons.ts';
import { useAllowedSources } from '../use-allowed-sources.ts';
import styles from './ExamplesDialog.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
}

export function ExamplesDialog({ open, onClose }: Props) {
  const { t } = useTranslation();
  const sources = useAllowedSources();
  return (
    <Dialog open={open} title={t('reports:examplesTitle')} width="preview" onClose={onClose}>
      <div className={styles.sources}>
        {sources.map((source) => {
          const Icon = SOURCE_ICONS[source];
          return (
            <section key={source} className={styles.source} aria-label={t(`reports:sources.${source}`)}>
              <h3>
                <Icon size={16} aria-hidden="true" />
                {t(`reports:sources.${source}`)}
              </h3>
              <ul className={styles.examples}>
                {REPORT_EXAMPLES.filter((example) => example.source === source).map(({ key }) => (
                  <li key={key}>
                    <Link className={styles.example} to={paths.newReport({ example: key })}>
                      <strong>{t(`reports:examples.${key}.name`)}</strong>
                      <span>{t(`reports:examples.${key}.text`)}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}
