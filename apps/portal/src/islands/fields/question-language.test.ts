import { expect, it } from 'vitest';
import { languageOfQuestion, languageOfQuestions } from './question-language.ts';

const SHORT = { title: 'When can you start?', options: [] };
const LONG = { title: 'Are you authorized to work in the United States?', options: [] };

it('tells the language of a short question by those written with it [CAR-003]', () => {
  expect(languageOfQuestion(SHORT, 'zh')).toBeUndefined();
  expect(languageOfQuestion(SHORT, 'zh', [SHORT, LONG])).toBe('en');
  expect(languageOfQuestion(SHORT, 'en', [SHORT, LONG])).toBeUndefined();
});

it('tells the language of each question by itself where that is possible [CAR-003]', () => {
  const spanish = { title: '¿Puedes trabajar con un equipo los fines de semana y por las tardes?', options: [] };
  expect(languageOfQuestion(spanish, 'es', [LONG, spanish])).toBeUndefined();
  expect(languageOfQuestion(spanish, 'en', [LONG, spanish])).toBe('es');
});

it('tells the language of a form as a whole [CAR-003]', () => {
  expect(languageOfQuestions([SHORT, LONG], 'es')).toBe('en');
  expect(languageOfQuestions([], 'es')).toBeUndefined();
});
