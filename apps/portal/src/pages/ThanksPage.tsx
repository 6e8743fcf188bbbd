// The page after applying (design 42b): the next task first, then the steps ahead.
import type { Reach } from '@onward/contract/careers/applying';
import type { PageFrame, Receipt } from '@onward/contract/careers/portal-pages';
import { advertiserName } from '@onward/domain/company/advertiser-name';
import { foreignLanguage } from '@onward/domain/platform/detect-language';
import { spokenTime } from '@onward/domain/platform/time/spoken-time';
import { careerPath } from '@onward/domain/positions/career-links';
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

const companyOf = ({ brand, company }: Receipt): string => advertiserName(brand.name, company.name);

export function thanksView(frame: PageFrame, { t }: Texts, { receipt, reach, token }: ThanksContent): View {
  const { first_name: firstName, standing } = receipt;
  const view = { title: t('careers:thanks.title', { firstName }), color: receipt.brand.color };
  if (standing !== 'open') return { ...view, body: <Thanks frame={frame} receipt={receipt} /> };
  const texts = textsForIsland(frame.language, TEXT_GROUPS.thanks);
  const data = { frame, texts, props: { reach, token, company: companyOf(receipt) } };
  return {
    ...view,
    body: (
      <Thanks frame={frame} receipt={receipt}>
        {/* With the link to keep: the next task, or this page, which leads to it later. */}
        <section class="card reach">
          <Island data={data} component={ReachIsland} />
          <CopyLink address={receipt.next?.link ?? `${frame.origin}/thanks/${token}`} />
        </section>
      </Thanks>
    ),
    island: { entry: 'thanks', data },
  };
}

interface ThanksProps extends Pick<ThanksContent, 'receipt'> {
  frame: PageFrame;
  /** How the applicant is reached, while there is something to wait for. */
  children?: ComponentChildren;
}

function Thanks({ frame, receipt, children }: ThanksProps) {
  const { t } = useTexts();
  const { first_name: firstName, position_title: position, city, standing } = receipt;
  return (
    <>
      <Banner frame={frame} of={receipt.brand}>
        {standing !== 'closed' && (
          <span class="tick" aria-hidden="true">
            <Icon name="check" size={30} />
          </span>
        )}
        <h1>{t('careers:thanks.title', { firstName })}</h1>
        <p class="banner-words">
          {city ? t('careers:thanks.haveIn', { position, city }) : t('careers:thanks.have', { position })}
        </p>
      </Banner>
      <main class="column stack" id="content" tabIndex={-1}>
        {standing === 'open' ? <WhatNow receipt={receipt} /> : <Ended receipt={receipt} standing={standing} />}
        {children}
        {standing === 'open' && <StepsAhead receipt={receipt} />}
      </main>
      <SiteFooter />
    </>
  );
}

function WhatNow({ receipt }: { receipt: Receipt }) {
  const { t } = useTexts();
  const { next, interview } = receipt;
  const company = companyOf(receipt);
  if (next) return <NextTask next={next} />;
  if (interview) return <Interview interview={interview} company={company} />;
  return <p class="card">{t('careers:thanks.nothing', { company })}</p>;
}

/** Nothing is asked or promised anymore; the company's other jobs are a way on. */
function Ended({ receipt, standing }: { receipt: Receipt; standing: Exclude<Receipt['standing'], 'open'> }) {
  const { t } = useTexts();
  const { company } = receipt;
  return (
    <section class="card next-task">
      <div>
        <h2>{t(`careers:thanks.${standing}.title`)}</h2>
        <p>{t(`careers:thanks.${standing}.body`, { company: companyOf(receipt) })}</p>
      </div>
      {standing !== 'hired' && (
        <a class="quiet-button" href={careerPath({ company })}>
          {t('careers:site.messages.jobs', { name: company.name })}
        </a>
      )}
    </section>
  );
}

function Interview({ interview, company }: { interview: NonNullable<Receipt['interview']>; company: string }) {
  const { t, language } = useTexts();
  const { state, starts_at, time_zone, link } = interview;
  const hasTime = state === 'confirmed' || state === 'pending';
  return (
    <section class="card next-task">
      <div class="next-words">
        <span class="soft-tile" aria-hidden="true">
          <Icon name="calendar" size={24} />
        </span>
        <div>
          <h2>{t(`careers:thanks.interview.${state}.title`)}</h2>
          {hasTime && (
            <p>
              <strong>{spokenTime(new Date(starts_at), time_zone, language)}</strong>
            </p>
          )}
          <p class="meta">{t(`careers:thanks.interview.${state}.body`, { company })}</p>
        </div>
      </div>
      <a class="button" href={link}>
        {t(state === 'cancelled' ? 'careers:thanks.interview.reopen' : 'careers:thanks.interview.open')}
      </a>
    </section>
  );
}

const TASK_ICONS = {
  online_form: 'file',
  online_quiz: 'list',
  scheduling: 'calendar',
  offer: 'file',
  background_check: 'search',
} as const;

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
function StepsAhead({ receipt }: { receipt: Receipt }) {
  const { stages, applied_at, time_zone } = receipt;
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
          <span class="meta">{dayText(language, applied_at, time_zone)}</span>
        </li>
        {ahead.map(({ name, shown, is_current, is_done, is_declined }, index) => (
          <li key={name} class={is_done || index < current ? 'way-done' : is_current ? 'way-now' : undefined}>
            <strong lang={foreignLanguage(shown, language)}>{shown}</strong>
            {is_current && (
              <span class="meta">
                {t(`careers:thanks.${is_declined ? 'declined' : is_done ? 'looking' : 'now'}`, {
                  company: companyOf(receipt),
                })}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
