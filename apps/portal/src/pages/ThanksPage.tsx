// The page after applying (design 42b): the next task first, then the steps ahead.
import type { Reach } from '@onward/contract/careers/applying';
import type { PageFrame, Receipt } from '@onward/contract/careers/portal-pages';
import { foreignLanguage } from '@onward/domain/platform/detect-language';
import type { ComponentChildren } from 'preact';
import type { View } from '../document.tsx';
import { Island } from '../islands/island.tsx';
import { ReachIsland } from '../islands/thanks/ReachIsland.tsx';
import { Banner } from '../parts/Banner.tsx';
import { Icon } from '../parts/Icon.tsx';
import { SiteFooter } from '../parts/SiteFooter.tsx';
import { textsForIsland } from '../texts/all-texts.ts';
import { dayText } from '../texts/job-texts.ts';
import { stageName } from '../texts/stage-names.ts';
import { type Texts, useTexts } from '../texts/texts.ts';
import { TEXT_GROUPS } from './island-texts.ts';

interface ThanksContent {
  receipt: Receipt;
  reach: Reach;
  token: string;
}

export function thanksView(frame: PageFrame, { t }: Texts, { receipt, reach, token }: ThanksContent): View {
  const texts = textsForIsland(frame.language, TEXT_GROUPS.thanks);
  const data = { frame, texts, props: { reach, token, company: receipt.company.name } };
  return {
    title: t('careers:thanks.title', { firstName: receipt.first_name }),
    color: receipt.brand.color,
    body: (
      <Thanks frame={frame} receipt={receipt} token={token}>
        <Island data={data} component={ReachIsland} />
      </Thanks>
    ),
    island: { entry: 'thanks', data },
  };
}

interface ThanksProps extends Pick<ThanksContent, 'receipt' | 'token'> {
  frame: PageFrame;
  children: ComponentChildren;
}

function Thanks({ frame, receipt, token, children }: ThanksProps) {
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
        {/* With the link to keep: the next task, or this page, which leads to it later. */}
        <section class="card reach">
          {children}
          <CopyLink address={receipt.next?.link ?? `${frame.origin}/thanks/${token}`} />
        </section>
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
    </section>
  );
}

function CopyLink({ address }: { address: string }) {
  const { t } = useTexts();
  return (
    <button
      class="quiet-button"
      type="button"
      hidden
      data-copy={address}
      data-copied={t('careers:jobs.copied')}
      data-failed={t('careers:jobs.copyFailed')}
    >
      <Icon name="copy" size={18} /> <span aria-live="polite">{t('careers:jobs.copy')}</span>
    </button>
  );
}

/** The first stage is the application itself, so it is already done when this page is shown. */
function StepsAhead({ receipt: { stages, applied_at } }: { receipt: Receipt }) {
  const texts = useTexts();
  const { t, language } = texts;
  const ahead = stages
    .filter(({ stage_type }) => stage_type !== 'application')
    .map((stage) => ({ ...stage, shown: stageName(texts, stage) }));
  const current = ahead.findIndex(({ is_current }) => is_current);
  return (
    <section>
      <h2 class="quiet-heading">{t('careers:thanks.next')}</h2>
      <ol class="card way">
        <li class="way-done">
          <strong>{t('careers:thanks.sent')}</strong>
          <span class="meta">{dayText(language, applied_at)}</span>
        </li>
        {ahead.map(({ name, shown, is_current }, index) => (
          <li key={name} class={is_current ? 'way-now' : index < current ? 'way-done' : undefined}>
            <strong lang={foreignLanguage(shown, language)}>{shown}</strong>
            {is_current && <span class="meta">{t('careers:thanks.now')}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
