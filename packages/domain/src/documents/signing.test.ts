import { describe, expect, it } from 'vitest';
import { decideSigning, openSigners, type Signer, type SignerStatus } from './signing.ts';

const signer = (id: number, sequence: number, status: SignerStatus = 'waiting'): Signer => ({
  id,
  role: id === 1 ? 'applicant' : 'company',
  sequence,
  status,
});
const statuses = (signers: readonly Signer[]) => signers.map(({ status }) => status);

describe('Signers', () => {
  it.each([
    ['of the first place are open first', [signer(1, 1), signer(2, 2)], ['open', 'waiting']],
    ['of one place are open together', [signer(1, 1), signer(2, 1)], ['open', 'open']],
    ['are open once those before have signed', [signer(1, 1, 'signed'), signer(2, 2)], ['signed', 'open']],
    [
      'wait for all of the place before',
      [signer(1, 1, 'signed'), signer(2, 1, 'open'), signer(3, 2)],
      ['signed', 'open', 'waiting'],
    ],
  ] as const)('%s [OFR-012]', (_case, signers, expected) => {
    expect(statuses(openSigners(signers))).toEqual(expected);
  });

  it.each([
    ['open', 'open', 'waiting', { allowed: true, isLast: false }],
    ['open', 'open', 'signed', { allowed: true, isLast: true }],
    ['waiting', 'waiting', 'open', { allowed: false, reason: 'out_of_turn' }],
    ['signed', 'signed', 'open', { allowed: false, reason: 'already_signed' }],
    ['declined', 'declined', 'waiting', { allowed: false, reason: 'declined' }],
    ['open after the other declined', 'open', 'declined', { allowed: false, reason: 'declined' }],
  ] as const)('that are %s [OFR-012, AHD-010]', (_case, own, other, expected) => {
    expect(decideSigning([signer(1, 1, own), signer(2, 2, other)], 1)).toEqual(expected);
  });

  it('who are not on the document sign nothing [OFR-012]', () => {
    expect(decideSigning([signer(1, 1, 'open')], 9)).toEqual({ allowed: false, reason: 'out_of_turn' });
  });
});
