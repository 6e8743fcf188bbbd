// Reloads the list when someone else, or an applicant, changes it (APP-037, NTF-022).
import { useSettledNews } from '../../../platform/cable/use-settled-news.ts';
import { refreshApplicants } from '../applicants.api.ts';

export const useLiveApplicants = (): void => useSettledNews('applications', ['application_updated'], refreshApplicants);
