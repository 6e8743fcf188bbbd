// Plan limits: recording that someone hit one, and requesting an upgrade. Also records visits to the public sign-up
// page.
import { UPGRADE_REQUEST_TYPES } from '@onward/domain/company/upgrade-requests';
import Type from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, Phone, webAddress } from '../fields.ts';

const paywall = {
  page_url: webAddress(2000),
  plan_type: Type.String({ maxLength: 60 }),
  paywall_title: Type.String({ maxLength: 200 }),
  paywall_body: Type.String({ maxLength: 1000 }),
  paywall_limit_text: Type.String({ maxLength: 200 }),
};

export const requestUpgrade = endpoint({
  name: 'requestUpgrade',
  method: 'POST',
  path: '/v1/upgrade_requests',
  summary: 'Ask sales for a larger plan',
  audience: 'company',
  idempotent: true,
  body: Type.Object({
    ...paywall,
    upgrade_request: Type.Object({
      request_type: Type.Enum([...UPGRADE_REQUEST_TYPES]),
      phone_number: Phone,
    }),
  }),
  answers: { 201: Type.Object({ upgrade_request: Type.Object({ id: Id }) }) },
});

export const recordPaywallView = endpoint({
  name: 'recordPaywallView',
  method: 'POST',
  path: '/v1/upgrade_requests/new',
  summary: 'Record that someone hit a plan limit',
  audience: 'company',
  unaudited: 'It only says what the user has seen.',
  body: Type.Object(paywall),
  answers: { 201: Type.Object({ upgrade_request: Type.Object({ id: Id }) }) },
});

export const recordSignUpVisit = endpoint({
  name: 'recordSignUpVisit',
  method: 'POST',
  path: '/v1/segment_tracks/visit_self_serve_sign_up',
  summary: 'Record a visit to the sign-up page',
  audience: 'public',
  rateLimit: 'public_write',
  body: Type.Object({ anonymous_id: Type.Optional(Type.String({ maxLength: 200 })) }),
  answers: { 204: Empty },
});
