// Who may see which part of the app, and where others are redirected (IDN-011, IDN-015, IDN-019, IDN-027, PLT-038).
import { mustFinishWizard } from '@onward/domain/identity/wizard';
import { PUBLIC_ROUTES, paths, ROUTES } from '../../platform/routing/paths.ts';
import { returnPathIn, safeReturnPath } from '../../platform/routing/return-path.ts';
import type { StartupState } from '../../platform/startup/startup-store.ts';

export interface PlaceWanted {
  pathname: string;
  search: string;
}

export interface SessionView {
  token: string | null;
  companyPending: boolean;
  leftByChoice: boolean;
}

export type Entry =
  | { kind: 'show' }
  /** The loader covers the page until startup is done. */
  | { kind: 'start_up' }
  | { kind: 'start_up_failed'; error: unknown }
  | { kind: 'redirect'; to: string };

const SHOW: Entry = { kind: 'show' };
const redirect = (to: string): Entry => ({ kind: 'redirect', to });

/** Pages for people who aren't signed in (PLT-033). */
const ENTRANCES: readonly string[] = [PUBLIC_ROUTES.login, PUBLIC_ROUTES.successLogin, PUBLIC_ROUTES.redirect];

export function decidePublicEntry(wanted: PlaceWanted, session: SessionView): Entry {
  if (!session.token || !ENTRANCES.includes(wanted.pathname)) return SHOW;
  return redirect(returnPathIn(wanted.search) ?? paths.home());
}

export function decideSignedInEntry(wanted: PlaceWanted, session: SessionView, startup: StartupState): Entry {
  const back = safeReturnPath(wanted.pathname + wanted.search);
  const returnTo = back && back !== ROUTES.root ? back : undefined;
  if (!session.token) return redirect(paths.login(session.leftByChoice ? undefined : returnTo));
  if (session.companyPending) return redirect(paths.selectCompany(returnTo));

  switch (startup.kind) {
    case 'idle':
    case 'running':
      return { kind: 'start_up' };
    case 'failed':
      return { kind: 'start_up_failed', error: startup.error };
    case 'reset_required':
      return redirect(paths.resetPassword(startup.resetToken));
    case 'second_factor_required':
      return redirect(paths.secondStepSetup());
    case 'ready':
      return decideWizard(wanted, mustFinishWizard(startup.data.user));
  }
}

function decideWizard(wanted: PlaceWanted, unfinished: boolean): Entry {
  const inWizard = wanted.pathname === ROUTES.userOnboarding;
  if (unfinished && !inWizard) return redirect(paths.userOnboarding());
  if (!unfinished && inWizard) return redirect(paths.home());
  return SHOW;
}
