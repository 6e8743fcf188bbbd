// What the running product adds to the demo: webhooks, retention periods, an E-Verify account, onboardings with their
// Forms I-9, cases, and reports. Each builds on the one before.
import type { App } from '../platform/app.ts';
import { enrollDemo } from './everify/sample-account.ts';
import { loadSampleCases } from './everify/sample-cases.ts';
import { loadSampleWebhooks } from './integrations/sample-webhooks.ts';
import { notLoaded } from './load-employer.ts';
import { loadSampleOnboarding } from './onboarding/sample-onboarding.ts';
import { loadSamplePrivacy } from './privacy/sample-privacy.ts';
import { loadSampleReports } from './reports/sample-reports.ts';

export async function loadNewHires(app: App, onProgress: (text: string) => void): Promise<void> {
  await loadSampleWebhooks(app);
  await loadSamplePrivacy(app);
  // Without the sandbox there is no account, and the onboardings do without E-Verify.
  await enrollDemo(app).catch(notLoaded(app, 'E-Verify account'));
  await loadSampleOnboarding(app, onProgress);
  await loadSampleCases(app);
  await loadSampleReports(app);
}
