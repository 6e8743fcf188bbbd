// The page after applying (design 42b): the next task first, then the steps ahead.
import type { PageFrame, Receipt } from '@onward/contract/careers/portal-pages';
import type { View } from '../document.tsx';
import { Banner } from '../parts/Banner.tsx';
import { Icon } from '../parts/Icon.tsx';
import { SiteFooter } from '../parts/SiteFooter.tsx';
import { dayText } from '../texts/job-texts.ts';
import { type Texts, useTexts } from '../texts/texts.ts';

export const thanksView = (frame: PageFrame, { t }: Texts, receipt: Receipt): View => ({
  title: t('careers:thanks.title', { firstName: receipt.first_name }),
  color: receipt.brand.color,
  body: <Thanks frame={frame} receipt={receipt} />,
});

function Thanks({ frame, receipt }: { frame: PageFrame; receipt: Receipt }) {
  const { t } = useTexts();
  const { first_name: firstName, position_title: position, city } = receipt;
  return (
    <>
      <Banner frame={frame} of={receipt.brand}>
        <span class="tick" aria-hidden="true">
          <Icon name="check" size={30} />
        </span>
        <h1>{t('careers:thanks.title', { firstName })}</h1>
        <p class="banner-words">
          {city ? t('careers:thanks.haveIn', { position, city }) : t('careers:thanks.have', { position })}
        </p>
      </Banner>
      <main class="column stack" id="content" tabIndex={-1}>
        {receipt.next ? (
          <NextTask next={receipt.next} />
        ) : (
          <p class="card">{t('careers:thanks.nothing', { company: receipt.company.name })}</p>
        )}
        <StepsAhead receipt={receipt} />
      </main>
      <SiteFooter />
    </>
  );
}

const TASK_ICONS = { online_form: 'file', online_quiz: 'list', scheduling: 'calendar' } as const;

function NextTask({ next: { stage_type: kind, link } }: { next: NonNullable<Receipt['next']> }) {
  const { t } = useTexts();
  return (
    <section class="card next-task">
      <div class="next-words">
        <span class="soft-tile" aria-hidden="true">
          <Icon name={TASK_ICONS[kind]} size={24} />
        </span>
        <div>
          <h2>{t(`careers:thanks.tasks.${kind}.title`)}</h2>
          <p class="meta">{t(`careers:thanks.tasks.${kind}.body`)}</p>
        </div>
      </div>
      <a class="button" href={link}>
        {t(`careers:thanks.tasks.${kind}.button`)} <Icon name="arrowRight" />
      </a>
      <p class="meta centered">{t('careers:thanks.alsoSent')}</p>
    </section>
  );
}

/** The first stage is the application itself, so it is already done when this page is shown. */
function StepsAhead({ receipt: { stages, applied_at } }: { receipt: Receipt }) {
  const { t, language } = useTexts();
  const ahead = stages.filter(({ stage_type }) => stage_type !== 'application');
  const current = ahead.findIndex(({ is_current }) => is_current);
  return (
    <section>
      <h2 class="quiet-heading">{t('careers:thanks.next')}</h2>
      <ol class="card way">
        <li class="way-done">
          <strong>{t('careers:thanks.sent')}</strong>
          <span class="meta">{dayText(language, applied_at)}</span>
        </li>
        {ahead.map(({ name, is_current }, index) => (
          <li key={name} class={is_current ? 'way-now' : index < current ? 'way-done' : undefined}>
            <strong>{name}</strong>
            {is_current && <span class="meta">{t('careers:thanks.now')}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
