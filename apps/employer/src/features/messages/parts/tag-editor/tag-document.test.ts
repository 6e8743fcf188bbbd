import { getSchema } from '@tiptap/react';
import { expect, test } from 'vitest';
import { documentOf, sliceOf, TAG_EXTENSIONS, textOf } from './tag-document.ts';

const schema = getSchema(TAG_EXTENSIONS);
const shown = (text: string) => documentOf(schema, text);

test.each([
  '',
  'Hi',
  '\n',
  'Hi\n',
  '\n\nHi  there\n\n',
  '{{applicant_first_name}}',
  'Hi {{applicant_first_name}}{{nickname}},\n{{link}}\n\nBye {{',
  '{{}}',
])('a text is the same after the editor has shown it: %j [MSG-012]', (text) => {
  expect(textOf(shown(text).content)).toBe(text);
});

test('each line is a block, and each tag a chip that cannot be edited [MSG-012]', () => {
  const document = shown('Hi {{ link }}!\n');
  document.check();
  expect(document.childCount).toBe(2);
  expect(document.firstChild?.childCount).toBe(3);
  expect(document.firstChild?.child(1).attrs).toEqual({ tag: 'link' });
  expect(document.firstChild?.child(1).isAtom).toBe(true);
});

test('no-break spaces are sent as spaces [MSG-012]', () => {
  expect(textOf(shown('Bonjour\u00a0!').content)).toBe('Bonjour !');
});

test('an inserted text joins the lines around it [MSG-012]', () => {
  const inserted = shown('Hi !').replace(4, 4, sliceOf(schema, '{{link}}\nyou'));
  expect(textOf(inserted.content)).toBe('Hi {{link}}\nyou!');
});
