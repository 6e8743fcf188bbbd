// Who may call each endpoint.

import { isFunctionModule } from '@onward/domain/company/modules';
import { isPermission } from '@onward/domain/staff/permissions';
import { describe, expect, it } from 'vitest';
import * as checkTasks from './background-checks/check-tasks.ts';
import * as applicantTasks from './careers/applicant-tasks.ts';
import * as applying from './careers/applying.ts';
import * as careerPages from './careers/career-pages.ts';
import * as receipts from './careers/receipts.ts';
import type { EndpointShape } from './endpoint.ts';
import { ENDPOINTS } from './index.ts';
import * as bookings from './interviews/bookings.ts';
import * as offerTasks from './offers/offer-tasks.ts';

const endpoints: readonly EndpointShape[] = ENDPOINTS.map(({ endpoint }) => endpoint);

describe('the access table', () => {
  const table = endpoints.map(({ name, method, path, audience, permission, module }) => ({
    name,
    method,
    path,
    audience,
    permissions: permission === undefined ? [] : [permission].flat(),
    module: module ?? null,
  }));

  it.each(table)('$method $path ($audience) names only keys and modules that exist [CMP-002, CMP-022]', (row) => {
    expect(['public', 'session', 'company', 'support', 'employee', 'participant']).toContain(row.audience);
    for (const permission of row.permissions) expect(isPermission(permission)).toBe(true);
    if (row.module !== null) expect(isFunctionModule(row.module)).toBe(true);
  });

  it('requires permissions and modules only where a company is chosen, since a company grants them [CMP-002, CMP-024]', () => {
    const guarded = table.filter(({ permissions, module }) => permissions.length > 0 || module !== null);
    expect(guarded).not.toEqual([]);
    const ofCompany = ['company', 'participant'];
    expect(guarded.filter(({ audience }) => !ofCompany.includes(audience))).toEqual([]);
  });

  it('opens to new employees their own onboarding only [ONB-040]', () => {
    const theirs = table.filter(({ audience }) => audience === 'employee' || audience === 'participant');
    expect(theirs.length).toBeGreaterThan(8);
    for (const { path } of theirs) expect(path).toMatch(/^\/v1\/onboarding(\/employee|_form_submissions)/);
  });

  it('has no empty permission list, which would open the endpoint to everyone [CMP-022]', () => {
    expect(endpoints.filter(({ permission }) => Array.isArray(permission) && permission.length === 0)).toEqual([]);
  });

  it('leaves to anyone only what comes before a session, logos, shared links, and what applicants and new employees do [APP-034, ONB-040, CMP-053, IDN-004, IDN-008, IDN-017, IDN-020, IDN-024, IDN-025, PLT-060, CAR-004, CAR-014, JOB-056, SCH-014]', () => {
    const open = endpoints.filter(({ audience }) => audience === 'public');
    const byApplicants = [applying, receipts, careerPages, applicantTasks, bookings, offerTasks, checkTasks]
      .flatMap((file) => Object.values<unknown>({ ...file }))
      .filter((value): value is EndpointShape => typeof value === 'object' && value !== null && 'audience' in value);
    const others = open.filter((endpoint) => !byApplicants.includes(endpoint));
    expect(others.map(({ name }) => name).toSorted()).toEqual([
      'createSignUpRequest',
      'endSessionsByLink',
      'exchangeSignInCode',
      'finishAdpSignIn',
      'finishCalendarLink',
      'getHealth',
      'getInvitation',
      'getLogo',
      'getPublicConfiguration',
      'getReadiness',
      'getSetup',
      'getSharedApplication',
      'getSharedAttachment',
      'jobTargetCallback',
      'openPortal',
      'proveSecondFactor',
      'recordSignUpVisit',
      'reportClientError',
      'requestPasswordReset',
      'requestPortalCode',
      'requestSmsSignIn',
      'resetPassword',
      'returnFromProvider',
      'setPassword',
      'setUpCompany',
      'signIn',
      'signInBySms',
      'startAdpSignIn',
      'verifyDocument',
    ]);
    const byStaff = byApplicants.filter(({ audience }) => audience !== 'public');
    expect(byStaff.map(({ name }) => name).toSorted()).toEqual([
      'previewApplyForm',
      'previewBooking',
      'previewForm',
      'previewOnlineQuiz',
    ]);
  });

  it.each([
    ['POST', '/v1/departments', 'edit_department'],
    ['PUT', '/v1/departments/:id', 'edit_department'],
    ['DELETE', '/v1/departments/:id', 'edit_department'],
    ['PUT', '/v1/notification_configs/:id', 'customize_notifications'],
    ['PUT', '/v1/notification_configs/update_all', 'customize_notifications'],
    ['POST', '/v1/company_staffs', 'edit_user'],
    ['PUT', '/v1/company_staffs/:id', 'edit_user'],
    ['POST', '/v1/company_staffs/:id/resend_invitation', 'edit_user'],
    ['PATCH', '/v1/company_staffs/:id/deactivate', 'edit_user'],
    ['PATCH', '/v1/company_staffs/:id/reactivate', 'edit_user'],
  ])('asks for %s %s the key %s [CMP-016, CMP-029, NTF-009]', (method, path, permission) => {
    const row = table.find((candidate) => candidate.method === method && candidate.path === path);
    expect(row).toMatchObject({ audience: 'company', permissions: [permission] });
  });

  it('allows, while a new password or a second factor is due, only what resolves that or signs out [IDN-019, IDN-041]', () => {
    const open = endpoints.filter(({ duringAccountSetup }) => duringAccountSetup).map(({ name }) => name);
    // A user with several companies chooses one first; nothing else is allowed before the account setup is complete.
    expect(open.toSorted()).toEqual([
      'acceptMyInvitation',
      'confirmIdentity',
      'finishSecondFactor',
      'getCurrentUser',
      'getForcedResetToken',
      'listMyCompanies',
      'listMyInvitations',
      'listSecondFactors',
      'selectCompany',
      'signOut',
      'startConfirmation',
      'startSecondFactor',
    ]);
  });

  it('requires a fresh confirmation for the most sensitive endpoints [IDN-042]', () => {
    const confirmed = endpoints.filter((endpoint) => endpoint.confirmed).map(({ name }) => name);
    expect(confirmed.toSorted()).toEqual([
      'connectByCredentials',
      'createApiKey',
      'createRole',
      'createSupportedCompany',
      'createWebhook',
      'deleteRole',
      'erasePerson',
      'exportApplications',
      'exportEmployees',
      'exportPerson',
      'finishPhoneVerification',
      'finishSecondFactor',
      'inviteStaff',
      'purgeI9Forms',
      'releaseLegalHold',
      'removeSecondFactor',
      'removeSignInPhone',
      'renewRecoveryCodes',
      'requirePasswordReset',
      'restoreRole',
      'revealI9Field',
      'revealSensitiveField',
      'revealWebhookSecret',
      'rotateWebhookSecret',
      'setRetention',
      'startConsent',
      'startPhoneVerification',
      'startSecondFactor',
      'updateDirectDeposit',
      'updateRole',
      'updateStaff',
    ]);
  });
});
