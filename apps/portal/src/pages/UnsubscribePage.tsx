// Unsubscribing from automated email (CAR-021). The link only shows a button, so that mail scanners can't unsubscribe
// anyone.
import type { PageFrame } from '@onward/contract/careers/portal-pages';
import type { View } from '../document.tsx';
import { Languages } from '../parts/Languages.tsx';
import { SiteFooter } from '../parts/SiteFooter.tsx';
import { type Texts, useTexts } from '../texts/texts.ts';

interface UnsubscribeProps {
  frame: PageFrame;
  token: string;
  isDone: boolean;
}

export const unsubscribeView = ({ t }: Texts, props: UnsubscribeProps): View => ({
  title: t('careers:unsubscribe.title'),
  color: 'teal',
  body: <Unsubscribe {...props} />,
});

function Unsubscribe({ frame, token, isDone }: UnsubscribeProps) {
  const { t } = useTexts();
  return (
    <>
      <header class="bar column">
        <Languages {...frame} />
      </header>
      <main class="column stack" id="content" tabIndex={-1}>
        <div class="message">
          <h1>{t(isDone ? 'careers:unsubscribe.doneTitle' : 'careers:unsubscribe.title')}</h1>
          <p>{t(isDone ? 'careers:unsubscribe.done' : 'careers:unsubscribe.body')}</p>
        </div>
        {!isDone && (
          <form method="post" action={`/unsubscribe/${token}`}>
            <button class="button" type="submit">
              {t('careers:unsubscribe.button')}
            </button>
          </form>
        )}
      </main>
      <SiteFooter />
    </>
  );
}
