// Others and the applicants themselves change what is on the screen (APP-037, NTF-022).
import { useSettledNews } from '../../../platform/cable/use-settled-news.ts';
import { refreshApplicants } from '../applicants.api.ts';

export const useLiveApplicants = (): void => useSettledNews('applications', ['application_updated'], refreshApplicants);
