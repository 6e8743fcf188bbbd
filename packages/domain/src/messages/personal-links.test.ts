import { describe, expect, it } from 'vitest';
import { atSentLength, hasPersonalLink, hidePersonalLinks } from './personal-links.ts';

const TOKEN = 'Zm9vYmFyLWFfYi1jX2QtZV9mLWdfaC1pX2ota19sLW0';

describe('personal links', () => {
  it.each([
    ['a form', `https://jobs.test/form/${TOKEN}`, 'https://jobs.test/form/…'],
    ['a quiz', `https://jobs.test/online-quiz/${TOKEN}?lang=es`, 'https://jobs.test/online-quiz/…?lang=es'],
    ['a booking', `http://127.0.0.1:3000/booking/${TOKEN}.`, 'http://127.0.0.1:3000/booking/….'],
    ['an offer', `https://jobs.test/offer/${TOKEN}`, 'https://jobs.test/offer/…'],
    ['a conversation', `(https://jobs.test/conversation/${TOKEN})`, '(https://jobs.test/conversation/…)'],
    ['the page to unsubscribe', `https://jobs.test/unsubscribe/${TOKEN}${TOKEN}`, 'https://jobs.test/unsubscribe/…'],
    ['a receipt', `https://jobs.test/thanks/${'Ab1-_'.repeat(8)}xyz`, 'https://jobs.test/thanks/…'],
    ['an earlier receipt', 'https://jobs.test/thanks/ab12cd34ef', 'https://jobs.test/thanks/…'],
    [
      'a draft',
      `https://jobs.test/j/a/b/apply?resume=${TOKEN}&from=x`,
      'https://jobs.test/j/a/b/apply?resume=…&from=x',
    ],
    ['an address under a path', `https://jobs.test/hr/form/${TOKEN}`, 'https://jobs.test/hr/form/…'],
  ])('to %s are shown without their secret part [MSG-012]', (_name, text, hidden) => {
    expect(hidePersonalLinks(text)).toBe(hidden);
    expect(hasPersonalLink(text)).toBe(true);
    expect(hasPersonalLink(hidden)).toBe(false);
  });

  it('leave the rest of a text unchanged, even with several links [MSG-012]', () => {
    const text = `Hi Ana,\nform: https://jobs.test/form/${TOKEN}\nbook: https://jobs.test/booking/${TOKEN} Thanks`;
    expect(hidePersonalLinks(text)).toBe(
      'Hi Ana,\nform: https://jobs.test/form/…\nbook: https://jobs.test/booking/… Thanks',
    );
  });

  it.each(['https://jobs.test/form/12/preview', 'https://jobs.test/j/larkfield', 'no link at all', 'and/or/form/x'])(
    'are not found in %s [MSG-012]',
    (text) => {
      expect(hasPersonalLink(text)).toBe(false);
    },
  );

  it('count with the length they have when sent [MSG-005]', () => {
    const text = `Please fill in https://jobs.test/form/${TOKEN} today`;
    expect(atSentLength(hidePersonalLinks(text))).toHaveLength(text.length);
  });
});
