import { expect, test } from 'vitest';
import { partsOf, unfilledTags, unknownTags, writtenTag } from './tag-text.ts';

test('a text is split into plain text and tags, in order [MSG-012]', () => {
  expect(partsOf('Hi {{applicant_first_name}}, see you at {{ location_name }}')).toEqual([
    { kind: 'text', text: 'Hi ' },
    { kind: 'tag', tag: 'applicant_first_name' },
    { kind: 'text', text: ', see you at ' },
    { kind: 'tag', tag: 'location_name' },
  ]);
  expect(partsOf('')).toEqual([]);
  expect(partsOf('{{link}}{{link}}')).toHaveLength(2);
});

test('an open brace is plain text [MSG-012]', () => {
  expect(partsOf('Pay is {{good')).toEqual([{ kind: 'text', text: 'Pay is {{good' }]);
});

test('unknown tags and tags without a value are found [MSG-012]', () => {
  const text = `${writtenTag('applicant_first_name')} ${writtenTag('nickname')} ${writtenTag('meeting_time')}`;
  expect(unknownTags(text)).toEqual(['nickname']);
  expect(unfilledTags(text, { applicant_first_name: 'Amara', meeting_time: null })).toEqual(['meeting_time']);
});
