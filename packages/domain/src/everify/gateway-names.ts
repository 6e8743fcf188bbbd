// Names as E-Verify takes them: people without full stops and suffixes, states by their code.
import { findState } from '../locations/addresses.ts';

const SUFFIX = /[\s,]{1,3}(?:jr|sr|ii|iii|iv)$/i;

export const gatewayName = (name: string): string =>
  name.replaceAll('.', '').replace(/\s+/g, ' ').trim().replace(SUFFIX, '').replaceAll(',', ' ').trim();

const OF_A_STATE = /^(?:the )?(?:state|commonwealth) of /i;
const OFFICE = / (?:dmv|dds|dps|bmv|mvd|rmv)$/i;

/** The state that issued a license: `GA` of "Georgia", "State of Georgia", or "Georgia DDS"; null when it is none. */
export const issuingState = (issuer: string): string | null =>
  findState('US', issuer.trim().replace(/\s+/g, ' ').replace(OF_A_STATE, '').replace(OFFICE, ''));
