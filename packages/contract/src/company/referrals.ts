// Referring another company to the product.
import { REFERRAL_STATUSES } from '@onward/domain/company/referrals';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Email, Id, IdParams, Name, pageQuery, pageResponse, Timestamp } from '../fields.ts';

export const Referral = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  company_name: Type.String(),
  status: Type.Enum([...REFERRAL_STATUSES]),
  created_at: Timestamp,
});
export type Referral = Static<typeof Referral>;

export const listReferrals = endpoint({
  name: 'listReferrals',
  method: 'GET',
  path: '/v1/referrals',
  summary: 'Your referrals with their status, and your referral link',
  audience: 'company',
  answers: { 200: Type.Object({ referrals: Type.Array(Referral), referral_url: Type.String() }) },
});

export const createReferral = endpoint({
  name: 'createReferral',
  method: 'POST',
  path: '/v1/referrals',
  summary: 'Refer someone to the product by email',
  audience: 'company',
  idempotent: true,
  body: Type.Object({ referral: Type.Object({ name: Name, email: Email, company_name: Name }) }),
  answers: { 201: Type.Object({ referral: Referral }) },
});

/** As support staff see it, who pay the reward. */
export const SupportedReferral = Type.Object({
  ...Referral.properties,
  referring_company: Type.String(),
  referred_by: Type.String(),
});
export type SupportedReferral = Static<typeof SupportedReferral>;

export const listSupportedReferrals = endpoint({
  name: 'listSupportedReferrals',
  method: 'GET',
  path: '/v1/support/referrals',
  summary: 'Referrals that led to a company, newest first',
  audience: 'support',
  query: pageQuery({}),
  answers: { 200: pageResponse({ referrals: Type.Array(SupportedReferral) }) },
});

export const rewardReferral = endpoint({
  name: 'rewardReferral',
  method: 'POST',
  path: '/v1/support/referrals/:id/reward',
  summary: 'Note that the reward of a referral was paid; recorded in the audit log of the referring company',
  audience: 'support',
  params: IdParams,
  answers: { 200: Type.Object({ referral: SupportedReferral }) },
});
