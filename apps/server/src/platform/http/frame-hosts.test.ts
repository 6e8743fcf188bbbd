import { describe, expect, it } from 'vitest';
import { readFrameHosts } from './frame-hosts.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const NAME = 'FRAME_HOSTS';

describe('the sites that may frame the app', () => {
  it.each([
    [null, []],
    ['', []],
    ['https://hr.example.com', ['https://hr.example.com']],
    [
      ' https://HR.example.com/ , https://intranet.example.com:8443 ',
      ['https://hr.example.com', 'https://intranet.example.com:8443'],
    ],
    ['https://hr.example.com,https://hr.example.com', ['https://hr.example.com']],
  ])('are read from %o [PLT-028]', (value, origins) => {
    expect(readFrameHosts(NAME, value, true)).toEqual(origins);
  });

  it.each([
    '*',
    'https://*.example.com',
    'hr.example.com',
    'http://hr.example.com',
    'https://hr.example.com/path',
    'https://user@hr.example.com',
    "https://hr.example.com; script-src 'unsafe-inline'",
    'https:',
    "'none'",
  ])('cannot be %o [PLT-028]', (value) => {
    expect(() => readFrameHosts(NAME, value, true)).toThrow(/^FRAME_HOSTS must be addresses/);
  });

  it('may lack https in development only [PLT-028]', () => {
    expect(readFrameHosts(NAME, 'http://127.0.0.1:4000', false)).toEqual(['http://127.0.0.1:4000']);
  });

  it('stand in the policy of the page beside its own [PLT-028]', () => {
    const own = contentSecurityPolicy('nonce').split('; ');
    const named = contentSecurityPolicy('nonce', { frameHosts: ['https://hr.example.com'] }).split('; ');
    expect(own.at(-1)).toBe("frame-ancestors 'self'");
    expect(named.at(-1)).toBe("frame-ancestors 'self' https://hr.example.com");
    expect(named.slice(0, -1)).toEqual(own.slice(0, -1));
  });
});
