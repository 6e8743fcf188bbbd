// What pages demand of those who open them, where several routes or many conditions share it.
import type { AccessDemand } from '@onward/domain/staff/access';
import type { PageDemand } from './pages/problems/PermittedPage.tsx';

export const onboardingAdmin: AccessDemand = {
  module: 'onboarding',
  permission: ['manage_onboarding', 'edit_onboarding_process'],
};
export const companyDocuments: AccessDemand = {
  module: 'company_documents',
  permission: ['edit_company_document', 'assign_company_document', 'edit_onboarding_process', 'manage_onboarding'],
};
export const startOnboarding: AccessDemand = { module: 'onboarding', permission: 'onboard_employee' };

export const everify: AccessDemand = { module: 'uscis_integration', permission: 'manage_everify' };
export const i9Clock: AccessDemand = { module: 'onboarding', permission: ['manage_onboarding', 'manage_everify'] };

export const hiringProcesses: AccessDemand = {
  feature: 'hiring_processes',
  module: 'hiring_stages',
  permission: 'edit_template',
};

export const reports: AccessDemand = { module: 'custom_reports' };
export const reportBuilder: PageDemand = { ...reports, permission: 'edit_custom_reports', writes: true };

export const scheduling: PageDemand = { feature: 'schedule', module: 'scheduling' };
