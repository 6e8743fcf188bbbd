// Who is signed in on this device, and for which company (IDN-007, IDN-010, IDN-011).
import { readStored, writeStored } from '../browser-storage.ts';
import { createStore, useStore } from '../store.ts';

const KEYS = { token: 'token', companyId: 'company_id', pending: 'require_select_company', sso: 'sso' } as const;

export interface Session {
  token: string | null;
  companyId: number | null;
  /** A company must be chosen before anything else. */
  companyPending: boolean;
  /** The single sign-on provider of this session. */
  sso: string | null;
  /** The user signed out, so signing in again doesn't lead back to the page they left. */
  leftByChoice: boolean;
}

function readSession(): Session {
  const companyId = Number(readStored(KEYS.companyId));
  return {
    token: readStored(KEYS.token),
    companyId: Number.isInteger(companyId) && companyId > 0 ? companyId : null,
    companyPending: readStored(KEYS.pending) === '1',
    sso: readStored(KEYS.sso),
    leftByChoice: false,
  };
}

const store = createStore<Session>(readSession());

function keep(next: Session): void {
  writeStored(KEYS.token, next.token);
  writeStored(KEYS.companyId, next.companyId === null ? null : String(next.companyId));
  writeStored(KEYS.pending, next.companyPending ? '1' : null);
  writeStored(KEYS.sso, next.sso);
  store.set(next);
}

export const currentSession = (): Session => store.get();
export const useSession = (): Session => useStore(store);

export interface OpenedSession {
  token: string;
  companyPending?: boolean;
  companyId?: number | null;
  sso?: string | null;
}

export const openSession = ({ token, companyPending = false, companyId = null, sso = null }: OpenedSession): void =>
  keep({ token, companyId, companyPending, sso, leftByChoice: false });

export const rememberCompany = (companyId: number): void => keep({ ...store.get(), companyId, companyPending: false });

/** The server requires choosing a company; the stored one is no longer valid. */
export const requireCompanyChoice = (): void => {
  if (store.get().token) keep({ ...store.get(), companyId: null, companyPending: true });
};

export const closeSession = ({ byChoice }: { byChoice: boolean }): void =>
  keep({ token: null, companyId: null, companyPending: false, sso: null, leftByChoice: byChoice });
