// Referring another company to the product.
import { REFERRAL_STATUSES } from '@onward/domain/company/referrals';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Email, Id, Name, Timestamp } from '../fields.ts';

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
