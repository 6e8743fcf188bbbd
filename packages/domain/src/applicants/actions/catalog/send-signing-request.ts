import { COMPANY_SIGNERS_MAX, OFFER_MESSAGE_MAX, OFFER_TEMPLATES_MAX, type OfferTerms } from '../../../offers/terms.ts';
import { type Action, always, required } from '../action.ts';
import { allInStage, onLists, singleOnAllApplicants } from '../rules.ts';
import { skipUnless } from '../skips.ts';

export interface SendSigningRequestParams {
  offer_template_ids: readonly number[];
  /** One per applicant; without one, the documents need no terms. */
  offers?: readonly (OfferTerms & { application_id: number })[] | null;
  /** In the order they sign, after the applicant. */
  company_signer_ids?: readonly number[] | null;
  expires_in_days?: number | null;
  message?: string | null;
  /** Voids an offer that still waits for a signature; without it, such applicants are skipped. */
  replace?: boolean | null;
}

export const sendSigningRequest: Action<SendSigningRequestParams> = {
  demand: { permission: 'edit_offer', module: 'offers' },
  rules: [onLists, singleOnAllApplicants, allInStage('offer', 'not_in_offer_stage')],
  problem: ({ offer_template_ids, company_signer_ids, message }) => {
    if (offer_template_ids.length === 0) return required('offer_template_ids');
    if (offer_template_ids.length > OFFER_TEMPLATES_MAX)
      return { field: 'offer_template_ids', key: 'too_many', count: OFFER_TEMPLATES_MAX };
    if ((company_signer_ids?.length ?? 0) > COMPANY_SIGNERS_MAX)
      return { field: 'company_signer_ids', key: 'too_many', count: COMPANY_SIGNERS_MAX };
    return (message?.length ?? 0) > OFFER_MESSAGE_MAX
      ? { field: 'message', key: 'too_long', count: OFFER_MESSAGE_MAX }
      : null;
  },
  // The same people who can be hired can get an offer.
  skip: skipUnless('mark_hired'),
  undoable: always,
};
