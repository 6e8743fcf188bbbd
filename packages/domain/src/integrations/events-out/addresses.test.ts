import { describe, expect, it } from 'vitest';
import { addressProblem, isPublicAddress } from './addresses.ts';

describe('The address of a webhook', () => {
  it.each([
    'https://hooks.larkfield.example/onward',
    'https://hooks.larkfield.example:8443/a?b=c',
    'https://8.8.8.8/in',
    'https://[2606:4700::1111]/in',
  ])('may be %s [AHD-018]', (url) => {
    expect(addressProblem(url, { allowPrivate: false })).toBeNull();
  });

  it.each([
    ['hooks', 'url_invalid'],
    ['', 'url_invalid'],
    ['http://hooks.larkfield.example', 'not_https'],
    ['ftp://hooks.larkfield.example', 'not_https'],
    ['https://user:pass@hooks.larkfield.example', 'has_credentials'],
    ['https://localhost/in', 'private_address'],
    ['https://LOCALHOST./in', 'private_address'],
    ['https://intranet/in', 'private_address'],
    ['https://metadata.google.internal/', 'private_address'],
    ['https://127.0.0.1/in', 'private_address'],
    ['https://2130706433/in', 'private_address'],
    ['https://0x7f.1/in', 'private_address'],
    ['https://169.254.169.254/latest', 'private_address'],
    ['https://[::1]/in', 'private_address'],
    ['https://[::ffff:10.0.0.1]/in', 'private_address'],
    ['https://[fd00::1]/in', 'private_address'],
  ])('may not be %s: %s [AHD-018]', (url, problem) => {
    expect(addressProblem(url, { allowPrivate: false })).toBe(problem);
  });

  it('may be on this machine where a setting allows it [AHD-018]', () => {
    expect(addressProblem('http://127.0.0.1:4000/in', { allowPrivate: true })).toBeNull();
    expect(addressProblem('ftp://127.0.0.1/in', { allowPrivate: true })).toBe('not_https');
  });

  it.each([
    ['8.8.8.8', true],
    ['172.32.0.1', true],
    ['172.31.255.255', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['255.255.255.255', false],
    ['198.19.0.1', false],
    ['2606:4700::1111', true],
    ['2001:db8::1', false],
    ['2002:7f00:1::', false],
    ['64:ff9b::7f00:1', false],
    ['64:ff9b::808:808', true],
    ['::ffff:127.0.0.1', false],
    ['::', false],
    ['fe80::1%eth0', false],
    ['ff02::1', false],
    ['1:2:3', false],
    ['not an address', false],
  ])('%s is public: %s [AHD-018]', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });
});
