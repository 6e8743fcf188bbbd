// Every URL of the employer app as data (PLT-031, PLT-032, PLT-036, PLT-037). `ROUTES` are patterns for the router;
// `paths` build links to them.
import { SIGN_UP_PATH } from '@onward/domain/company/referrals';
import { threadLink } from '@onward/domain/messages/thread-link';

export const LOGIN_PATH = '/login';
export const SELECT_COMPANY_PATH = '/select-company';
export const RETURN_PARAMETER = 'to';

type QueryValue = string | number | boolean | null | undefined;

export function withQuery(path: string, query: Record<string, QueryValue> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

const segment = encodeURIComponent;

export const PUBLIC_ROUTES = {
  redirect: '/redirect',
  successLogin: '/success-login',
  login: LOGIN_PATH,
  forgotPassword: '/forgot-password',
  setPassword: '/set-password/:token',
  resetPassword: '/reset-password/:token',
  jobTargetCallback: '/job-target-callback',
  selectCompany: SELECT_COMPANY_PATH,
  secondStep: '/second-step',
  endSessions: '/end-sessions/:token',
  setup: '/setup/:token',
  signUp: SIGN_UP_PATH,
} as const;

export const ROUTES = {
  root: '/',
  userOnboarding: '/user-onboarding',
  secondStepSetup: '/set-up-second-step',
  dashboard: '/dashboard',
  brandDashboard: '/dashboard/:brand',
  newHome: '/new-home',
  positions: '/positions',
  positionTemplate: '/job-posting-template/:position_template_id',
  positionTemplates: '/job-posting-templates',
  jobPostings: '/job-postings',
  jobPosting: '/job-postings/:digestkey',
  createHiringProcess: '/create-hiring-process-template/:tab_key?',
  editHiringProcess: '/edit-hiring-process-template/:id/:tab_key?',
  messageTemplates: '/message-templates',
  hiringProcesses: '/hiring-process-templates/:kind?',
  formTemplate: '/form-template/:id',
  quizTemplate: '/quiz-template/:id',
  offerTemplate: '/offer-template/:id',
  signOffer: '/sign-offer/:id',
  positionApplicants: '/applicants/:location/:position/:digestkey',
  applicants: '/applicants',
  allApplicants: '/applicants/all-applicants',
  inactiveApplicants: '/applicants/inactive-applicants',
  printApplicants: '/applicants/print',
  applicant: '/applicant/:id',
  messages: '/messages',
  myProfile: '/my-profile',
  account: '/account',
  accountPanel: '/account/:panel',
  company: '/company',
  companyDashboard: '/company/dashboard',
  integrations: '/integrations',
  everifyAccount: '/company/everify/:id',
  importLocations: '/company/import/:id?',
  importApplicants: '/applicants/import/:id?',
  importEmployees: '/employee-records/import/:id?',
  referral: '/referral',
  support: '/support',
  supportedCompanies: '/support/companies',
  supportedCompany: '/support/companies/:id',
  postingReviews: '/support/posting-reviews',
  everifyReviews: '/support/everify-accounts',
  payrollPaywall: '/payroll-paywall',
  hiringPaywall: '/hiring-paywall',
  analytics: '/analytics',
  checkr: '/integration/checkr',
  schedule: '/schedule',
  availability: '/schedule/availability',
  onboarding: '/onboarding',
  onboardingPage: '/onboarding/:page',
  i9Clock: '/onboarding/i9-clock',
  everifyCases: '/onboarding/cases',
  everifyCase: '/onboarding/case/:id',
  adminOnboarding: '/admin/onboarding',
  adminOnboardingPage: '/admin/onboarding/:page',
  onboardingProcess: '/admin/onboarding/processes/:id',
  companyDocument: '/admin/onboarding/documents/:id',
  onboardingTasks: '/onboarding-tasks/:processDigestKey',
  startOnboarding: '/start-onboarding',
  changeOnboardingProcess: '/change-onboarding-process',
  ssoAdp: '/sso/adp',
  adpCallback: '/adp/callback',
  adpRedirect: '/adp/redirect',
  sourcingTools: '/sourcing-tools',
  reports: '/reports',
  report: '/reports/:id',
  reportRuns: '/reports/:id/runs',
  employeeList: '/employee-records/list',
  employeeProfile: '/employee-records/profile/:id',
  error: '/error',
} as const;

export interface JobPostingFilters {
  status?: string;
  brand_id?: number | undefined;
  location_id?: number | string;
  department_id?: number | string;
  position_template_id?: number | string;
  hiring_process_template_id?: number | string;
  access_with_status_code?: string;
}

/** Each integration has a route of its own, because they belong to different modules of the plan. */
export const integrationRoute = (nickname: string): string => `/integration/${nickname}`;

/** Means "no filter here" in the parts of an applicants link (PLT-035). */
const ANY = 'all';

export const paths = {
  home: () => ROUTES.root,
  newHome: (brand?: string) => withQuery(ROUTES.newHome, { brand }),
  dashboard: (brand?: string) => (brand ? `/dashboard/${segment(brand)}` : ROUTES.dashboard),
  login: (returnTo?: string) => withQuery(LOGIN_PATH, { [RETURN_PARAMETER]: returnTo }),
  ssoFailed: () => withQuery(LOGIN_PATH, { error: 'sso' }),
  forgotPassword: () => PUBLIC_ROUTES.forgotPassword,
  setPassword: (token: string) => `/set-password/${segment(token)}`,
  resetPassword: (token: string) => `/reset-password/${segment(token)}`,
  selectCompany: (returnTo?: string) => withQuery(SELECT_COMPANY_PATH, { [RETURN_PARAMETER]: returnTo }),
  secondStep: () => PUBLIC_ROUTES.secondStep,
  secondStepSetup: () => ROUTES.secondStepSetup,
  userOnboarding: () => ROUTES.userOnboarding,
  positionTemplate: (id: number | 'new') => `/job-posting-template/${id}`,
  positionTemplates: () => ROUTES.positionTemplates,
  jobPostings: (filters: JobPostingFilters = {}) => withQuery(ROUTES.jobPostings, { ...filters }),
  /** The list behind every number of open jobs. */
  openJobs: (filters: Omit<JobPostingFilters, 'status'> = {}) =>
    withQuery(ROUTES.jobPostings, { status: 'published', ...filters }),
  jobPosting: (digestKey: string, tab?: string) => withQuery(`/job-postings/${segment(digestKey)}`, { tab }),
  createHiringProcess: (tab = 'stages') => `/create-hiring-process-template/${segment(tab)}`,
  editHiringProcess: (id: number, tab = 'stages', place: { stage?: number; field?: string } = {}) =>
    withQuery(`/edit-hiring-process-template/${id}/${segment(tab)}`, place),
  messageTemplates: () => ROUTES.messageTemplates,
  hiringProcesses: (kind = 'processes') => `/hiring-process-templates/${segment(kind)}`,
  formTemplate: (id: number) => `/form-template/${id}`,
  quizTemplate: (id: number) => `/quiz-template/${id}`,
  offerTemplate: (id: number | 'new') => `/offer-template/${id}`,
  signOffer: (id: number) => `/sign-offer/${id}`,
  applicants: () => ROUTES.applicants,
  allApplicants: () => ROUTES.allApplicants,
  addApplicant: () => withQuery(ROUTES.allApplicants, { add: true }),
  inactiveApplicants: () => ROUTES.inactiveApplicants,
  printedApplicants: (bulkActionId: number) => withQuery(ROUTES.printApplicants, { bulk: String(bulkActionId) }),
  printApplicants: (ids: readonly number[]) => withQuery(ROUTES.printApplicants, { ids: ids.join(',') }),
  positionApplicants: (location: string | null, position: string | null, digestKey: string | null) =>
    `/applicants/${segment(location ?? ANY)}/${segment(position ?? ANY)}/${segment(digestKey ?? ANY)}`,
  brandApplicants: (brand: string | null, location: string | null, position: string | null) =>
    `/applicants/${segment(brand ?? ANY)}/${segment(location ?? ANY)}/${segment(position ?? ANY)}`,
  applicant: (id: number) => `/applicant/${id}`,
  messages: () => ROUTES.messages,
  thread: threadLink,
  account: (panel?: string) => (panel ? `/account/${segment(panel)}` : ROUTES.account),
  staffAccount: (id: number) => `/account/${id}`,
  company: (panel?: string, options: { createPosition?: boolean } = {}) =>
    withQuery(ROUTES.company, {
      currentPanel: panel,
      create_position_modal_visible: options.createPosition ? true : undefined,
    }),
  locations: (brandId?: number) => withQuery(ROUTES.company, { currentPanel: 'locations', brand_id: brandId }),
  addLocation: () => withQuery(ROUTES.company, { currentPanel: 'locations', add: true }),
  inviteStaff: () => withQuery(ROUTES.company, { currentPanel: 'staff', add: true }),
  companyDashboard: () => ROUTES.companyDashboard,
  /** The page with webhooks, keys, and the event log; the apps are also a panel of the company. */
  integrations: (tab?: 'webhooks' | 'events') => withQuery(ROUTES.integrations, { tab }),
  everifyAccount: (id: number | 'new') => `/company/everify/${id}`,
  importLocations: (id?: number, step?: 'columns') =>
    withQuery(id ? `/company/import/${id}` : '/company/import', { step }),
  importApplicants: (id?: number, step?: 'columns') =>
    withQuery(id ? `/applicants/import/${id}` : '/applicants/import', { step }),
  importEmployees: (id?: number, step?: 'columns') =>
    withQuery(id ? `/employee-records/import/${id}` : '/employee-records/import', { step }),
  referral: () => ROUTES.referral,
  support: () => ROUTES.support,
  supportedCompanies: () => ROUTES.supportedCompanies,
  supportedCompany: (id: number) => `/support/companies/${id}`,
  postingReviews: () => ROUTES.postingReviews,
  everifyReviews: () => ROUTES.everifyReviews,
  hiringPaywall: () => ROUTES.hiringPaywall,
  payrollPaywall: () => ROUTES.payrollPaywall,
  analytics: () => ROUTES.analytics,
  checkr: () => ROUTES.checkr,
  integration: (nickname: string) => integrationRoute(nickname),
  payrollProvider: (provider: string, tab?: 'codes' | 'log' | 'settings') =>
    withQuery(integrationRoute(provider), { tab }),
  /** The codes of a provider, with one of our words looked up. */
  payrollCodes: (provider: string, kind: string, find: string) =>
    withQuery(integrationRoute(provider), { tab: 'codes', kind, find }),
  schedule: () => ROUTES.schedule,
  scheduleInterview: () => withQuery(ROUTES.schedule, { add: true }),
  availability: (staffId?: number | null) => withQuery(ROUTES.availability, { staff: staffId ?? undefined }),
  onboarding: (page?: string) => (page ? `/onboarding/${segment(page)}` : ROUTES.onboarding),
  i9Clock: (filters: { what?: string; urgency?: string } = {}) => withQuery(ROUTES.i9Clock, filters),
  everifyCases: () => ROUTES.everifyCases,
  everifyCase: (id: number) => `/onboarding/case/${id}`,
  viewOnboarding: (processKey: string) => withQuery('/onboarding/view', { process: processKey }),
  adminOnboarding: (page?: string) => (page ? `/admin/onboarding/${segment(page)}` : ROUTES.adminOnboarding),
  /** The wizard of a process, at one of its steps. */
  onboardingProcess: (id: number | 'new', place: { step?: string; module?: number } = {}) =>
    withQuery(`/admin/onboarding/processes/${id}`, place),
  companyDocument: (id: number | 'new') => `/admin/onboarding/documents/${id}`,
  onboardingTasks: (processKey: string) => `/onboarding-tasks/${segment(processKey)}`,
  /** The tasks of one employee with one of them open. */
  onboardingTask: (processKey: string, action: string) =>
    withQuery(`/onboarding-tasks/${segment(processKey)}`, { action }),
  startOnboarding: (employeeId?: number) => withQuery(ROUTES.startOnboarding, { employee_id: employeeId }),
  changeOnboardingProcess: () => ROUTES.changeOnboardingProcess,
  sourcingTools: () => ROUTES.sourcingTools,
  reports: (list?: 'scheduled' | 'runs') => withQuery(ROUTES.reports, { list }),
  report: (id: number) => `/reports/${id}`,
  /** A new report about something, from an example, or from another one. */
  newReport: (from: { source?: string; example?: string; copy?: number } = {}) => withQuery('/reports/new', from),
  reportRuns: (id: number) => `/reports/${id}/runs`,
  downloadReport: (reportId: number) => withQuery(ROUTES.reports, { action: 'downloadReport', reportId }),
  employeeList: () => ROUTES.employeeList,
  addEmployee: () => withQuery(ROUTES.employeeList, { add: true }),
  employeeProfile: (id: number, options: { openIssues?: boolean; issueModal?: boolean } = {}) =>
    withQuery(`/employee-records/profile/${id}`, {
      include: options.openIssues ? 'open_issues' : undefined,
      issue_modal_visible: options.issueModal ? true : undefined,
    }),
  /** The record with one of its sections opened. */
  employeeSection: (id: number, section: string) => withQuery(`/employee-records/profile/${id}`, { section }),
  /** The record with the editor of one field open. */
  editEmployeeField: (id: number, section: string, field: string) =>
    withQuery(`/employee-records/profile/${id}`, { section, edit: field }),
  /** The record with the dialog that sends it to payroll. */
  sendEmployee: (id: number, provider: string) => withQuery(`/employee-records/profile/${id}`, { payroll: provider }),
  /** The record with the dialog that ends the employment. */
  endEmployment: (id: number) => withQuery(`/employee-records/profile/${id}`, { end: true }),
  error: () => ROUTES.error,
} as const;

/** Sign-in paths that need no session; matched by prefix (PLT-038). */
export const LOGIN_FLOW_PREFIXES = [
  LOGIN_PATH,
  '/reset-password/',
  PUBLIC_ROUTES.forgotPassword,
  SELECT_COMPANY_PATH,
  '/set-password',
  PUBLIC_ROUTES.jobTargetCallback,
  PUBLIC_ROUTES.secondStep,
  '/end-sessions/',
] as const;

/** Pages that are not affected by an ended session (PLT-007). */
export const isPublicPath = (path: string): boolean =>
  LOGIN_FLOW_PREFIXES.some((prefix) => path.startsWith(prefix)) ||
  path === PUBLIC_ROUTES.redirect ||
  path === PUBLIC_ROUTES.successLogin;
