// Facts about a job as text.
import type { CareerPosition } from '@onward/contract/careers/career-pages';
import type { Language } from '@onward/domain/platform/languages';
import { fold } from '@onward/domain/platform/search/match-rank';
import { formatSalary } from '@onward/domain/platform/text';
import { spokenParts } from '@onward/domain/platform/time/spoken-time';
import type { Pay } from '@onward/domain/positions/postings';
import type { Texts, Translate } from './texts.ts';

type Place = CareerPosition['location'];

export function payText(texts: Texts, job: Pay): string | null {
  const pay = amountText(texts, job);
  return pay && job.salary_unit ? texts.t(`careers:jobs.payPer.${job.salary_unit}`, { pay }) : pay;
}

function amountText({ t, language }: Texts, { salary_min: min, salary_max: max }: Pay): string | null {
  if (min === null || max === null) return null;
  return min === max
    ? t('careers:jobs.pay', { amount: formatSalary(min, language) })
    : t('careers:jobs.payRange', { min: formatSalary(min, language), max: formatSalary(max, language) });
}

export const placeText = (t: Translate, place: Place): string =>
  place.is_remote ? t('careers:jobs.remote') : townOf(place) || place.name;

/** The name of a location and its town; one named after its town is told once. */
export function namedPlaceText(t: Translate, place: Place & { name: string }): string {
  const town = placeText(t, place);
  return fold(place.name) === fold(place.city ?? '') || fold(place.name) === fold(town)
    ? town
    : [place.name, town].join(', ');
}

export const addressText = (t: Translate, place: Place): string =>
  place.is_remote
    ? t('careers:jobs.remote')
    : [place.address_line_1, townOf(place)].filter(Boolean).join(', ') || place.name;

const townOf = ({ city, state }: Place): string => [city, state].filter(Boolean).join(', ');

/** A calendar day, or the day of a moment in a time zone: `Nov 16`. */
export const dayText = (language: Language, day: string, timeZone = 'UTC'): string =>
  spokenParts(new Date(day), { month: 'short', day: 'numeric', timeZone }, language)
    // A day is never torn apart at the end of a line.
    .replaceAll(' ', '\u00a0');

/** In the zone of its location, where the job was posted in the evening rather than the next day. */
export const postedDay = (language: Language, job: Pick<CareerPosition, 'published_at' | 'location'>): string =>
  dayText(language, job.published_at, job.location.time_zone);

/** The beginning of an HTML text without markup, for search engines and link previews. */
export function plainExcerpt(html: string, most: number): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= most) return text;
  return `${text.slice(0, text.lastIndexOf(' ', most)).trimEnd()}…`;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
