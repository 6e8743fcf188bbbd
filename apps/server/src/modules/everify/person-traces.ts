// Forms I-9 and cases belong to employees, whose records are kept as long as the law wants.
import type { PersonTraces } from '../applicants/applicants.service.ts';

export const everifyTraces: PersonTraces = {
  room: 'everify',
  tables: {
    i9_forms: 'kept',
    i9_events: 'kept',
    i9_copies: 'kept',
    everify_cases: 'kept',
    everify_case_events: 'kept',
  },
};
