// The onboarding portal of a new employee: the code on a new device, then the tasks (ONB-040).
import type { OnboardingInvitation, PageFrame } from '@onward/contract/careers/portal-pages';
import { setPortalLanguage } from '@onward/contract/onboarding/onboarding-portal';
import { useEffect, useRef } from 'preact/hooks';
import { TextsContext, useTexts } from '../../texts/texts.ts';
import { usePageLanguage } from '../use-page-language.ts';
import { GonePage, StartingPage } from './EmptyPages.tsx';
import { PortalPages } from './PortalPages.tsx';
import type { PortalClient } from './portal-client.ts';
import { CodePage } from './sign-in/CodePage.tsx';
import { usePortal } from './use-portal.ts';

export interface OnboardingIslandProps {
  processKey: string;
  token: string;
  invitation: OnboardingInvitation;
}

export function OnboardingIsland(props: OnboardingIslandProps & { frame: PageFrame }) {
  const { texts, frame, hasFailed } = usePageLanguage<OnboardingIslandProps>(props.frame, () => {});
  const notice = hasFailed ? texts.t('onboarding-portal:languageFailed') : null;
  return (
    <TextsContext.Provider value={texts}>
      <Pages {...props} frame={frame} notice={notice} />
    </TextsContext.Provider>
  );
}

function Pages(props: OnboardingIslandProps & { frame: PageFrame; notice: string | null }) {
  const { processKey, token, invitation, frame, notice } = props;
  const opened = usePortal(processKey);
  const { state } = opened;
  const open = state.kind === 'open' ? state : null;
  useSavedLanguage(open?.client ?? null, open?.portal.language ?? null, opened.refresh);
  switch (state.kind) {
    case 'starting':
      return <StartingPage frame={frame} invitation={invitation} onRetry={null} />;
    case 'failed':
      return <StartingPage frame={frame} invitation={invitation} onRetry={() => void opened.retry()} />;
    case 'code':
      return (
        <CodePage
          frame={frame}
          processKey={processKey}
          token={token}
          invitation={invitation}
          onOpened={opened.open}
          onGone={opened.end}
        />
      );
    case 'gone':
      return <GonePage frame={frame} invitation={invitation} />;
    case 'open':
      return <PortalPages frame={frame} notice={notice} opened={opened} portal={state.portal} client={state.client} />;
  }
}

/** Messages about the onboarding are sent in the language that was chosen here, and its tasks are named in it. */
function useSavedLanguage(client: PortalClient | null, known: string | null, onSaved: () => Promise<void>): void {
  const { language } = useTexts();
  const sent = useRef<string | null>(null);
  const saved = () => void onSaved();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each language.
  useEffect(() => {
    sent.current ??= known;
    if (!client || sent.current === language) return;
    sent.current = language;
    void client.call(setPortalLanguage, { body: { language } }).then(saved, () => {});
  }, [client, known, language]);
}
