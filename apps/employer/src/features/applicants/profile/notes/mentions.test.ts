import { expect, it } from 'vitest';
import { mentionedIn, piecesOf } from './mentions.ts';

const dana = { id: 1, name: 'Dana' };
const danaWhitfield = { id: 2, name: 'Dana Whitfield' };

it('mentions each chosen team member who is still in the text once [APP-031]', () => {
  const picked = [danaWhitfield, danaWhitfield, { id: 3, name: 'Theo Marsh' }];
  expect(mentionedIn('Ask @Dana Whitfield, then @Dana Whitfield again', picked)).toEqual([2]);
});

it('finds mentions in the text and prefers the longer of two names [APP-031]', () => {
  expect(piecesOf('Hi @Dana Whitfield, ask @Dana.', [dana, danaWhitfield]).map(({ text }) => text)).toEqual([
    'Hi ',
    '@Dana Whitfield',
    ', ask ',
    '@Dana',
    '.',
  ]);
  expect(piecesOf('plain', [])).toEqual([{ text: 'plain', isMention: false, at: 0 }]);
});
