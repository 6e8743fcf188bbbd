import { afterEach, describe, expect, it } from 'vitest';
import { askToLeave, confirmLeaving, holdUnsaved, leaveQuestion, wouldLose } from './unsaved-work.ts';

const at = (pathname: string, search = '') => ({ pathname, search });
const editor = () => ({ withinPage: true });
const releases: (() => void)[] = [];
const hold = (work: { withinPage: boolean }) => {
  const release = holdUnsaved(work);
  releases.push(release);
  return release;
};
afterEach(() => {
  for (const release of releases.splice(0)) release();
  leaveQuestion.set(null);
});

describe('Unsaved work', () => {
  it('of any editor counts, no matter which one was opened last [PLT-057]', () => {
    expect(wouldLose(at('/a'), at('/b'))).toBe(false);
    hold(editor());
    const closeDialog = hold(editor());
    closeDialog();
    expect(wouldLose(at('/a'), at('/b'))).toBe(true);
  });

  it('is lost by changing the panel, unless it is kept across the tabs of the page [PLT-057]', () => {
    const release = hold({ withinPage: false });
    expect(wouldLose(at('/a', '?tab=1'), at('/a', '?tab=2'))).toBe(false);
    release();
    hold(editor());
    expect(wouldLose(at('/a', '?tab=1'), at('/a', '?tab=2'))).toBe(true);
  });

  it('is asked about by the editor on top, and by the next one when that is gone [PLT-057]', () => {
    const page = editor();
    const dialog = editor();
    hold(page);
    const closeDialog = hold(dialog);
    const answers: string[] = [];
    askToLeave({ leave: () => answers.push('leave'), stay: () => answers.push('stay') });
    expect(leaveQuestion.get()?.owner).toBe(dialog);
    closeDialog();
    expect(leaveQuestion.get()?.owner).toBe(page);
    leaveQuestion.get()?.leave();
    expect([answers, leaveQuestion.get()]).toEqual([['leave'], null]);
  });

  it('is confirmed before signing out, and then no longer holds anything up [PLT-057]', async () => {
    expect(await confirmLeaving()).toBe(true);
    hold(editor());
    const refused = confirmLeaving();
    leaveQuestion.get()?.stay();
    expect([await refused, wouldLose(at('/a'), at('/b'))]).toEqual([false, true]);
    const confirmed = confirmLeaving();
    leaveQuestion.get()?.leave();
    expect([await confirmed, wouldLose(at('/a'), at('/b'))]).toEqual([true, false]);
  });
});
