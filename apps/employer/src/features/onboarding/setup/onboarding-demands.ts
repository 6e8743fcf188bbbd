// Who may change what onboarding is made of (ONB-010, ONB-014, ONB-018).
import type { AccessDemand } from '@onward/domain/staff/access';

export const EDIT_PROCESSES: AccessDemand = {
  module: 'onboarding',
  permission: 'edit_onboarding_process',
  writes: true,
};

export const EDIT_DOCUMENTS: AccessDemand = {
  module: 'company_documents',
  permission: 'edit_company_document',
};

export const READ_DOCUMENTS: AccessDemand = {
  module: 'company_documents',
  permission: ['edit_company_document', 'assign_company_document', 'edit_onboarding_process', 'manage_onboarding'],
};

export const MANAGE_ONBOARDING: AccessDemand = { module: 'onboarding', permission: 'manage_onboarding', writes: true };
