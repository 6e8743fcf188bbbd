import { describe, expect, it } from 'vitest';
import { linkedParts } from './linked-text.ts';

const linked = (text: string) => linkedParts(text).flatMap(({ href }) => (href ? [href] : []));

describe('Addresses in a message', () => {
  it.each([
    ['Pick a time: https://onward.test/booking/aB3', ['https://onward.test/booking/aB3']],
    ['See https://onward.test/a. Then call.', ['https://onward.test/a']],
    ['Is it https://onward.test/a?', ['https://onward.test/a']],
    ['https://onward.test/a?b=1&c=2, please', ['https://onward.test/a?b=1&c=2']],
    ['(https://onward.test/a)', ['https://onward.test/a']],
    ['https://onward.test/a_(b)', ['https://onward.test/a_(b)']],
    ['(see https://onward.test/a_(b).)', ['https://onward.test/a_(b)']],
    ['“https://onward.test/a”', ['https://onward.test/a']],
    ['请打开 https://onward.test/a。谢谢', ['https://onward.test/a']],
    ['http://onward.test\nhttps://other.test/', ['http://onward.test', 'https://other.test/']],
    ['HTTPS://ONWARD.TEST/A', ['HTTPS://ONWARD.TEST/A']],
    ['javascript:alert(1)', []],
    ['ftp://onward.test/a', []],
    ['data:text/html,<b>x</b>', []],
    ['https://', []],
    ['onward.test/a', []],
    ['Menu: www.onward.test/menu.', ['https://www.onward.test/menu']],
    ['www. is no address, nor is www.a', []],
    ['xhttps://onward.test', []],
    ['<https://onward.test/a>', ['https://onward.test/a']],
  ])('in “%s” are %j [CAR-020]', (text, addresses) => {
    expect(linked(text)).toEqual(addresses);
  });

  it.each(['', 'no address', 'a https://onward.test/b, c https://onward.test/d.'])(
    'leave every word of “%s” as written [CAR-020]',
    (text) => {
      expect(
        linkedParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    },
  );
});
