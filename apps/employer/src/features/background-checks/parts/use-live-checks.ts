// Reloads checks when the applicant agrees, a result arrives, or somebody decides.
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { refreshChecks } from './background-checks.api.ts';

export function useLiveChecks(): void {
  useCableEvent('applications', ({ event }) => {
    if (event === 'application_updated') void refreshChecks();
  });
}
