// Open jobs of a company, a brand or a location (design 17).
import type { CareerQuery, CareerPage as Page } from '@onward/contract/careers/career-pages';
import type { PageFrame } from '@onward/contract/careers/portal-pages';
import { foreignLanguage } from '@onward/domain/platform/detect-language';
import { careerPath } from '@onward/domain/positions/career-links';
import type { View } from '../document.tsx';
import { Banner } from '../parts/Banner.tsx';
import { SiteFooter } from '../parts/SiteFooter.tsx';
import { Tile } from '../parts/Tile.tsx';
import { placeText } from '../texts/job-texts.ts';
import { type Texts, useTexts } from '../texts/texts.ts';
import { CareerFilters, isNarrowed } from './CareerFilters.tsx';
import { JobList } from './JobCard.tsx';

interface CareerProps {
  frame: PageFrame;
  page: Page;
  query: CareerQuery;
}

const nameOf = ({ company, brand }: Page): string => brand?.name ?? company.name;

export const careerView = (frame: PageFrame, { t }: Texts, page: Page, query: CareerQuery): View => {
  const name = nameOf(page);
  const first = (query.page ?? 1) === 1 && !isNarrowed(query);
  return {
    title: page.location
      ? t('careers:jobs.titleIn', { name, place: placeText(t, page.location) })
      : t('careers:jobs.title', { name }),
    description: page.company.about ?? t('careers:jobs.description', { name }),
    // Search engines should index the list itself and each job, but not searches and further pages.
    ...(first && { canonical: page.canonical_path }),
    picture: page.brand?.logo_url ?? page.company.logo_url,
    color: page.brand?.color ?? 'teal',
    body: <Career frame={frame} page={page} query={query} />,
  };
};

function Career({ frame, page, query }: CareerProps) {
  const { t, language } = useTexts();
  const { company, brand, location, locations_count: places } = page;
  return (
    <>
      <Banner frame={frame} of={brand ?? company} overlaps back={brand ? careerPath({ company }) : undefined}>
        <h1>{t('careers:jobs.title', { name: nameOf(page) })}</h1>
        <p class="banner-words">
          {t('careers:jobs.count', { count: page.total_count })}
          {places > 0 && ` · ${location ? placeText(t, location) : t('careers:jobs.places', { count: places })}`}
        </p>
      </Banner>
      <main class="column overlap" id="content" tabIndex={-1}>
        <CareerFilters page={page} query={query} />
        {company.about && !brand && (
          <p class="about" lang={foreignLanguage(company.about, language)}>
            {company.about}
          </p>
        )}
        <BrandChips page={page} query={query} />
        {page.positions.length > 0 ? <JobList jobs={page.positions} /> : <NoJobs page={page} query={query} />}
        <Pages page={page} query={query} />
      </main>
      <SiteFooter />
    </>
  );
}

function BrandChips({ page: { company, brand, location, filters }, query }: Omit<CareerProps, 'frame'>) {
  const { t } = useTexts();
  if (location || filters.brands.length < 2) return null;
  const chosen = brand?.friendly_id ?? query.brand;
  // What was searched for goes along; places and departments belong to one brand.
  const kept = { query: query.query, employment_type: query.employment_type };
  return (
    <nav class="chips" aria-label={t('careers:jobs.brands')}>
      <a class="chip" href={addressOf(careerPath({ company }), kept)} aria-current={chosen ? undefined : 'page'}>
        {t('careers:jobs.allBrands')}
      </a>
      {filters.brands.map((each) => (
        <a
          key={each.friendly_id}
          class="chip"
          href={addressOf(careerPath({ company, brand: each }), kept)}
          aria-current={chosen === each.friendly_id ? 'page' : undefined}
        >
          <Tile {...each} />
          {each.name}
        </a>
      ))}
    </nav>
  );
}

function NoJobs({ page, query }: Omit<CareerProps, 'frame'>) {
  const { t } = useTexts();
  const narrowed = isNarrowed(query);
  return (
    <div class="card nothing">
      <p class="nothing-title">{t(narrowed ? 'careers:jobs.noMatch' : 'careers:jobs.empty')}</p>
      {narrowed ? (
        <a class="quiet-button" href={page.canonical_path}>
          {t('careers:jobs.showAll')}
        </a>
      ) : (
        <p class="meta">{t('careers:jobs.emptyHint')}</p>
      )}
    </div>
  );
}

function Pages({ page, query }: Omit<CareerProps, 'frame'>) {
  const { t } = useTexts();
  const { current_page: current, total_pages: pages } = page;
  if (pages < 2) return null;
  return (
    <nav class="pages" aria-label={t('careers:jobs.pages')}>
      {current > 1 && (
        <a class="quiet-button" rel="prev" href={pageAddress(page, query, current - 1)}>
          {t('careers:jobs.previous')}
        </a>
      )}
      <span>{t('careers:jobs.pageOf', { page: current, pages })}</span>
      {current < pages && (
        <a class="quiet-button" rel="next" href={pageAddress(page, query, current + 1)}>
          {t('careers:jobs.next')}
        </a>
      )}
    </nav>
  );
}

const pageAddress = ({ canonical_path: path }: Page, query: CareerQuery, page: number): string =>
  addressOf(path, { ...query, page });

function addressOf(path: string, query: CareerQuery): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(key, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
