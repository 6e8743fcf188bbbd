import { describe, expect, it, test } from 'vitest';
import { asksForNumber, isUndoable, paramProblem } from './catalog.ts';
import { ACTION_CODES, ACTIONS, type ActionName } from './codes.ts';

const cases: [ActionName, object, object | null][] = [
  ['move_to_stage', {}, { field: 'stage_id', key: 'required' }],
  ['move_to_stage', { stage_id: 4 }, null],
  ['move_to_stage', { stage_name: 'Offer' }, null],
  ['add_note', { body: '  ' }, { field: 'body', key: 'required' }],
  ['add_note', { body: 'x'.repeat(5001) }, { field: 'body', key: 'too_long', count: 5000 }],
  ['add_note', { body: 'x'.repeat(5000) }, null],
  ['reject', { reason: 'other', notify: true }, { field: 'message', key: 'required' }],
  ['reject', { reason: 'other', notify: true, message: 'Thank you' }, null],
  ['reject', { reason: 'other', notify: true, standard_message: true }, null],
  ['reject_applicant', { reason: 'no_show' }, null],
  ['move_to_position', { position_key: '' }, { field: 'position_key', key: 'required' }],
  ['share_applicant', { emails: [], company_staff_ids: [] }, { field: 'emails', key: 'required' }],
  ['share_applicant', { emails: ['not an address'] }, { field: 'emails', key: 'email_invalid' }],
  ['share_applicant', { company_staff_ids: [3] }, null],
  ['send_email', { subject: 'Hello', body: 'Dear {{applicant_first_name}}' }, null],
  ['send_email', { body: 'Dear {{applicant_first_name}}' }, { field: 'subject', key: 'required' }],
  ['send_email_inactive', { subject: 'Hi', body: '' }, { field: 'body', key: 'required' }],
  [
    'send_email',
    { subject: '{{salary}} {{bonus}}', body: 'x' },
    { field: 'subject', key: 'unknown_merge_tags', tags: 'salary, bonus' },
  ],
  ['send_sms', { body: 'x'.repeat(1601) }, { field: 'body', key: 'too_long', count: 1600 }],
  [
    'send_sms_inactive',
    { body: 'x', attachment_upload_ids: [1, 2, 3, 4, 5, 6] },
    { field: 'attachment_upload_ids', key: 'too_many', count: 5 },
  ],
  ['order_background_check', {}, { field: 'package', key: 'required' }],
  ['order_background_check', { package: ' ' }, { field: 'package', key: 'required' }],
  ['order_background_check', { package: 'basic_plus' }, null],
  ['order_background_check', { package: 'basic_plus', certified: false }, { field: 'certified', key: 'required' }],
  ['order_background_check', { package: 'basic_plus', certified: true }, null],
  ['send_to_payroll_provider', {}, { field: 'provider', key: 'required' }],
  ['send_to_payroll_provider', { provider: 'adp' }, null],
  ['send_signing_request', {}, { field: 'offer_template_ids', key: 'required' }],
  ['send_signing_request', { offer_template_ids: [] }, { field: 'offer_template_ids', key: 'required' }],
  ['send_signing_request', { offer_template_id: 3 }, null],
  ['start_onboarding', {}, { field: 'onboarding_process_id', key: 'required' }],
  ['start_onboarding', { onboarding_process_id: 4 }, null],
  [
    'assign_time',
    { starts_at: '2026-11-16T15:00:00Z', duration_minutes: 30, meeting_type: 'phone_call', interviewer_ids: [] },
    { field: 'interviewer_ids', key: 'interviewer_required' },
  ],
  [
    'assign_time',
    { starts_at: '2026-11-16T15:00:00Z', duration_minutes: 30, meeting_type: 'phone_call', interviewer_ids: [4] },
    null,
  ],
];

describe('An action', () => {
  it.each(cases)('%s with %j has the problem %j [APP-024]', (action, params, problem) => {
    expect(paramProblem(action, params as never)).toEqual(problem);
  });

  it.each(ACTIONS.filter((action) => !cases.some(([named]) => named === action)))(
    '%s has no parameter that a schema alone cannot check [APP-024]',
    (action) => expect(paramProblem(action, {} as never)).toBeNull(),
  );
});

test('menus offer the actions in the fixed order [APP-019]', () => {
  expect(ACTIONS.map((action) => ACTION_CODES[action])).toEqual([
    0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19, 20, 21, 22, 23, 25, 26, 27, 28, 29,
  ]);
});

test.each([
  ['reject', 30, false],
  ['reject', 31, true],
  ['mark_inactive', 500, true],
  ['move_to_stage', 500, false],
] as const)('%s of %i people asks for the number first: %s [APP-009]', (action, count, asks) => {
  expect(asksForNumber(action, count)).toBe(asks);
});

test('moves, status changes, no-shows, reminders, offers, orders, and messages can be undone; a copy cannot [AHD-001]', () => {
  expect(ACTIONS.filter((action) => isUndoable(action, {})).map((action) => ACTION_CODES[action])).toEqual([
    0, 2, 3, 5, 6, 7, 9, 10, 11, 15, 16, 21, 25, 26, 27, 28, 29,
  ]);
  expect(isUndoable('move_to_position', { position_key: 'a', copy: true })).toBe(false);
});
