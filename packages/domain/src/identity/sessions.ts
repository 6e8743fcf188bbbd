// What state a session is in and how it moves on (IDN-007, IDN-016).
import { SECONDS } from '../platform/time-units.ts';

export const SESSION_STATES = ['pending_company', 'active', 'password_reset_forced', 'ended'] as const;
export type SessionState = (typeof SESSION_STATES)[number];

export const SESSION_EVENTS = [
  'select_company',
  'force_password_reset',
  'reset_password',
  'sign_out',
  'expire',
  'password_changed_elsewhere',
  'staff_deactivated',
] as const;
export type SessionEvent = (typeof SESSION_EVENTS)[number];

const ENDINGS = {
  sign_out: 'ended',
  expire: 'ended',
  password_changed_elsewhere: 'ended',
  staff_deactivated: 'ended',
} as const;

const TRANSITIONS: Record<SessionState, Partial<Record<SessionEvent, SessionState>>> = {
  pending_company: { ...ENDINGS, select_company: 'active' },
  active: { ...ENDINGS, select_company: 'active', force_password_reset: 'password_reset_forced' },
  password_reset_forced: { ...ENDINGS, reset_password: 'active' },
  ended: {},
};

/** Where an event takes a session, or null when it has no meaning there. */
export const nextSessionState = (state: SessionState, event: SessionEvent): SessionState | null =>
  TRANSITIONS[state][event] ?? null;

/** The state a sign-in opens with: several companies must be chosen from, exactly one is chosen at once. */
export const openingSessionState = (companyCount: number): SessionState =>
  companyCount > 1 ? 'pending_company' : 'active';

export const SESSION_IDLE_SECONDS = 14 * SECONDS.day;
export const SESSION_MAX_SECONDS = 90 * SECONDS.day;

export const isSessionExpired = (session: { createdAt: Date; lastUsedAt: Date }, now: Date): boolean =>
  now.getTime() - session.lastUsedAt.getTime() > SESSION_IDLE_SECONDS * 1000 ||
  now.getTime() - session.createdAt.getTime() > SESSION_MAX_SECONDS * 1000;
