// The texts that applicants agree to: which version of each is in use, and editing them. For super admins.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { useAccess } from '../../../platform/access.ts';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { GuardedButton } from '../../../platform/see-as/GuardedButton.tsx';
import { ConsentTextsDrawer } from '../consent-texts/ConsentTextsDrawer.tsx';
import { type CurrentTexts, currentTextsQuery } from '../consent-texts/consent-texts.api.ts';
import styles from './ConsentTextsCard.module.css';

export function ConsentTextsCard() {
  const { t } = useTranslation();
  const maySee = useAccess().may({ superAdmin: true });
  const { data, error, refetch } = useQuery({ ...currentTextsQuery, enabled: maySee });
  const editing = useDialog<CurrentTexts>();
  if (!maySee) return null;
  return (
    <section className={styles.card} aria-labelledby="consent-texts">
      <div className={styles.head}>
        <h3 id="consent-texts">{t('consent-texts:title')}</h3>
        {data && (
          <GuardedButton
            demand={{ superAdmin: true, writes: true }}
            type="link"
            size="small"
            label={t('consent-texts:card.edit')}
            accessibleName={t('consent-texts:card.editLabel')}
            onClick={() => editing.show(data)}
          />
        )}
      </div>
      {data && (
        <p className={styles.text}>
          {t('consent-texts:card.text', { sms: data.sms.version, inTouch: data.keep_in_touch.version })}
        </p>
      )}
      {!data && !error && <SkeletonRows rows={1} avatar={false} />}
      {!data && error && (
        <LoadFailure title={t('consent-texts:card.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {editing.subject && (
        <ConsentTextsDrawer key={editing.visit} open={editing.open} texts={editing.subject} onClose={editing.close} />
      )}
    </section>
  );
}
