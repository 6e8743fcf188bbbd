// The link in a security email that signs the user out everywhere (IDN-043). It asks for a click, because mail programs
// open links automatically.
import { errorCodes } from '@onward/contract/errors';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { PublicFrame } from '../../../design/frames/PublicFrame.tsx';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { PlainButton } from '../../../design/page/PlainButton.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import form from '../../../platform/forms/form.module.css';
import { type Failure, readFailure } from '../../../platform/forms/read-failure.ts';
import { LanguageLinks } from '../../../platform/language/LanguageLinks.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { endSession } from '../../../platform/session/session-actions.ts';
import { PageTitle } from '../frame/PageTitle.tsx';
import { ExpiredLink } from '../passwords/ExpiredLink.tsx';
import { callEndByLink } from './security.api.ts';

export default function EndSessionsPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const [state, setState] = useState<'asking' | 'busy' | 'done' | 'expired'>('asking');
  const [failure, setFailure] = useState<Failure | null>(null);

  const end = async () => {
    setState('busy');
    try {
      await callEndByLink(token);
      endSession();
      setState('done');
    } catch (error) {
      const read = readFailure(error);
      setState(read.code === errorCodes.linkExpired ? 'expired' : 'asking');
      setFailure(read);
    }
  };

  if (state === 'expired') {
    return (
      <ExpiredLink page="endSessions" title={t('identity:reset.expired')} text={t('security:endAll.expiredText')} />
    );
  }
  const done = state === 'done';
  return (
    <PublicFrame
      title={t(done ? 'security:endAll.doneTitle' : 'security:endAll.title')}
      subtitle={t(done ? 'security:endAll.doneText' : 'security:endAll.text')}
      footer={<LanguageLinks />}
    >
      <PageTitle page="endSessions" />
      <div className={form.stack}>
        <FormAlert failure={done ? null : failure} />
        {done ? (
          <LinkButton to={paths.forgotPassword()} primary>
            {t('security:endAll.newPassword')}
          </LinkButton>
        ) : (
          <PlainButton primary size="large" wide busy={state === 'busy'} onClick={() => void end()}>
            {t('security:endAll.submit')}
          </PlainButton>
        )}
        <div className={form.links}>
          <Link to={paths.login()}>{t('identity:backToSignIn')}</Link>
        </div>
      </div>
    </PublicFrame>
  );
}
