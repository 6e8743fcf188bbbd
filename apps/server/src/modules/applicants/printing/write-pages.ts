// The pages of many applicants as one document to print, each applicant on a page of their own (APP-035). It needs
// nothing from elsewhere, so it can be kept and printed anywhere.
import { formatPhoneNumber } from '@onward/domain/platform/contact/phone';
import { LOCALES } from '@onward/domain/platform/languages';
import { spokenParts } from '@onward/domain/platform/time/spoken-time';
import { escapeHtml } from '../../../platform/html/escape.ts';
import type { Translate } from '../../../platform/i18n/translate.ts';
import type { PrintedAnswer, PrintedApplicant } from './printed-applicants.queries.ts';

const NOTHING = '—';

const STYLE = `body{font:14px/20px system-ui,sans-serif;color:#12252b;max-width:760px;margin:0 auto;padding:24px}
article{break-after:page;padding-block:8px 28px}article:last-child{break-after:auto}
h2{margin:0 0 2px}h3{margin:18px 0 6px}p{margin:0 0 6px}ul{margin:0;padding-inline-start:18px}
dl{display:grid;grid-template-columns:160px minmax(0,1fr);gap:6px 16px;margin:0}
dt{color:#455a60}dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}`;

export function pagesOf(t: Translate, title: string, applicants: readonly PrintedApplicant[]): string {
  const pages = applicants.map((applicant) => pageOf(t, applicant)).join('\n');
  return `<!doctype html><html lang="${t.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>
${pages}
</body></html>`;
}

function pageOf(t: Translate, applicant: PrintedApplicant): string {
  const { phone, region_number, time_zone: timeZone, tasks, files, feedbacks } = applicant;
  const facts: Fact[] = [
    [t('applicants:columns.email'), applicant.email],
    [t('applicants:columns.phone'), phone && formatPhoneNumber({ phone, region_number: region_number ?? '1' })],
    [t('applicants:columns.stage'), applicant.stage],
    [t('applicants:columns.status'), t(`applicants:statuses.${applicant.status}`)],
    [t('applicants:columns.source'), applicant.source && sourceText(t, applicant.source)],
    [
      t('applicants:columns.applied_at'),
      spokenParts(applicant.applied_at, { dateStyle: 'medium', timeZone }, t.language),
    ],
  ];
  return `<article><h2>${escapeHtml(applicant.name)}</h2><p>${escapeHtml(`${applicant.position}, ${applicant.location}`)}</p>${list(facts)}
${head(t('applicants:print.answers'))}${answersOf(t, applicant.answers)}
${tasks.map(({ name, answers }) => `${head(name)}${answersOf(t, answers)}`).join('')}
${head(t('applicants:print.files'))}${files.length === 0 ? line(t('applicants:print.noFiles')) : `<ul>${files.map((name) => `<li>${escapeHtml(name)}</li>`).join('')}</ul>`}
${head(t('applicants:print.feedback'))}${feedbacks.length === 0 ? line(t('applicants:print.noFeedback')) : feedbacks.map((each) => feedbackOf(t, each)).join('')}</article>`;
}

type Fact = [label: string, text: string | null];

const head = (text: string): string => `<h3>${escapeHtml(text)}</h3>`;
const line = (text: string): string => `<p>${escapeHtml(text)}</p>`;

const list = (facts: readonly Fact[]): string =>
  `<dl>${facts.map(([label, text]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text || NOTHING)}</dd>`).join('')}</dl>`;

/** Sources of links that we don't know are shown as they came. */
const sourceText = (t: Translate, source: string): string =>
  /^[a-z_]+$/.test(source) ? t(`sharing:sources.${source}`, { defaultValue: source }) : source;

const feedbackOf = (t: Translate, { recommendation, body }: PrintedApplicant['feedbacks'][number]): string =>
  `<p><strong>${escapeHtml(t(`applicants:remarks.recommendations.${recommendation}`))}</strong> · ${escapeHtml(body)}</p>`;

const answersOf = (t: Translate, answers: readonly PrintedAnswer[]): string =>
  answers.length === 0
    ? line(t('applicants:print.noAnswers'))
    : list(answers.map((answer): Fact => [answer.title, answerText(t, answer)]));

function answerText(t: Translate, { question_type, value }: PrintedAnswer): string {
  if (value === null || value === undefined) return '';
  const locale = LOCALES[t.language];
  if (Array.isArray(value)) return new Intl.ListFormat(locale, { type: 'unit' }).format(value.map(String));
  if (question_type === 'yes_no') return t(`questions:${value}`, { defaultValue: String(value) });
  if (question_type === 'number') return new Intl.NumberFormat(locale).format(Number(value));
  return String(value);
}
