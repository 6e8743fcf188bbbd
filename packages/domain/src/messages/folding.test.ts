import { describe, expect, it } from 'vitest';
import { foldAutomated } from './folding.ts';

/** One letter per message: automated, failed (and automated), written by a person. */
const thread = (mails: string) =>
  [...mails].map((mail, at) => ({
    id: at + 1,
    automated: mail !== 'p',
    status: mail === 'f' ? 'failed' : 'delivered',
  }));

const told = (mails: string, opened: number[] = []) =>
  foldAutomated(thread(mails), new Set(opened))
    .map((entry) => (entry.type === 'message' ? String(entry.message.id) : `[${entry.messages.length}]`))
    .join(' ');

describe('Automated messages', () => {
  it.each([
    ['two are shown', 'aa', '1 2'],
    ['three are collapsed', 'aaa', '[3]'],
    ['messages from people split the folds', 'aaapaaaap', '[3] 4 [4] 9'],
    ['failed messages are shown', 'aaafaa', '[3] 4 5 6'],
    ['a short run stays open', 'paap', '1 2 3 4'],
    ['an empty thread has nothing', '', ''],
  ])('%s [MSG-003]', (_, mails, shown) => {
    expect(told(mails)).toBe(shown);
  });

  it('expand in place, even after the run has grown [MSG-003]', () => {
    expect(told('aaapaaa', [2])).toBe('[3] 1 2 3 4 [3]');
    expect(told('aaaaa', [2, 3, 4])).toBe('[5] 1 2 3 4 5');
  });
});
