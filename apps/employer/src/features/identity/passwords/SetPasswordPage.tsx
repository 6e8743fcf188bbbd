// An invited person sees the invitation and sets a password (IDN-020).
import { errorCodes } from '@onward/contract/errors';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { PublicFrame } from '../../../design/frames/PublicFrame.tsx';
import { ErrorBlock } from '../../../design/page/ErrorBlock.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import form from '../../../platform/forms/form.module.css';
import { readFailure } from '../../../platform/forms/read-failure.ts';
import { LanguageLinks } from '../../../platform/language/LanguageLinks.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { PageTitle } from '../frame/PageTitle.tsx';
import { callSetPassword, invitationQuery } from '../identity.api.ts';
import { proceed } from '../second-step/second-step.ts';
import { AcceptForm } from './AcceptForm.tsx';
import { ExpiredLink } from './ExpiredLink.tsx';
import { InvitationCard } from './InvitationCard.tsx';

const isExpiry = (error: unknown): boolean => readFailure(error).code === errorCodes.linkExpired;

export default function SetPasswordPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { token = '' } = useParams();
  const { data: invitation, error, refetch } = useQuery(invitationQuery(token));
  const [expiredMeanwhile, setExpiredMeanwhile] = useState(false);

  const accept = async (password: string) => {
    try {
      const answer = await callSetPassword({ token, password });
      if (proceed(answer, (session) => session, navigate)) navigate(paths.home(), { replace: true });
    } catch (failure) {
      if (!isExpiry(failure)) throw failure;
      setExpiredMeanwhile(true);
    }
  };

  const isNew = !invitation || invitation.accept_with === 'new_password';

  if (expiredMeanwhile || isExpiry(error)) {
    return <ExpiredLink page="setPassword" title={t('identity:invite.expired')} text={t('identity:invite.askAdmin')} />;
  }
  return (
    <PublicFrame
      title={t(isNew ? 'identity:invite.title' : 'identity:invite.acceptTitle')}
      subtitle={
        invitation &&
        t(isNew ? 'identity:invite.subtitle' : 'identity:invite.acceptSubtitle', { company: invitation.company_name })
      }
      footer={<LanguageLinks />}
    >
      <PageTitle page="setPassword" />
      {error && (
        <ErrorBlock
          title={t('identity:invite.notLoaded')}
          message={readFailure(error).message}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !invitation && <SkeletonRows rows={3} />}
      {invitation && (
        <div className={form.stack}>
          <InvitationCard invitation={invitation} />
          <AcceptForm invitation={invitation} token={token} onAccept={accept} />
        </div>
      )}
    </PublicFrame>
  );
}
