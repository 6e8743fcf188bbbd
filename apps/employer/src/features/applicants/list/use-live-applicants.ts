// Others and the applicants themselves change what is on the screen (APP-037, NTF-022).
import { useSettledEvents } from '../../../platform/cable/use-settled-events.ts';
import { refreshApplicants } from '../applicants.api.ts';

export const useLiveApplicants = (): void =>
  useSettledEvents('applications', ['application_updated'], refreshApplicants);
