import { describe, expect, it } from 'vitest';
import { isWebAddress } from './web-address.ts';

describe('a link', () => {
  it.each(['https://meet.test/abc?x=1#y', 'http://127.0.0.1:3000/#/home', 'HTTPS://Example.com', 'https://例え.jp/é'])(
    'can lead to %s [PLT-006]',
    (address) => expect(isWebAddress(address)).toBe(true),
  );

  it.each([
    'javascript:alert(1)',
    'JavaScript://example.com/%0aalert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' https://example.com',
    'https://exa mple.com',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    'mailto:a@b.test',
    '//example.com',
    '/home',
    'example.com',
    'https:',
    'https://',
    'https:example.com',
    'https:\\\\example.com',
    '',
  ])('never leads to %j [PLT-006]', (address) => expect(isWebAddress(address)).toBe(false));
});
