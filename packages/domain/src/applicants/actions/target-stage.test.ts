import { describe, expect, it } from 'vitest';
import { findTargetStage, stageChoices } from './target-stage.ts';

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

  const offered = (processes: Parameters<typeof stageChoices>[0]) =>
    stageChoices(processes).map(({ name, inAll }) => [name, inAll]);

  it('offers only names that all have, and says which ones they do not [APP-024]', () => {
    expect(offered([kitchen, floor])).toEqual([
      ['Applied', true],
      ['Trial shift', false],
      ['Offer', true],
    ]);
    expect(offered([[stage(7, 'Applied')], [stage(9, 'Chat')]])).toEqual([
      ['Applied', false],
      ['Chat', false],
    ]);
    expect(
      stageChoices([kitchen, floor])
        .at(-1)
        ?.stages.map(({ id }) => id),
    ).toEqual([3, 8]);
    expect(stageChoices([])).toEqual([]);
  });
});
