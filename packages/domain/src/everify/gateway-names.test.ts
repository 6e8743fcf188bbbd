import { describe, expect, it } from 'vitest';
import { gatewayName, issuingState } from './gateway-names.ts';

describe('A name for E-Verify', () => {
  it.each([
    ['Okafor', 'Okafor'],
    ['Okafor Jr.', 'Okafor'],
    ['St. John, III', 'St John'],
    ["  O'Neil-Dias  sr", "O'Neil-Dias"],
    ['Vi', 'Vi'],
    ['J.', 'J'],
  ])('that is written %j is sent as %j [EVF-018]', (name, sent) => {
    expect(gatewayName(name)).toBe(sent);
  });
});

it.each([
  ['GA', 'GA'],
  ['Georgia', 'GA'],
  ['State of Georgia', 'GA'],
  ['the Commonwealth of  Virginia', 'VA'],
  ['Georgia DDS', 'GA'],
  ['Department of Defense', null],
  ['', null],
])('finds the state behind the issuer %s: %s [EVF-018]', (issuer, state) => {
  expect(issuingState(issuer)).toBe(state);
});
