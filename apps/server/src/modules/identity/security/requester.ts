// What a sign-in knows about the browser it comes from.
import type { Language } from '@onward/domain/platform/languages';
import type { Call } from '../../../platform/http/route.ts';

export type Requester = Pick<Call, 'tx' | 'now' | 'language' | 'requestId' | 'address' | 'cookies' | 'userAgent'> & {
  language: Language;
};

const USER_AGENT_MAX_LENGTH = 400;

export const userAgentOf = ({ userAgent }: Pick<Requester, 'userAgent'>): string | null =>
  userAgent.slice(0, USER_AGENT_MAX_LENGTH) || null;
