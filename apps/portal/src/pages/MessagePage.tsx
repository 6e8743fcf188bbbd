// Pages that explain why there is nothing to see.
import type { JobsLink, PageFrame, PageMessage } from '@onward/contract/careers/portal-pages';
import type { View } from '../document.tsx';
import { Languages } from '../parts/Languages.tsx';
import { SiteFooter } from '../parts/SiteFooter.tsx';
import { type Texts, useTexts } from '../texts/texts.ts';

export const messageView = (
  frame: PageFrame,
  { t }: Texts,
  message: PageMessage,
  jobs: JobsLink | null = null,
): View => ({
  title: t(`careers:site.messages.${message}.title`),
  color: 'teal',
  body: (
    <>
      <header class="bar column">
        <Languages {...frame} />
      </header>
      <main class="column stack" id="content" tabIndex={-1}>
        <Message message={message} />
        {jobs && (
          <p>
            <a class="button" href={jobs.path}>
              {t('careers:site.messages.jobs', { name: jobs.name })}
            </a>
          </p>
        )}
      </main>
      <SiteFooter />
    </>
  ),
});

export function Message({ message }: { message: PageMessage }) {
  const { t } = useTexts();
  return (
    <div class="message">
      <h1>{t(`careers:site.messages.${message}.title`)}</h1>
      <p>{t(`careers:site.messages.${message}.body`)}</p>
    </div>
  );
}
