import { describe, expect, it } from 'vitest';
import { ACTIONS, type ActionName } from './codes.ts';
import { type ActionParams, paramProblem } from './params.ts';
import { commonStageNames, findTargetStage } from './target-stage.ts';

const cases: [ActionName, ActionParams, object | null][] = [
  ['move_to_stage', {}, { field: 'stage_id', key: 'required' }],
  ['move_to_stage', { stage_id: 4 }, null],
  ['move_to_stage', { stage_name: 'Offer' }, null],
  ['add_note', { body: '  ' }, { field: 'body', key: 'required' }],
  ['add_note', { body: 'x'.repeat(5001) }, { field: 'body', key: 'too_long', count: 5000 }],
  ['add_note', { body: 'x'.repeat(5000) }, null],
  ['reject', {}, { field: 'reason', key: 'required' }],
  ['reject', { reason: 'too tall' }, { field: 'reason', key: 'unknown' }],
  ['reject', { reason: 'other', notify: true }, { field: 'message', key: 'required' }],
  ['reject', { reason: 'other', notify: true, message: 'Thank you' }, null],
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
  ['assign_time', {}, { field: 'starts_at', key: 'required' }],
  ['assign_time', { starts_at: '2026-11-16T15:00:00Z' }, { field: 'duration_minutes', key: 'required' }],
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
  it.each(cases)('%s told %j answers %j [APP-024]', (action, params, problem) => {
    expect(paramProblem(action, params)).toEqual(problem);
  });

  it.each(ACTIONS.filter((action) => !cases.some(([named]) => named === action)))(
    '%s needs to be told nothing here [APP-024]',
    (action) => expect(paramProblem(action, {})).toBeNull(),
  );
});

describe('A move across processes', () => {
  const stage = (id: number, name: string) => ({ id, name, stage_type: 'custom' as const });
  const kitchen = [stage(1, 'Applied'), stage(2, 'Trial shift'), stage(3, 'Offer')];
  const floor = [stage(7, 'Applied'), stage(8, 'offer ')];

  it('goes to the stage itself, or to the one of its name [APP-024]', () => {
    expect(findTargetStage(kitchen, { stageId: 3 })?.id).toBe(3);
    expect(findTargetStage(floor, { stageId: 3 })).toBeUndefined();
    expect(findTargetStage(floor, { stageId: 3 }, 'Offer')?.id).toBe(8);
    expect(findTargetStage(floor, { stageName: 'OFFER' })?.id).toBe(8);
    expect(findTargetStage(floor, { stageName: 'Trial shift' })).toBeUndefined();
  });

  it('offers only names that all have [APP-024]', () => {
    expect(commonStageNames([kitchen, floor])).toEqual(['Applied', 'Offer']);
    expect(commonStageNames([kitchen, [stage(9, 'Chat')]])).toEqual([]);
    expect(commonStageNames([])).toEqual([]);
  });
});
