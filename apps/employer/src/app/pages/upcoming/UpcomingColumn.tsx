// What a page or panel of a later room will contain, and the way back.
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { Track, trackOf } from '../../../design/status/Track.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import styles from './UpcomingColumn.module.css';

/** The text is `shell:upcoming.<page>`. */
export function UpcomingColumn({ page }: { page: string }) {
  const { t } = useTranslation();
  return (
    <section className={styles.column}>
      <Track segments={trackOf(5, 0)} wide />
      <h2>{t('shell:upcoming.title')}</h2>
      <p className={styles.text}>{t(`shell:upcoming.${page}`)}</p>
      <LinkButton to={paths.home()} primary>
        {t('shell:goHome')}
      </LinkButton>
    </section>
  );
}
