// Turning onboarding on for a company (ONB-010).
import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Timestamp } from '../fields.ts';

export const activateOnboarding = endpoint({
  name: 'activateOnboarding',
  method: 'POST',
  path: '/v1/onboarding/activation',
  summary: 'Turn onboarding on for the company',
  audience: 'company',
  module: 'onboarding',
  permission: 'manage_onboarding',
  answers: { 200: Type.Object({ onboarding_activated_at: Timestamp }) },
});
