// What the dialog to send offers holds: the same documents for everybody, and terms for each person.
import type { ApplicationOffer } from '@onward/contract/offers/application-offers';
import type { DocumentTag } from '@onward/domain/documents/content';
import { missingTerms, type OfferTerm, type OfferTerms, termProblems, termsUsed } from '@onward/domain/offers/terms';
import { SALARY_UNITS, type SalaryUnit } from '@onward/domain/positions/postings';

export interface TermsRow {
  applicationId: number;
  name: string;
  /** As typed. */
  salary: string;
  salaryUnit: SalaryUnit | null;
  startDate: string;
}

export const emptyRow = (applicationId: number, name: string): TermsRow => ({
  applicationId,
  name,
  salary: '',
  salaryUnit: SALARY_UNITS[0],
  startDate: '',
});

export type EarlierOffer = Pick<
  ApplicationOffer,
  'offer_template_ids' | 'salary' | 'salary_unit' | 'start_date' | 'signers'
>;

/** Another offer to the same person starts as the last one was; a first day that has passed has to be chosen anew. */
export const rowAfter = (
  earlier: EarlierOffer | undefined,
  { id, name }: { id: number; name: string },
  today: string,
): TermsRow => {
  const { salary, salary_unit, start_date } = earlier ?? {};
  return {
    ...emptyRow(id, name),
    ...(salary && { salary: Number.isInteger(salary) ? String(salary) : salary.toFixed(2) }),
    ...(salary_unit && { salaryUnit: salary_unit }),
    ...(start_date && start_date >= today && { startDate: start_date }),
  };
};

/** Those who signed for the company before and still work there. */
export const signersAfter = (earlier: EarlierOffer | undefined, staff: readonly { id: number }[]): number[] =>
  (earlier?.signers ?? []).flatMap(({ company_staff_id: id }) =>
    id !== null && staff.some((each) => each.id === id) ? [id] : [],
  );

/** Accepts a comma as decimal sign; null for what is no amount. */
export function readAmount(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) && Number(plain) > 0 ? Number(plain) : null;
}

export const termsOf = ({ salary, salaryUnit, startDate }: TermsRow): OfferTerms => ({
  salary: readAmount(salary),
  salary_unit: salaryUnit,
  start_date: startDate || null,
});

type FilledField = 'salary' | 'salaryUnit' | 'startDate';

/** Copies a value of one person to everybody below. */
export const fillDown = (rows: readonly TermsRow[], from: number, field: FilledField): TermsRow[] =>
  rows.map((row, index) => (index > from ? { ...row, [field]: rows[from]?.[field] } : row));

/** How many people lack each term. */
export function countMissing(rows: readonly TermsRow[], tags: readonly DocumentTag[]): Map<OfferTerm, number> {
  const counts = new Map<OfferTerm, number>();
  for (const term of rows.flatMap((row) => missingTerms(tags, termsOf(row))))
    counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** The server names the terms of one person: `params.offers.10.start_date`. */
export const serverProblem = (fields: Readonly<Record<string, string>>, applicationId: number, term: OfferTerm) =>
  fields[`params.offers.${applicationId}.${term}`];

type RowProblem = 'required' | 'pay_out_of_range' | 'start_date_past';

/** Terms of this person that can't be sent as they are; `today` is the day here, and the location may be behind it. */
export function rowProblems(
  row: TermsRow,
  tags: readonly DocumentTag[],
  today: string,
): Partial<Record<OfferTerm, RowProblem>> {
  const terms = termsOf(row);
  const missing = missingTerms(tags, terms).map((term) => [term, 'required'] as const);
  const problems = termProblems(terms, today);
  const wrong = termsUsed(tags).flatMap((term) => (problems[term] ? [[term, problems[term]] as const] : []));
  return Object.fromEntries([...missing, ...wrong]);
}

/** What is chosen at first: as before, the template of the stage, or the only one there is. */
export function usualTemplates(
  templates: readonly { id: number }[],
  stageTemplateId: number | null,
  earlier: EarlierOffer | undefined,
): number[] {
  const ids = templates.map(({ id }) => id);
  if (earlier?.offer_template_ids.every((id) => ids.includes(id))) return [...earlier.offer_template_ids];
  if (stageTemplateId !== null && ids.includes(stageTemplateId)) return [stageTemplateId];
  return ids.length === 1 ? ids : [];
}
