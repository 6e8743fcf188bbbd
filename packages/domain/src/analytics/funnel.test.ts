import { describe, expect, it } from 'vitest';
import type { StageType } from '../hiring-processes/stages.ts';
import { type FunnelStage, reachedSteps, stepOfStage, stepOfType } from './funnel.ts';

/** The first number of an id is the process, the second the place. */
const process = (process_id: number, ...stages: [name: string, type: StageType][]): FunnelStage[] =>
  stages.map(([name, stage_type], sequence) => ({
    id: 10 * process_id + sequence,
    name,
    stage_type,
    sequence,
    process_id,
    is_deleted: name === 'Old step',
  }));

const stages = [
  ...process(
    1,
    ['Applied', 'application'],
    ['Phone call', 'scheduling'],
    ['Onsite interview', 'scheduling'],
    ['Offer', 'offer'],
  ),
  ...process(
    2,
    ['Application', 'application'],
    ['Screening', 'online_form'],
    ['Trial shift', 'custom'],
    ['Interview', 'scheduling'],
    ['Old step', 'background_check'],
  ),
];
const at = (stageId: number, count: number, isHired = false) => ({ stageId, isHired, count });
const shown = (...standing: ReturnType<typeof at>[]) =>
  reachedSteps(stages, standing, []).map(({ name, key, count }) => [name ?? key, count]);

describe('The steps of a funnel', () => {
  it('are the stages of the process when all go through one, ending with the hired [RPT-021]', () => {
    const reached = reachedSteps(stages, [at(10, 40), at(11, 30), at(12, 20), at(13, 6), at(12, 4, true)], [at(11, 8)]);
    expect(reached.map(({ name, key, count, before, conversion }) => [name ?? key, count, before, conversion])).toEqual(
      [
        ['Applied', 100, 8, null],
        ['Phone call', 60, 8, 60],
        ['Onsite interview', 30, 0, 50],
        ['Offer', 10, 0, 33.3],
        ['hired', 4, 0, 40],
      ],
    );
  });

  it('are types over several processes; a custom stage counts to the type before it [RPT-021]', () => {
    expect(shown(at(10, 1), at(12, 2), at(20, 4), at(22, 8), at(23, 16))).toEqual([
      ['application', 31],
      ['online_form', 26],
      ['scheduling', 18],
      ['offer', 0],
      ['hired', 0],
    ]);
  });

  it('are types as soon as the period before had another process [RPT-021]', () => {
    const keys = reachedSteps(stages, [at(11, 1)], [at(23, 1)]).map(({ key }) => key);
    expect(keys).toEqual(['application', 'online_form', 'scheduling', 'offer', 'hired']);
  });

  it('leave out a deleted stage unless somebody stands in it [RPT-021]', () => {
    expect(shown(at(21, 2)).map(([name]) => name)).not.toContain('Old step');
    expect(shown(at(21, 2), at(24, 3)).slice(-2)).toEqual([
      ['Old step', 3],
      ['hired', 0],
    ]);
  });

  it('never grow from one to the next, whatever the processes [RPT-021]', () => {
    const standing = stages.map(({ id }, place) => at(id, (place * 7) % 11, place % 3 === 0));
    const counts = reachedSteps(stages, standing, []).map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(counts[0]).toBe(standing.reduce((sum, { count }) => sum + count, 0));
  });

  it('begin with everybody, also when there is nobody [RPT-021]', () => {
    expect(shown()).toEqual([
      ['application', 0],
      ['hired', 0],
    ]);
  });
});

describe('The stages of a step', () => {
  it('are those of its process from there on [RPT-022]', () => {
    expect(stepOfStage(stages, 12)).toEqual({ step: [12], onward: [12, 13] });
    expect(stepOfStage(stages, 999)).toEqual({ step: [], onward: [] });
  });

  it('are those of all processes for a type [RPT-022]', () => {
    expect(stepOfType(stages, 'online_form')).toEqual({ step: [21, 22], onward: [11, 12, 13, 21, 22, 23, 24] });
    expect(stepOfType(stages, 'custom')).toEqual({ step: [], onward: [] });
  });
});
