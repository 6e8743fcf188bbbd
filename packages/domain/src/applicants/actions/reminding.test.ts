import { expect, test } from 'vitest';
import { STAGE_TYPES } from '../../hiring-processes/stages.ts';
import { decideReminder } from './reminding.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const open = { status: 'in_progress', stageType: 'online_form', stageStatus: 'not_submitted' } as const;

test.each([
  ['never reminded', open, null, null],
  ['reminded an hour ago', open, '2026-11-15T11:00:00Z', null],
  ['reminded less than an hour ago', open, '2026-11-15T11:00:01Z', 'reminded_recently'],
  ['done already', { ...open, stageStatus: 'completed' }, null, 'completed'],
  ['rejected', { ...open, status: 'rejected' }, null, 'not_in_progress'],
  ['offered a job', { ...open, stageType: 'offer', stageStatus: 'sent' }, null, null],
  ['not offered a job yet', { ...open, stageType: 'offer', stageStatus: 'not_sent' }, null, 'nothing_sent'],
  [
    'waiting for the company',
    { ...open, stageType: 'offer', stageStatus: 'signed_by_applicant' },
    null,
    'nothing_sent',
  ],
  ['asked to allow a check', { ...open, stageType: 'background_check', stageStatus: 'invitation_sent' }, null, null],
  ['not asked yet', { ...open, stageType: 'background_check', stageStatus: 'not_ordered' }, null, 'nothing_sent'],
  ['being checked', { ...open, stageType: 'background_check', stageStatus: 'pending' }, null, 'nothing_sent'],
  ['checked', { ...open, stageType: 'background_check', stageStatus: 'clear' }, null, 'nothing_sent'],
] as const)('who is %s is reminded or told why not [APP-030, OFR-005, CHK-009]', (_who, applicant, last, reason) => {
  const decision = decideReminder(applicant, last ? new Date(last) : null, NOW);
  expect(decision).toEqual(reason === null ? { allowed: true } : { allowed: false, reason });
});

test('stages that ask nothing of the applicant cannot be reminded of [APP-002, APP-030]', () => {
  const refused = STAGE_TYPES.filter((stageType) => !decideReminder({ ...open, stageType }, null, NOW).allowed);
  expect(refused).toEqual(['application', 'background_check', 'offer', 'custom']);
});
