// The links the applicant was shared by; active ones can be revoked (APP-034).

import type { Share } from '@onward/contract/applicants/application-remarks';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../design/overlays/ConfirmDialog.tsx';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { Pill } from '../../../../design/status/Pill.tsx';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { useAccess } from '../../../../platform/access.ts';
import { shortDayText } from '../../../../platform/language/time-text.ts';
import { closeShare, sharesQuery } from '../profile.api.ts';
import styles from './Shares.module.css';

export function Shares({ applicationId }: { applicationId: number }) {
  const { t } = useTranslation();
  const { data: shares = [] } = useQuery(sharesQuery(applicationId));
  const mayClose = useAccess().may({ permission: 'edit_applicant', writes: true });
  const closing = useDialog<Share>();
  if (shares.length === 0) return null;
  const close = async (share: Share) => {
    await closeShare(share.id);
    toasts.success(t('applicants:share.revoked'));
    closing.close();
  };
  return (
    <section>
      <h2 className={styles.title}>{t('applicants:share.title')}</h2>
      <ul className={styles.shares}>
        {shares.map((share) => (
          <ShareRow key={share.id} share={share} {...(mayClose && { onClose: () => closing.show(share) })} />
        ))}
      </ul>
      {closing.subject && (
        <ConfirmDialog
          open={closing.open}
          danger
          title={t('applicants:share.revokeTitle')}
          text={t('applicants:share.revokeText', { recipients: closing.subject.recipients.join(', ') })}
          confirmLabel={t('applicants:share.revoke')}
          onConfirm={() => closing.subject && close(closing.subject).catch(() => null)}
          onCancel={closing.close}
        />
      )}
    </section>
  );
}

function ShareRow({ share, onClose }: { share: Share; onClose?: () => void }) {
  const { t, i18n } = useTranslation();
  const day = (moment: string) => shortDayText(i18n.language, moment);
  const recipients = share.recipients.join(', ');
  return (
    <li>
      <div className={styles.words}>
        <p className={styles.recipients}>{recipients}</p>
        <p className={styles.meta}>{t('applicants:share.by', { name: share.shared_by, day: day(share.created_at) })}</p>
      </div>
      {share.state === 'open' ? (
        <>
          <span className={styles.meta}>{t('applicants:share.until', { day: day(share.expires_at) })}</span>
          {onClose && (
            <Button size="small" aria-label={t('applicants:share.revokeOf', { recipients })} onClick={onClose}>
              {t('applicants:share.revokeShort')}
            </Button>
          )}
        </>
      ) : (
        <Pill>{t(`applicants:share.states.${share.state}`)}</Pill>
      )}
    </li>
  );
}
