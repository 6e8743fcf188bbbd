import { expect, it } from 'vitest';
import { openFinding } from './open-finding.ts';

const stage = (stage_type: 'background_check' | 'scheduling') => ({ id: 1, name: 'Stage', stage_type, sequence: 3 });
const check = (status: 'consider' | 'clear') => ({ id: 7, status, result: null, waits_until: null });

it('finds an undecided background check in the profile and in the row of a list [AHD-012]', () => {
  const moved = { position_stage: stage('scheduling'), stage_status: 'pending' };
  expect(openFinding({ ...moved, background_check: check('consider') })).toBe('consider');
  expect(openFinding({ ...moved, background_check: check('clear') })).toBeNull();
  expect(openFinding({ ...moved, background_check: null })).toBeNull();
  expect(openFinding({ position_stage: stage('background_check'), stage_status: 'dispute' })).toBe('dispute');
  expect(openFinding({ position_stage: stage('background_check'), stage_status: 'pending' })).toBeNull();
});
