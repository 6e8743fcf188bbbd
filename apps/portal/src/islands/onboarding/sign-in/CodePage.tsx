// A new device: the code that was sent, time and tries left, and other ways to get it (ONB-040, design 56).
import type { OnboardingInvitation, PageFrame } from '@onward/contract/careers/portal-pages';
import { Banner } from '../../../parts/Banner.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { useTexts } from '../../../texts/texts.ts';
import { useIsLive } from '../../use-is-live.ts';
import { CodeCells } from './CodeCells.tsx';
import { type CodeEntry, useCode } from './use-code.ts';

interface CodePageProps {
  frame: PageFrame;
  processKey: string;
  token: string;
  invitation: OnboardingInvitation;
  onOpened(portalToken: string): Promise<void>;
  onGone(): void;
}

export function CodePage({ frame, invitation, ...of }: CodePageProps) {
  const { t } = useTexts();
  const isLive = useIsLive();
  const entry = useCode(of);
  const { sent, isBusy, minutes } = entry;
  const isUsable = sent !== null && minutes > 0 && sent.tries_left > 0;
  return (
    <div class="portal-page portal-plain">
      <WelcomeBanner frame={frame} invitation={invitation} />
      <main class="column" id="content" tabIndex={-1}>
        <form
          class="stack"
          noValidate
          aria-busy={!isLive || isBusy}
          onSubmit={(event) => {
            event.preventDefault();
            void entry.open();
          }}
        >
          <div>
            <h2>
              {t(sent?.channel === 'email' ? 'onboarding-portal:code.titleEmail' : 'onboarding-portal:code.title')}
            </h2>
            <p class="words">
              {sent ? t('onboarding-portal:code.sentTo', { contact: sent.sent_to }) : t('onboarding-portal:code.why')}
            </p>
          </div>
          {entry.failure && (
            <p class="notice notice-problem" role="alert">
              {entry.failure}
            </p>
          )}
          <CodeCells code={entry.code} problem={entry.problem} isDisabled={!isUsable || isBusy} onChange={entry.type} />
          {sent && <CodeTime entry={entry} triesLeft={sent.tries_left} />}
          <OtherWays entry={entry} invitation={invitation} />
          <div class="dock portal-dock">
            <button class="button" type="submit" disabled={!isLive || isBusy || !isUsable}>
              {t(isBusy ? 'onboarding-portal:code.opening' : 'onboarding-portal:code.open')}
            </button>
          </div>
        </form>
      </main>
    </div>
  );
}

export function WelcomeBanner({ frame, invitation }: Pick<CodePageProps, 'frame' | 'invitation'>) {
  const { t } = useTexts();
  const { brand_name: name, first_name, task_count: count, minutes } = invitation;
  return (
    <Banner frame={frame} of={{ name, logo_url: null }}>
      <h1>{t('onboarding-portal:code.welcome', { name: first_name })}</h1>
      <p class="banner-words">{t('onboarding-portal:code.lead', { count, minutes })}</p>
    </Banner>
  );
}

function CodeTime({ entry, triesLeft }: { entry: CodeEntry; triesLeft: number }) {
  const { t } = useTexts();
  const text =
    triesLeft === 0
      ? t('onboarding-portal:code.noTries')
      : entry.minutes === 0
        ? t('onboarding-portal:code.expired')
        : [
            t('onboarding-portal:code.minutes', { count: entry.minutes }),
            // A wrong try says itself how many are left.
            ...(entry.problem ? [] : [t('onboarding-portal:code.tries', { count: triesLeft })]),
          ].join(' ');
  return (
    <p class="with-icon meta code-time" role="status">
      <Icon name="clock" size={16} />
      <span>{text}</span>
    </p>
  );
}

function OtherWays({ entry, invitation }: { entry: CodeEntry; invitation: OnboardingInvitation }) {
  const { t } = useTexts();
  const { sent, resendSeconds, isBusy } = entry;
  const { channels, contact_name: contact, contact_email: email } = invitation;
  const other = channels.find((channel) => channel !== sent?.channel);
  const mustWait = resendSeconds > 0;
  return (
    <div class="rows">
      <button class="row" type="button" disabled={mustWait || isBusy} onClick={() => void entry.request(sent?.channel)}>
        <Icon name="message" />
        <span class="row-words">
          <strong>{t('onboarding-portal:code.again')}</strong>
          {mustWait && <span class="meta">{t('onboarding-portal:code.inSeconds', { count: resendSeconds })}</span>}
        </span>
        {!mustWait && <Icon name="chevronRight" size={20} />}
      </button>
      {other && sent && (
        <button class="row" type="button" disabled={isBusy} onClick={() => void entry.request(other)}>
          <Icon name={other === 'email' ? 'mail' : 'phone'} />
          <span class="row-words">
            <strong>{t(`onboarding-portal:code.by.${other}`)}</strong>
          </span>
          <Icon name="chevronRight" size={20} />
        </button>
      )}
      <WrongContact contact={contact} email={email} />
    </div>
  );
}

function WrongContact({ contact, email }: { contact: string | null; email: string | null }) {
  const { t } = useTexts();
  const words = (
    <span class="row-words">
      <strong>{t('onboarding-portal:code.wrongContact')}</strong>
      <span class="meta">
        {[contact ? t('onboarding-portal:code.ask', { name: contact }) : t('onboarding-portal:code.askHr'), email]
          .filter(Boolean)
          .join(', ')}
      </span>
    </span>
  );
  if (!email) {
    return (
      <div class="row">
        <Icon name="question" />
        {words}
      </div>
    );
  }
  return (
    <a class="row" href={`mailto:${email}`}>
      <Icon name="question" />
      {words}
      <Icon name="chevronRight" size={20} />
    </a>
  );
}
