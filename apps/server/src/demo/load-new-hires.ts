// The demo's new employees: an E-Verify account, onboardings with their Forms I-9, and cases. Each builds on the one before.
import type { App } from '../platform/app.ts';
import { enrollDemo } from './everify/sample-account.ts';
import { loadSampleCases } from './everify/sample-cases.ts';
import { loadSampleOnboarding } from './onboarding/sample-onboarding.ts';

export async function loadNewHires(app: App): Promise<void> {
  // Without the sandbox there is no account, and the onboardings do without E-Verify.
  await enrollDemo(app).catch((error) => app.log.warn({ err: error }, 'no sample E-Verify account'));
  await loadSampleOnboarding(app);
  await loadSampleCases(app);
}
