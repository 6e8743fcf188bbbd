// One job (design 18): description, pay, place, and one button.
import type { CareerPage, CareerPosting } from '@onward/contract/careers/career-pages';
import type { PageFrame } from '@onward/contract/careers/portal-pages';
import { foreignLanguage } from '@onward/domain/platform/detect-language';
import { careerPath, taggedLink } from '@onward/domain/positions/career-links';
import { jobPostingData } from '@onward/domain/positions/structured-data';
import type { View } from '../document.tsx';
import { Banner } from '../parts/Banner.tsx';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { SiteFooter } from '../parts/SiteFooter.tsx';
import { addressText, dayText, payText, placeText, plainExcerpt, postedDay } from '../texts/job-texts.ts';
import { type Texts, useTexts } from '../texts/texts.ts';
import { JobList } from './JobCard.tsx';
import { ShareLinks } from './ShareLinks.tsx';

const DESCRIPTION_MAX = 160;
/** Enough to tell the language of a posting. */
const SAMPLE_MAX = 600;

interface JobProps {
  frame: PageFrame;
  page: CareerPage;
  job: CareerPosting;
  refererSource: string | null;
  facebookAppId: string | null;
}

export function jobView(frame: PageFrame, { t }: Texts, shown: Omit<JobProps, 'frame'>): View {
  const { page, job } = shown;
  const { company, brand } = page;
  const advertiser = brand ?? company;
  const logo = brand?.logo_url ?? company.logo_url;
  return {
    title: t('careers:jobs.jobTitle', {
      title: job.title,
      place: placeText(t, job.location),
      name: advertiser.name,
    }),
    description: plainExcerpt(job.description, DESCRIPTION_MAX),
    picture: logo,
    color: job.brand.color,
    body: <Job frame={frame} {...shown} />,
    // A closed job is kept for people with an old link, not for search engines.
    ...(job.is_open && {
      canonical: page.canonical_path,
      structuredData: jobPostingData(
        job,
        {
          name: advertiser.name,
          url: frame.origin + careerPath({ company }),
          logo: logo && frame.origin + logo,
        },
        job.location,
      ),
    }),
  };
}

function Job({ frame, page, job, refererSource, facebookAppId }: JobProps) {
  const { t, language } = useTexts();
  const lang = foreignLanguage(`${job.title} ${plainExcerpt(job.description, SAMPLE_MAX)}`, language);
  const list = careerPath({ company: page.company, brand: job.brand });
  return (
    <>
      <Banner frame={frame} of={job.brand} back={list}>
        <h1 lang={lang}>{job.title}</h1>
        <p class="banner-words">{addressText(t, job.location)}</p>
      </Banner>
      <main class="column job-page" id="content" tabIndex={-1}>
        {job.is_open || <ClosedNote page={page} />}
        <Facts job={job} />
        <section>
          <h2>{t('careers:jobs.aboutJob')}</h2>
          {/* Sanitized to a short list of tags when it was stored. */}
          <div class="rich-text" lang={lang} dangerouslySetInnerHTML={{ __html: job.description }} />
        </section>
        <Benefits job={job} />
        <Dates job={job} />
        {job.is_open && (
          <ShareLinks url={`${frame.origin}${page.canonical_path}`} title={job.title} facebookAppId={facebookAppId} />
        )}
        <p>
          <a class="plain-link" href={careerPath({ company: page.company })}>
            {t('careers:jobs.all', { name: page.company.name })}
          </a>
        </p>
      </main>
      <SiteFooter />
      {job.is_open && (
        <aside class="dock" aria-label={t('careers:jobs.apply')}>
          <a class="button" href={taggedLink(job.apply_path, refererSource)}>
            <strong>{t('careers:jobs.apply')}</strong>
            <span>· {t('careers:jobs.minutes', { count: job.minutes_to_apply })}</span>
          </a>
        </aside>
      )}
    </>
  );
}

function ClosedNote({ page }: { page: CareerPage }) {
  const { t } = useTexts();
  return (
    <section>
      <p class="notice">
        <Icon name="info" /> {t('careers:jobs.closed')}
      </p>
      {page.positions.length > 0 && (
        <>
          <h2>{t('careers:jobs.similar')}</h2>
          <JobList jobs={page.positions} />
        </>
      )}
    </section>
  );
}

interface Fact {
  icon: IconName;
  value: string;
  more?: string | undefined;
}

/** Only facts the posting has: a missing one leaves no empty tile. */
function factsOf(texts: Texts, job: CareerPosting): Fact[] {
  const { t } = texts;
  const pay = payText(texts, job);
  const facts: (Fact | null)[] = [
    pay ? { icon: 'banknote', value: pay } : null,
    job.shifts.length > 0
      ? {
          icon: 'clock',
          value: job.shifts
            .map((shift) => t(`careers:jobs.shifts.${shift}`))
            .map((shift, at) => (at === 0 ? shift : shift.toLocaleLowerCase(texts.language)))
            .join(texts.language === 'zh' ? '、' : ', '),
        }
      : null,
    { icon: 'calendar', value: t(`careers:jobs.types.${job.employment_type}`), more: job.department ?? undefined },
    job.openings > 1 ? { icon: 'users', value: t('careers:jobs.openings', { count: job.openings }) } : null,
  ];
  return facts.filter((fact) => fact !== null);
}

function Facts({ job }: { job: CareerPosting }) {
  const texts = useTexts();
  return (
    <section aria-label={texts.t('careers:jobs.facts')}>
      <ul class="facts">
        {factsOf(texts, job).map(({ icon, value, more }) => (
          <li key={icon} class="fact">
            <Icon name={icon} />
            <strong>{value}</strong>
            {more && <span class="meta">{more}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Benefits({ job }: { job: CareerPosting }) {
  const { t, language } = useTexts();
  if (job.benefits.length === 0) return null;
  const lang = foreignLanguage(job.benefits.join(' '), language);
  return (
    <section>
      <h2>{t('careers:jobs.benefits')}</h2>
      <ul class="benefits" lang={lang}>
        {job.benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </section>
  );
}

function Dates({ job }: { job: CareerPosting }) {
  const { t, language } = useTexts();
  const deadline = job.is_open ? job.application_deadline : null;
  return (
    <p class="meta">
      {t('careers:jobs.posted', { date: postedDay(language, job) })}
      {deadline && ` · ${t('careers:jobs.deadline', { date: dayText(language, deadline) })}`}
    </p>
  );
}
