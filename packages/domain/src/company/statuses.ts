// The status of a company; only an active one can be used (CMP-001).
export const COMPANY_STATUSES = ['active', 'suspended', 'cancelled'] as const;
export type CompanyStatus = (typeof COMPANY_STATUSES)[number];

export const isOpenForWork = (status: CompanyStatus): boolean => status === 'active';
