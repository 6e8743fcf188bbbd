// A company's standing; only an active one can be worked in (CMP-001).
export const COMPANY_STATUSES = ['active', 'suspended', 'cancelled'] as const;
export type CompanyStatus = (typeof COMPANY_STATUSES)[number];

export const isOpenForWork = (status: CompanyStatus): boolean => status === 'active';
