import type { OfferTerms } from '../../../offers/terms.ts';
import type { SalaryUnit } from '../../../positions/postings.ts';
import { type Action, always, required } from '../action.ts';
import { allInStage, onLists, singleOnAllApplicants, someInProgress } from '../rules.ts';
import { skipUnless } from '../skips.ts';

export interface SendSigningRequestParams {
  offer_template_id?: number | null;
  /** Several documents that are signed together. */
  offer_template_ids?: readonly number[] | null;
  /** For everybody who has no terms of their own. */
  salary?: number | null;
  salary_unit?: SalaryUnit | null;
  start_date?: string | null;
  offers?: readonly (OfferTerms & { application_id: number })[] | null;
  /** Who signs for the company, in this order, after the applicant. */
  signer_ids?: readonly number[] | null;
  expires_in_days?: number | null;
  message?: string | null;
  /** Voids an offer that still waits for a signature; without it, such applicants are skipped. */
  replace?: boolean | null;
}

export const templatesOf = ({ offer_template_id, offer_template_ids }: SendSigningRequestParams): readonly number[] =>
  offer_template_ids ?? (offer_template_id ? [offer_template_id] : []);

/** Their own terms, or those for everybody. */
export function termsFor(
  { salary = null, salary_unit = null, start_date = null, offers }: SendSigningRequestParams,
  applicationId: number,
): OfferTerms {
  const own = offers?.find(({ application_id }) => application_id === applicationId);
  return own
    ? { salary: own.salary, salary_unit: own.salary_unit, start_date: own.start_date }
    : { salary, salary_unit, start_date };
}

export const sendSigningRequest: Action<SendSigningRequestParams> = {
  demand: { permission: 'edit_offer', module: 'offers' },
  rules: [onLists, singleOnAllApplicants, allInStage('offer', 'not_in_offer_stage'), someInProgress],
  problem: (params) => (templatesOf(params).length === 0 ? required('offer_template_ids') : null),
  // The same people who can be hired can get an offer.
  skip: skipUnless('mark_hired'),
  undoable: always,
};
