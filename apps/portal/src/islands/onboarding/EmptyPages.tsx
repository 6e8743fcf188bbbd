// While the portal opens, and when its link is over.
import type { OnboardingInvitation, PageFrame } from '@onward/contract/careers/portal-pages';
import { Banner } from '../../parts/Banner.tsx';
import { useTexts } from '../../texts/texts.ts';
import { WelcomeBanner } from './sign-in/CodePage.tsx';
import { WriteLink } from './WriteLink.tsx';

interface EmptyPageProps {
  frame: PageFrame;
  invitation: OnboardingInvitation;
}

export function StartingPage({ frame, invitation, onRetry }: EmptyPageProps & { onRetry: (() => void) | null }) {
  const { t } = useTexts();
  return (
    <div class="portal-page portal-plain">
      <WelcomeBanner frame={frame} invitation={invitation} />
      <main class="column stack portal-main" id="content" tabIndex={-1} aria-busy={onRetry === null}>
        <p class="words" role="status">
          {t(onRetry ? 'onboarding-portal:loading.portalFailed' : 'onboarding-portal:loading.text')}
        </p>
        {onRetry && (
          <button class="quiet-button" type="button" onClick={onRetry}>
            {t('onboarding-portal:loading.retry')}
          </button>
        )}
      </main>
    </div>
  );
}

export function GonePage({ frame, invitation }: EmptyPageProps) {
  const { t } = useTexts();
  const { brand_name: name, company_name: company, contact_email: email } = invitation;
  return (
    <div class="portal-page portal-plain">
      <Banner frame={frame} of={{ name, logo_url: null }}>
        <h1>{t('onboarding-portal:gone.title')}</h1>
      </Banner>
      <main class="column stack portal-main" id="content" tabIndex={-1}>
        <p class="words">{t('onboarding-portal:gone.text', { company })}</p>
        {email && <WriteLink email={email} />}
      </main>
    </div>
  );
}
