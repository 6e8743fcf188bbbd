// Who signs a document, and in which order (OFR-012, AHD-010).
import type { SignerRole } from './fields.ts';

export type SignerStatus = 'waiting' | 'open' | 'signed' | 'declined';

export interface Signer {
  id: number;
  role: SignerRole;
  /** Signers with the same number may sign in any order; higher numbers wait for lower ones. */
  sequence: number;
  status: SignerStatus;
}

/** The statuses after sending or after somebody signed: those whose turn it is are open, the others wait. */
export function openSigners(signers: readonly Signer[]): Signer[] {
  const missing = signers.filter(({ status }) => status !== 'signed').map(({ sequence }) => sequence);
  const turn = Math.min(...missing);
  return signers.map((signer) => {
    if (signer.status === 'signed' || signer.status === 'declined') return signer;
    return { ...signer, status: signer.sequence === turn ? 'open' : 'waiting' };
  });
}

export type Signing =
  | { allowed: true; isLast: boolean }
  | { allowed: false; reason: 'already_signed' | 'declined' | 'out_of_turn' };

/** Whether a signer may sign now, and whether everybody has signed then. */
export function decideSigning(signers: readonly Signer[], id: number): Signing {
  const signer = signers.find((each) => each.id === id);
  if (signer?.status === 'signed') return { allowed: false, reason: 'already_signed' };
  if (signers.some(({ status }) => status === 'declined')) return { allowed: false, reason: 'declined' };
  if (signer?.status !== 'open') return { allowed: false, reason: 'out_of_turn' };
  return { allowed: true, isLast: signers.every((each) => each.id === id || each.status === 'signed') };
}
