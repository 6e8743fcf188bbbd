// Startup with the real API calls.

import { ApiError } from '@onward/client/api-error';
import { listPermittedBrands } from '@onward/contract/company/brands';
import { getBetaFeatures, getGrowthFlags, getSettings } from '@onward/contract/company/company';
import { errorCodes } from '@onward/contract/errors';
import { getCurrentUser, type User } from '@onward/contract/identity/identity';
import { getForcedResetToken } from '@onward/contract/identity/passwords';
import { listIntegrations } from '@onward/contract/integrations/integrations';
import { listPermittedDepartments } from '@onward/contract/locations/departments';
import { listPermittedLocations } from '@onward/contract/locations/locations';
import { api } from '../api.ts';
import { connectCable } from '../cable/cable.ts';
import { coalesce } from '../coalesce.ts';
import { decideErrorReaction } from '../errors/decide-error-reaction.ts';
import { homePath } from '../routing/home-path.ts';
import { currentPath, replacePath } from '../routing/navigation.ts';
import { ROUTES } from '../routing/paths.ts';
import { currentSeeAs, storeSeeAs } from '../see-as/see-as.ts';
import { rememberCompany } from '../session/session.ts';
import { endSession } from '../session/session-actions.ts';
import { loadInBackground } from './background-loads.ts';
import { identifyReader } from './identify.ts';
import { readFlags } from './startup-data.ts';
import { runStartup, type StartupSteps } from './startup-sequence.ts';
import { beginStartup, finishStartup, patchStartup } from './startup-store.ts';

/** A role that was deleted or is no longer available must not lock users out: they get their own view again. */
async function readUser(): Promise<User> {
  try {
    // Silent: an error here has its own page.
    return (await api.call(getCurrentUser, { silent: true })).user;
  } catch (error) {
    const code = error instanceof ApiError ? error.error_code : null;
    if (!currentSeeAs() || (code !== errorCodes.noAccess && code !== errorCodes.notFound)) throw error;
    storeSeeAs(null);
    return (await api.call(getCurrentUser, { silent: true })).user;
  }
}

const steps: StartupSteps = {
  async user() {
    const user = await readUser();
    rememberCompany(user.company.id);
    return user;
  },
  forcedResetToken: async () => (await api.call(getForcedResetToken, { silent: true })).reset_password_token,
  // The shared handler shows errors; the previous permissions stay until the next change.
  connectCable: () => connectCable(endSession, () => void reloadRights().catch(() => null)),
  identify: identifyReader,
  locations: async () => (await api.call(listPermittedLocations)).locations,
  brands: async () => (await api.call(listPermittedBrands)).brands,
  departments: async () => (await api.call(listPermittedDepartments)).departments,
  settings: () => api.call(getSettings),
  integrations: async () => (await api.call(listIntegrations)).integrations,
  betaFeatures: async (id) => (await api.call(getBetaFeatures, { params: { id } })).betas,
  growthFlags: async () => (await api.call(getGrowthFlags)).features,
};

export async function startUp(): Promise<void> {
  const start = beginStartup();
  if (!start) return;
  const outcome = await runStartup(steps);
  if (outcome.kind === 'failed' && endsSession(outcome.error)) return endSession();
  // Before the page is shown, because otherwise the layout would be rendered twice.
  if (outcome.kind === 'ready' && currentPath() === ROUTES.root) await replacePath(homePath(outcome.data.flags));
  const kept = finishStartup(start, outcome);
  if (kept && outcome.kind === 'ready') void loadInBackground(patchStartup);
}

const endsSession = (error: unknown): boolean =>
  decideErrorReaction(error, { path: currentPath(), loadsPage: true, locationCreate: null, reportsToSupport: false })
    .reaction.kind === 'end_session';

/** Something about the company or the user's permissions has changed. */
export async function reloadCurrentUser(): Promise<void> {
  const [{ user }, settings, brands] = await Promise.all([
    api.call(getCurrentUser),
    api.call(getSettings),
    steps.brands(),
  ]);
  const [betas, features] = await Promise.all([steps.betaFeatures(user.company.id), steps.growthFlags()]);
  patchStartup({ user, settings, brands, flags: readFlags(betas, features) });
}

/** The user's own role or scope has changed: pages then show what is available now. */
export async function reloadRights(): Promise<void> {
  const [locations, brands, departments] = await Promise.all([steps.locations(), steps.brands(), steps.departments()]);
  patchStartup({ locations, brands, departments });
  await reloadCurrentUser();
}

export async function reloadIntegrations(): Promise<void> {
  patchStartup({ integrations: await steps.integrations() });
}

export async function reloadDepartments(): Promise<void> {
  patchStartup({ departments: await steps.departments() });
}

export async function reloadBrands(): Promise<void> {
  patchStartup({ brands: await steps.brands() });
}

/** Brands contain their number of locations, and the plan how many are left. */
export const reloadLocations = coalesce(async () => {
  const [locations, brands] = await Promise.all([steps.locations(), steps.brands()]);
  patchStartup({ locations, brands });
  await reloadCurrentUser();
});
