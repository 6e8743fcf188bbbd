import { describe, expect, it } from 'vitest';
import { checkMergeTags, emptyTags, fillTags, MESSAGE_KINDS, tagsIn, tagsOf } from './merge-tags.ts';

describe('Merge tags', () => {
  it('are found however they are spaced, each once [MSG-012]', () => {
    expect(tagsIn('Hi {{applicant_first_name}}, {{ link }} {{link}} {{}} { link }')).toEqual([
      'applicant_first_name',
      'link',
      '',
    ]);
  });

  it.each([
    ['message', 'Hi {{first}} and {{link}}', { problem: 'unknown_merge_tags', tags: ['first'] }],
    ['message', 'Hello', null],
    ['rejection', 'See {{link}}', { problem: 'unknown_merge_tags', tags: ['link'] }],
    ['form_reminder', 'Please finish', { problem: 'missing_merge_tags', tags: ['link'] }],
    ['quiz_reminder', 'Please finish {{link}}', null],
    ['offer_reminder', 'Please sign', { problem: 'missing_merge_tags', tags: ['link'] }],
    ['scheduling_reminder', 'Pick a time', { problem: 'missing_merge_tags', tags: ['link'] }],
    ['background_check_reminder', 'Please agree', { problem: 'missing_merge_tags', tags: ['link'] }],
    ['meeting_reminder', 'See you at {{meeting_time}}', null],
    ['meeting_reminder', 'See you', { problem: 'missing_merge_tags', tags: ['meeting_time'] }],
  ] as const)('in a %s reading %j: %j [MSG-012, JOB-029]', (kind, text, problem) => {
    expect(checkMergeTags(kind, text)).toEqual(problem);
  });

  it('are available in every kind of message if common [MSG-012]', () => {
    for (const kind of MESSAGE_KINDS) {
      expect(tagsOf(kind)).toEqual(expect.arrayContaining(['applicant_first_name', 'position_title', 'sender_name']));
    }
  });

  it('are replaced by their values; an empty one also removes its space [MSG-012]', () => {
    const values = { applicant_first_name: 'Amara', position_title: '' };
    expect(fillTags('Hi {{ applicant_first_name }}, about {{position_title}}.', values)).toBe('Hi Amara, about.');
    expect(emptyTags('{{applicant_first_name}} {{position_title}} {{link}}', values)).toEqual([
      'position_title',
      'link',
    ]);
  });
});
