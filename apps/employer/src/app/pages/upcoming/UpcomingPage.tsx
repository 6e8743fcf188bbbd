// A page whose room is not part of the reader's plan yet: what it will hold, and the way back.
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { Track, trackOf } from '../../../design/status/Track.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { usePageKey } from '../../page-handle.ts';
import styles from './UpcomingPage.module.css';

/** `bare` pages stand outside the main layout and bring their own landmark. */
export default function UpcomingPage({ bare = false }: { bare?: boolean }) {
  const { t } = useTranslation();
  const key = usePageKey();
  const Column = bare ? 'main' : 'section';
  return (
    <>
      <PageHeader title={t(`shell:pages.${key}`)} />
      <PageBody>
        <Column className={styles.column}>
          <Track segments={trackOf(5, 0)} wide />
          <h2>{t('shell:upcoming.title')}</h2>
          <p className={styles.text}>{t(`shell:upcoming.${key}`)}</p>
          <LinkButton to={paths.home()} primary>
            {t('shell:goHome')}
          </LinkButton>
        </Column>
      </PageBody>
    </>
  );
}
