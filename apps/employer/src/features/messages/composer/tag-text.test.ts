import { expect, test } from 'vitest';
import { partsOf, unfilledTags, unknownTags, writtenTag } from './tag-text.ts';

test('a text is cut into words and tags, in their order [MSG-012]', () => {
  expect(partsOf('Hi {{applicant_first_name}}, see you at {{ location_name }}')).toEqual([
    { kind: 'text', text: 'Hi ' },
    { kind: 'tag', tag: 'applicant_first_name' },
    { kind: 'text', text: ', see you at ' },
    { kind: 'tag', tag: 'location_name' },
  ]);
  expect(partsOf('')).toEqual([]);
  expect(partsOf('{{link}}{{link}}')).toHaveLength(2);
});

test('an open brace is only words [MSG-012]', () => {
  expect(partsOf('Pay is {{good')).toEqual([{ kind: 'text', text: 'Pay is {{good' }]);
});

test('a tag nobody knows is named, and so is one without a value here [MSG-012]', () => {
  const text = `${writtenTag('applicant_first_name')} ${writtenTag('nickname')} ${writtenTag('meeting_time')}`;
  expect(unknownTags(text)).toEqual(['nickname']);
  expect(unfilledTags(text, { applicant_first_name: 'Amara', meeting_time: null })).toEqual(['meeting_time']);
});
