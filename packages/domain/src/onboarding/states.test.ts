import { describe, expect, it } from 'vitest';
import {
  ACTION_EVENTS,
  ACTION_STATUSES,
  isRunning,
  moveAction,
  moveProcess,
  ONBOARDING_STATES,
  PROCESS_EVENTS,
  PROCESS_STATUSES,
  type ProcessEvent,
  type ProcessStatus,
  statesListed,
} from './states.ts';

describe('A process', () => {
  const MOVES: Record<ProcessEvent, Partial<Record<ProcessStatus, string>>> = {
    action_saved: { not_started: 'in_progress', in_progress: 'in_progress' },
    all_done: { not_started: 'completed', in_progress: 'completed' },
    marked_incomplete: { in_progress: 'in_progress', completed: 'in_progress' },
    suspend: { not_started: 'suspended', in_progress: 'suspended' },
    reinstate: { suspended: 'before' },
    stop: { not_started: 'removed', in_progress: 'removed', suspended: 'removed' },
  };
  const pairs = PROCESS_EVENTS.flatMap((event) => PROCESS_STATUSES.map((status) => [event, status] as const));

  it.each(pairs)('on %s while %s moves as the table says [ONB-019, ONB-020]', (event, status) => {
    const next = MOVES[event][status];
    expect(moveProcess(status, event)).toEqual(
      next ? { allowed: true, status: next } : { allowed: false, reason: status },
    );
  });

  it('can be stopped unless it is complete [ONB-035]', () => {
    expect(PROCESS_STATUSES.filter(isRunning)).toEqual(['not_started', 'in_progress', 'suspended']);
  });
});

describe('An action', () => {
  const MOVES: Record<string, string> = {
    'unlock locked': 'open',
    'lock open': 'locked',
    'complete open': 'completed',
    'complete returned': 'completed',
    'return completed': 'returned',
    'reopen completed': 'open',
  };
  const pairs = ACTION_EVENTS.flatMap((event) => ACTION_STATUSES.map((status) => [event, status] as const));

  it.each(pairs)('on %s while %s moves as the table says [ONB-022]', (event, status) => {
    const next = MOVES[`${event} ${status}`];
    expect(moveAction(status, event)).toEqual(
      next ? { allowed: true, status: next } : { allowed: false, reason: status },
    );
  });
});

describe('A list', () => {
  it.each([
    [['not_started'], ['not_started']],
    [['in_progress'], ['in_progress', 'action_required']],
    [['need_attention'], ['need_attention']],
    [['action_required'], ['action_required']],
    [
      ['in_progress', 'action_required'],
      ['in_progress', 'action_required'],
    ],
    [[...PROCESS_STATUSES], [...ONBOARDING_STATES]],
  ] as const)('filtered by %j shows %j [ONB-016, ONB-021]', (words, states) => {
    expect(statesListed(words)).toEqual(states);
  });
});
