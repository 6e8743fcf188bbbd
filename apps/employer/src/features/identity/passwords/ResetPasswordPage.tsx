// Sets a new password through an emailed link, or because a reset is required (IDN-018, IDN-019).
import { errorCodes } from '@onward/contract/errors';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { PublicFrame } from '../../../design/frames/PublicFrame.tsx';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import form from '../../../platform/forms/form.module.css';
import { readFailure } from '../../../platform/forms/read-failure.ts';
import { LanguageLinks } from '../../../platform/language/LanguageLinks.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { leave } from '../../../platform/session/session-actions.ts';
import { useStartupState } from '../../../platform/startup/use-startup.ts';
import { PageTitle } from '../frame/PageTitle.tsx';
import { callResetPassword } from '../identity.api.ts';
import { proceed } from '../second-step/second-step.ts';
import { ExpiredLink } from './ExpiredLink.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

export default function ResetPasswordPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { token = '' } = useParams();
  const [expired, setExpired] = useState(false);
  const forced = useStartupState().kind === 'reset_required';

  const choose = async (password: string) => {
    try {
      const answer = await callResetPassword(token, password);
      if (proceed(answer, (session) => session, navigate)) navigate(paths.home(), { replace: true });
    } catch (error) {
      if (readFailure(error).code !== errorCodes.linkExpired) throw error;
      setExpired(true);
    }
  };

  if (expired) {
    return (
      <ExpiredLink
        page="resetPassword"
        title={t('identity:reset.expired')}
        text={t('identity:reset.expiredText')}
        action={
          <LinkButton to={paths.forgotPassword()} primary>
            {t('identity:reset.newLink')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <PublicFrame
      title={t('identity:reset.title')}
      subtitle={forced ? t('identity:reset.forced') : t('identity:reset.subtitle')}
      footer={<LanguageLinks />}
    >
      <PageTitle page="resetPassword" />
      <div className={form.stack}>
        <NewPasswordForm email={null} submitLabel={t('identity:reset.submit')} onSubmit={choose} />
        {forced && (
          <div className={form.links}>
            <button type="button" onClick={() => void leave().then(() => navigate(paths.login()))}>
              {t('shell:userMenu.signOut')}
            </button>
          </div>
        )}
      </div>
    </PublicFrame>
  );
}
