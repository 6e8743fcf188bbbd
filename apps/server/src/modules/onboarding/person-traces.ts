// Onboardings belong to employees, whose records are kept as long as the law wants.
import type { PersonTraces } from '../applicants/applicants.service.ts';

export const onboardingTraces: PersonTraces = {
  room: 'onboarding',
  tables: {
    employee_onboarding_processes: 'kept',
    employee_onboarding_modules: 'kept',
    employee_onboarding_actions: 'kept',
    tax_credit_screenings: 'kept',
    onboarding_portal_sessions: 'kept',
    onboarding_portal_codes: 'kept',
    onboarding_events: 'kept',
    onboarding_batch_people: 'deleted',
  },

  async erase(tx, { companyId, applicationIds }) {
    await tx.client.query(
      `delete from onboarding_batch_people where company_id = $1 and application_id = any($2) and employee_id is null`,
      [companyId, applicationIds],
    );
    return {};
  },
};
