// Reloads the list when someone else, or an applicant, changes it (APP-037, NTF-022).
import { useSettledEvents } from '../../../platform/cable/use-settled-events.ts';
import { refreshApplicants } from '../applicants.api.ts';

export const useLiveApplicants = (): void =>
  useSettledEvents('applications', ['application_updated'], refreshApplicants);
