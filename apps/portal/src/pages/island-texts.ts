// Which texts each island gets with its page.
import type { EntryName } from '../assets.ts';

export type IslandEntry = Exclude<EntryName, 'page'>;

/** Rooms whose texts are all used by the onboarding portal. */
const ALL_GROUPS_OF = ['onboarding-portal', 'onboarding-forms'] as const;

/** The groups of texts that each island uses. */
export const TEXT_GROUPS: Record<IslandEntry, readonly string[]> = {
  apply: ['site', 'apply', 'eeo', 'resume', 'questions', 'files'],
  form: ['site', 'apply', 'form', 'thanks', 'questions', 'files'],
  quiz: ['site', 'apply', 'form', 'quiz', 'thanks', 'questions', 'files'],
  booking: ['site', 'apply', 'booking', 'interviews/details'],
  conversation: ['site', 'messages/page', 'files'],
  offer: ['site', 'careers/apply', 'careers/jobs', 'questions', 'careers/files', 'offers/page'],
  'background-check': ['site', 'careers/apply', 'careers/questions', 'check-consent/page'],
  onboarding: [
    'careers/site',
    'careers/apply',
    'careers/questions',
    'careers/files',
    'offers/page',
    ...ALL_GROUPS_OF.map((room) => `${room}/*`),
  ],
  thanks: ['apply', 'thanks'],
  verify: ['site', 'documents/verify'],
};
