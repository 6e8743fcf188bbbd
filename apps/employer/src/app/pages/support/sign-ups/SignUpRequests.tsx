// Who asked for a company on the sign-up page, newest first; support staff can erase a request (CMP-053).
import type { SignUpRequest } from '@onward/contract/company/sign-up-requests';
import { Button } from 'antd';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../design/overlays/ConfirmDialog.tsx';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { Pill } from '../../../../design/status/Pill.tsx';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { dayText } from '../../../../platform/language/time-text.ts';
import { SupportList } from '../SupportList.tsx';
import styles from '../SupportRow.module.css';
import { eraseSignUpRequest, signUpRequestsQuery } from './sign-ups.api.ts';

export function SignUpRequests() {
  const { t } = useTranslation();
  const erasing = useDialog<SignUpRequest>();
  const erase = async ({ id, company_name }: SignUpRequest) => {
    await eraseSignUpRequest(id);
    toasts.success(t('company:support.signUps.erased', { company: company_name }));
    erasing.close();
  };
  return (
    <>
      <SupportList
        name="sign_ups"
        title={t('company:support.signUps.title')}
        texts={{
          notLoaded: t('company:support.signUps.notLoaded'),
          emptyTitle: t('company:support.signUps.none'),
          emptyText: t('company:support.signUps.noneText'),
          count: (count) => t('company:support.signUps.count', { count }),
        }}
        query={signUpRequestsQuery}
        rowsOf={({ sign_up_requests }) =>
          sign_up_requests.map((request) => (
            <RequestRow key={request.id} request={request} onErase={() => erasing.show(request)} />
          ))
        }
      />
      <ConfirmDialog
        open={erasing.open}
        title={t('company:support.signUps.eraseTitle', { company: erasing.subject?.company_name })}
        text={t('company:support.signUps.eraseText', { email: erasing.subject?.email })}
        confirmLabel={t('company:support.signUps.erase')}
        danger
        // The shared handler shows the error.
        onConfirm={() => erasing.subject && erase(erasing.subject).catch(() => null)}
        onCancel={erasing.close}
      />
    </>
  );
}

function RequestRow({ request, onErase }: { request: SignUpRequest; onErase: () => void }) {
  const { t, i18n } = useTranslation();
  const { name, email, company_name, referred, handled_at, created_at } = request;
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.line}>{company_name}</p>
        <p className={styles.meta}>{[name, email, dayText(i18n.language, created_at)].join(' · ')}</p>
      </div>
      <div className={styles.end}>
        {referred && <Pill tone="violet">{t('company:support.signUps.referred')}</Pill>}
        {handled_at && <Pill tone="green">{t('company:support.signUps.handled')}</Pill>}
        <Button
          icon={<Trash2 size={15} />}
          aria-label={t('company:support.signUps.eraseOf', { company: company_name })}
          title={t('company:support.signUps.eraseOf', { company: company_name })}
          onClick={onErase}
        />
      </div>
    </li>
  );
}
