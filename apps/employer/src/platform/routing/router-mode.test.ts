import { describe, expect, test } from 'vitest';
import { canonicalAddress, chooseRouterMode, isEmbedded } from './router-mode.ts';

const at = (address: string) => {
  const url = new URL(address, 'https://onward.example');
  return { pathname: url.pathname, search: url.search, hash: url.hash };
};
const pathMode = { kind: 'path', basename: '/hr' } as const;

describe('router mode', () => {
  test.each([
    ['/', false, { kind: 'hash' }],
    ['/#/applicants', false, { kind: 'hash' }],
    ['/hr', false, pathMode],
    ['/hr/applicants', false, pathMode],
    ['/hrx', false, { kind: 'hash' }],
    ['/hr/applicants?embedded=true', false, { kind: 'hash' }],
    ['/hr/#/applicants?embedded=true', false, { kind: 'hash' }],
    ['/hr/applicants', true, { kind: 'hash' }],
  ])('%s, framed %s, is %o [PLT-028]', (address, framed, mode) => {
    expect(chooseRouterMode(at(address), framed)).toEqual(mode);
  });

  test('embedded mode is set by the URL or by a frame [PLT-028]', () => {
    expect(isEmbedded(at('/?embedded=true'), false)).toBe(true);
    expect(isEmbedded(at('/#/x?embedded=true'), false)).toBe(true);
    expect(isEmbedded(at('/'), true)).toBe(true);
    expect(isEmbedded(at('/?embedded=1'), false)).toBe(false);
  });
});

describe('links of other shapes', () => {
  test.each([
    ['/', null],
    ['/#/applicants', null],
    ['/?report_err_to_cs=1#/applicants', null],
    ['/success-login?auth_token=a&sso=adp', '/#/success-login?auth_token=a&sso=adp'],
    ['/employee-records/#/list', '/#/employee-records/list'],
    ['/employee-records/#/profile/7?include=open_issues', '/#/employee-records/profile/7?include=open_issues'],
    ['/login#/applicants', '/#/applicants'],
  ])('%s in hash mode becomes %s [PLT-036]', (address, expected) => {
    expect(canonicalAddress(at(address), { kind: 'hash' })).toBe(expected);
  });

  test.each([
    ['/hr', null],
    ['/hr/applicants?x=1', null],
    ['/hr/#/applicants/all/all/all', '/hr/applicants/all/all/all'],
    ['/hr/employee-records/#/list', '/hr/employee-records/list'],
  ])('%s in path mode becomes %s [PLT-036]', (address, expected) => {
    expect(canonicalAddress(at(address), pathMode)).toBe(expected);
  });

  test('embedded under /hr stays there with a hash route [PLT-028]', () => {
    expect(canonicalAddress(at('/hr/messages?embedded=true'), { kind: 'hash' })).toBe('/hr/#/messages?embedded=true');
  });
});
