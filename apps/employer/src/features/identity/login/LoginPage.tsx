// Sign-in by password, by a texted link, or with ADP (IDN-006).
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PublicFrame } from '../../../design/frames/PublicFrame.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { firstPage } from '../../../platform/chunks/lazy-page.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import type { Failure } from '../../../platform/forms/read-failure.ts';
import { LanguageLinks } from '../../../platform/language/LanguageLinks.tsx';
import { PageTitle } from '../frame/PageTitle.tsx';
import { HiredCard } from './HiredCard.tsx';
import { PasswordSignIn } from './PasswordSignIn.tsx';
import { SmsArrival } from './SmsArrival.tsx';

/** Loaded separately, because phone number rules are large and most sign-ins don't need them. */
const TextSignIn = firstPage<{ onBack: () => void }>(() => import('./TextSignIn.tsx'));

export default function LoginPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const [byText, setByText] = useState(false);
  const [badLink, setBadLink] = useState<Failure | null>(null);
  const smsToken = search.get('sms_token');
  const ssoFailed = search.get('error') === 'sso' ? { code: null, message: t('identity:login.ssoFailed') } : null;

  const refuseLink = (failure: Failure) => {
    setBadLink(failure);
    setSearch(
      (current) => {
        current.delete('sms_token');
        return current;
      },
      { replace: true },
    );
  };

  return (
    <PublicFrame
      title={byText ? t('identity:login.byTextTitle') : t('identity:login.title')}
      subtitle={byText ? t('identity:login.byTextSubtitle') : t('identity:login.subtitle')}
      footer={<LanguageLinks />}
      decoration={<HiredCard />}
    >
      <PageTitle page="login" />
      {smsToken && <SmsArrival token={smsToken} onRefused={refuseLink} />}
      <Suspense fallback={<SkeletonRows rows={2} avatar={false} />}>
        {!smsToken && byText && <TextSignIn onBack={() => setByText(false)} />}
      </Suspense>
      {!smsToken && !byText && (
        <PasswordSignIn notice={<FormAlert failure={badLink ?? ssoFailed} />} onByText={() => setByText(true)} />
      )}
    </PublicFrame>
  );
}
