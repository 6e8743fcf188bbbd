// Start-up with the real calls behind the sequence.
import { getBetaFeatures, getGrowthFlags, getSettings, listPermittedBrands } from '@onward/contract/company';
import { getCurrentUser, getForcedResetToken } from '@onward/contract/identity';
import { listIntegrations } from '@onward/contract/integrations';
import { listPermittedDepartments, listPermittedLocations } from '@onward/contract/locations';
import { api } from '../api.ts';
import { connectCable } from '../cable/cable.ts';
import { decideErrorReaction } from '../errors/decide-error-reaction.ts';
import { currentPath } from '../routing/navigation.ts';
import { rememberCompany } from '../session/session.ts';
import { endSession } from '../session/session-actions.ts';
import { loadInBackground } from './background-loads.ts';
import { identifyReader } from './identify.ts';
import { runStartup, type StartupSteps } from './startup-sequence.ts';
import { beginStartup, finishStartup, patchStartup } from './startup-store.ts';

const steps: StartupSteps = {
  async user() {
    // Silent: a failure here has a page of its own.
    const { user } = await api.call(getCurrentUser, { silent: true });
    rememberCompany(user.company.id);
    return user;
  },
  forcedResetToken: async () => (await api.call(getForcedResetToken, { silent: true })).reset_password_token,
  connectCable: () => connectCable(endSession),
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
  const kept = finishStartup(start, outcome);
  if (kept && outcome.kind === 'ready') void loadInBackground(patchStartup);
}

const endsSession = (error: unknown): boolean =>
  decideErrorReaction(error, { path: currentPath(), loadsPage: true, locationCreate: null, reportsToSupport: false })
    .reaction.kind === 'end_session';

/** Something about the company or the reader's rights has changed. */
export async function reloadCurrentUser(): Promise<void> {
  const [{ user }, settings] = await Promise.all([api.call(getCurrentUser), api.call(getSettings)]);
  patchStartup({ user, settings });
}

export async function reloadDepartments(): Promise<void> {
  patchStartup({ departments: await steps.departments() });
}
