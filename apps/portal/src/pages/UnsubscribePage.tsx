// Unsubscribing from automated email (CAR-021). The link only shows a button, so that mail scanners can't unsubscribe
// anyone.
import type { PageFrame, Unsubscribing } from '@onward/contract/careers/portal-pages';
import type { View } from '../document.tsx';
import { Languages } from '../parts/Languages.tsx';
import { SiteFooter } from '../parts/SiteFooter.tsx';
import { type Texts, useTexts } from '../texts/texts.ts';

interface UnsubscribeProps {
  frame: PageFrame;
  token: string;
  of: Unsubscribing;
}

export const unsubscribeView = ({ t }: Texts, props: UnsubscribeProps): View => ({
  title: t('careers:unsubscribe.title'),
  color: 'teal',
  body: <Unsubscribe {...props} />,
});

function Unsubscribe({ frame, token, of }: UnsubscribeProps) {
  const { t } = useTexts();
  const { company_name: company, brand_name: brand, address, is_unsubscribed: isDone, is_resumed: isResumed } = of;
  const sender = brand && brand !== company ? t('careers:unsubscribe.sender', { brand, company }) : company;
  const [title, body] = isDone ? ['doneTitle', 'done'] : isResumed ? ['resumedTitle', 'resumed'] : ['title', 'body'];
  return (
    <>
      <header class="bar column">
        <Languages {...frame} />
      </header>
      <main class="column stack" id="content" tabIndex={-1}>
        <div class="message">
          <h1>{t(`careers:unsubscribe.${title}`)}</h1>
          <p>{t(`careers:unsubscribe.${body}`, { company })}</p>
          {!isResumed && <p>{t('careers:unsubscribe.stillComes', { company })}</p>}
        </div>
        <form method="post" action={isDone ? `/unsubscribe/${token}/undo` : `/unsubscribe/${token}`}>
          <button class={isDone || isResumed ? 'quiet-button' : 'button'} type="submit">
            {t(isDone ? 'careers:unsubscribe.undo' : 'careers:unsubscribe.button')}
          </button>
        </form>
        <address class="meta">
          {sender}
          {address && (
            <>
              <br />
              {address}
            </>
          )}
        </address>
      </main>
      <SiteFooter />
    </>
  );
}
