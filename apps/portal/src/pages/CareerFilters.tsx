// Search and filters as a plain form: the URL holds the state, and no script is needed.
import type { CareerPage, CareerQuery } from '@onward/contract/careers/career-pages';
import { Icon } from '../parts/Icon.tsx';
import { namedPlaceText } from '../texts/job-texts.ts';
import { useTexts } from '../texts/texts.ts';

interface Choice {
  value: string;
  label: string;
}

interface FilterProps {
  name: 'location' | 'department' | 'employment_type';
  label: string;
  choices: Choice[];
  chosen: string;
}

function Filter({ name, label, choices, chosen }: FilterProps) {
  const { t } = useTexts();
  // A single choice would filter nothing.
  if (choices.length < 2 && chosen === '') return null;
  return (
    <label class="filter">
      <span>{label}</span>
      <select class="select" name={name}>
        <option value="">{t(`careers:jobs.any.${name}`)}</option>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value} selected={value === chosen}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

export const isNarrowed = (query: CareerQuery): boolean =>
  [query.query, query.location, query.department, query.employment_type, query.brand].some(Boolean);

export function CareerFilters({ page, query }: { page: CareerPage; query: CareerQuery }) {
  const { t } = useTexts();
  const { filters, location, canonical_path: here } = page;
  const places = location
    ? []
    : filters.locations.map((each) => ({ value: String(each.id), label: namedPlaceText(t, each) }));
  const departments = filters.departments.map((name) => ({ value: name, label: name }));
  const types = filters.employment_types.map((type) => ({ value: type, label: t(`careers:jobs.types.${type}`) }));
  const isOpen = [query.location, query.department, query.employment_type].some(Boolean);
  return (
    <search>
      <form class="card search" method="get" action={here}>
        <label class="search-line">
          <Icon name="search" />
          <span class="unseen">{t('careers:jobs.search')}</span>
          <input
            type="search"
            name="query"
            maxLength={120}
            value={query.query ?? ''}
            placeholder={t('careers:jobs.search')}
            enterkeyhint="search"
          />
        </label>
        {query.brand && <input type="hidden" name="brand" value={query.brand} />}
        <details class="filters" open={isOpen}>
          <summary>{t('careers:jobs.filters')}</summary>
          <div class="filter-list">
            <Filter
              name="location"
              label={t('careers:jobs.location')}
              choices={places}
              chosen={String(query.location ?? '')}
            />
            <Filter
              name="department"
              label={t('careers:jobs.department')}
              choices={departments}
              chosen={query.department ?? ''}
            />
            <Filter
              name="employment_type"
              label={t('careers:jobs.employmentType')}
              choices={types}
              chosen={query.employment_type ?? ''}
            />
          </div>
        </details>
        <div class="search-actions">
          <button class="button" type="submit">
            {t('careers:jobs.show')}
          </button>
          {isNarrowed(query) && (
            <a class="quiet-button" href={here}>
              {t('careers:jobs.clear')}
            </a>
          )}
        </div>
      </form>
    </search>
  );
}
