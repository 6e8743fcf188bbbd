// The route table (PLT-031..037). A route names its page, for title and navigation; guards and layout wrap whole groups,
// never single pages.
import type { RouteObject } from 'react-router';
import type { LazyPage } from '../platform/chunks/lazy-page.tsx';
import { PUBLIC_ROUTES, ROUTES } from '../platform/routing/paths.ts';
import {
  AccountPage,
  AdminOnboardingPage,
  AdpCallbackPage,
  AdpRedirectPage,
  AllApplicantsPage,
  AnalyticsPage,
  ApplicantPage,
  AvailabilityPage,
  CalendarLinks,
  CheckrPage,
  CompanyDocumentPage,
  EmployeePage,
  EmployeesPage,
  EndSessionsPage,
  EverifyAccountPage,
  EverifyCasePage,
  EverifyCasesPage,
  EverifyReviewsPage,
  ForgotPasswordPage,
  FormPage,
  HrTaskPage,
  I9ClockPage,
  ImportApplicantsPage,
  ImportEmployeesPage,
  ImportLocationsPage,
  InactiveApplicantsPage,
  IntegrationsPage,
  JobTargetCallbackPage,
  LoginPage,
  MessageTemplatesPage,
  NotificationSettings,
  OfferTemplatePage,
  OnboardingPage,
  OnboardingProcessPage,
  PaywallPage,
  PositionApplicantsPage,
  PositionPage,
  PositionsPage,
  PositionTemplatePage,
  PositionTemplatesPage,
  PostingReviewsPage,
  PrintApplicantsPage,
  ProcessPage,
  QuizPage,
  RedirectPage,
  ReferralPage,
  ReplaceProcessPage,
  ReportPage,
  ReportRunsPage,
  ReportsPage,
  ResetPasswordPage,
  SchedulePage,
  SecondStepPage,
  SecondStepSetupPage,
  SelectCompanyPage,
  SetPasswordPage,
  SetupPage,
  SignOfferPage,
  SignUpPage,
  SourcingPage,
  SsoAdpPage,
  StartOnboardingPage,
  SuccessLoginPage,
  TemplatesPage,
} from './feature-pages.ts';
import { ActivatedOnboarding } from './guards/ActivatedOnboarding.tsx';
import { Loading } from './guards/Loading.tsx';
import { PublicGate } from './guards/PublicGate.tsx';
import { integrationRoutes } from './integration-routes.tsx';
import {
  CompanyDashboardPage,
  CompanyPage,
  DashboardPage,
  HomePage,
  MessagesPage,
  SignedInArea,
  SupportedCompaniesPage,
  SupportedCompanyPage,
  SupportPage,
  WizardArea,
} from './own-pages.ts';
import { type PageHandle, wide } from './page-handle.ts';
import { AppErrorPage } from './pages/problems/AppErrorPage.tsx';
import { NotFoundRoute } from './pages/problems/NotFoundRoute.tsx';
import { type PageDemand, PermittedPage } from './pages/problems/PermittedPage.tsx';
import { SupportStaffOnly } from './pages/problems/SupportStaffOnly.tsx';
import { HomeRedirect, KeepQueryRedirect } from './pages/redirects.tsx';
import {
  companyDocuments,
  everify,
  hiringProcesses,
  i9Clock,
  onboardingAdmin,
  reportBuilder,
  reports,
  scheduling,
  startOnboarding,
} from './route-demands.ts';

const page = (path: string, key: string, Page: LazyPage<object>): RouteObject => ({
  path,
  element: <Page />,
  handle: { page: key, preload: Page.preload } satisfies PageHandle,
});

/** Explains why to people who may not open it. */
const permitted = (path: string, key: string, Page: LazyPage<object>, demand: PageDemand): RouteObject => ({
  ...page(path, key, Page),
  element: (
    <PermittedPage page={key} demand={demand}>
      <Page />
    </PermittedPage>
  ),
});

/** Only once the company has turned onboarding on. */
const activated = (route: RouteObject): RouteObject => ({
  ...route,
  element: <ActivatedOnboarding>{route.element}</ActivatedOnboarding>,
});

/** The account page shows parts of other features. */
const account = (path: string): RouteObject => ({
  path,
  element: <AccountPage notificationSettings={<NotificationSettings />} calendarLinks={<CalendarLinks />} />,
  handle: { page: 'account', preload: AccountPage.preload } satisfies PageHandle,
});

/** A plan limit as a page (CMP-048). */
const paywall = (path: string, plan: 'hiring' | 'payroll'): RouteObject => ({
  path,
  element: <PaywallPage plan={plan} />,
  handle: { page: `${plan}Paywall`, preload: PaywallPage.preload } satisfies PageHandle,
});

/** Pages for support staff; not found for everyone else. */
const supportOnly = (path: string, key: string, Page: LazyPage<object>): RouteObject => ({
  ...page(path, key, Page),
  element: (
    <SupportStaffOnly>
      <Page />
    </SupportStaffOnly>
  ),
});

const moved = (path: string, to: string): RouteObject => ({ path, element: <KeepQueryRedirect to={to} /> });

const publicRoutes: RouteObject[] = [
  page(PUBLIC_ROUTES.login, 'login', LoginPage),
  page(PUBLIC_ROUTES.forgotPassword, 'forgotPassword', ForgotPasswordPage),
  page(PUBLIC_ROUTES.setPassword, 'setPassword', SetPasswordPage),
  page(PUBLIC_ROUTES.resetPassword, 'resetPassword', ResetPasswordPage),
  page(PUBLIC_ROUTES.selectCompany, 'selectCompany', SelectCompanyPage),
  page(PUBLIC_ROUTES.successLogin, 'login', SuccessLoginPage),
  page(PUBLIC_ROUTES.secondStep, 'secondStep', SecondStepPage),
  page(PUBLIC_ROUTES.endSessions, 'endSessions', EndSessionsPage),
  page(PUBLIC_ROUTES.setup, 'setup', SetupPage),
  page(PUBLIC_ROUTES.signUp, 'signUp', SignUpPage),
  page(PUBLIC_ROUTES.redirect, 'login', RedirectPage),
  page(PUBLIC_ROUTES.jobTargetCallback, 'jobTargetCallback', JobTargetCallbackPage),
];

const homeRoutes: RouteObject[] = [
  { ...page(ROUTES.root, 'home', HomePage), element: <HomeRedirect /> },
  page(ROUTES.newHome, 'home', HomePage),
  page(ROUTES.dashboard, 'dashboard', DashboardPage),
  page(ROUTES.brandDashboard, 'dashboard', DashboardPage),
];

const hiringRoutes: RouteObject[] = [
  moved(ROUTES.positions, ROUTES.jobPostings),
  page(ROUTES.jobPostings, 'jobPostings', PositionsPage),
  page(ROUTES.jobPosting, 'jobPostings', PositionPage),
  permitted(ROUTES.positionTemplates, 'positionTemplate', PositionTemplatesPage, { permission: 'edit_template' }),
  permitted(ROUTES.positionTemplate, 'positionTemplate', PositionTemplatePage, { permission: 'edit_template' }),
  permitted(ROUTES.hiringProcesses, 'hiringProcesses', TemplatesPage, { permission: 'edit_template' }),
  permitted(ROUTES.createHiringProcess, 'hiringProcess', ProcessPage, hiringProcesses),
  permitted(ROUTES.editHiringProcess, 'hiringProcess', ProcessPage, hiringProcesses),
  permitted(ROUTES.formTemplate, 'formTemplate', FormPage, { permission: 'edit_template' }),
  permitted(ROUTES.quizTemplate, 'quizTemplate', QuizPage, { permission: 'edit_template' }),
  permitted(ROUTES.offerTemplate, 'offerTemplate', OfferTemplatePage, { feature: 'offers', module: 'offers' }),
  permitted(ROUTES.signOffer, 'signOffer', SignOfferPage, { module: 'offers' }),
  permitted(ROUTES.messageTemplates, 'messageTemplates', MessageTemplatesPage, {
    module: 'messaging',
    permission: 'edit_template',
  }),
  page(ROUTES.applicants, 'applicants', AllApplicantsPage),
  page(ROUTES.allApplicants, 'applicants', AllApplicantsPage),
  page(ROUTES.inactiveApplicants, 'applicants', InactiveApplicantsPage),
  page(ROUTES.printApplicants, 'applicants', PrintApplicantsPage),
  // Links by position key and by brand share this pattern (PLT-035).
  page(ROUTES.positionApplicants, 'applicants', PositionApplicantsPage),
  page(ROUTES.applicant, 'applicants', ApplicantPage),
  permitted(ROUTES.messages, 'messages', MessagesPage, { feature: 'messages', module: 'messaging' }),
  permitted(ROUTES.schedule, 'schedule', SchedulePage, scheduling),
  permitted(ROUTES.availability, 'schedule', AvailabilityPage, scheduling),
  permitted(ROUTES.sourcingTools, 'sourcingTools', SourcingPage, {
    feature: 'sourcing_tools',
    module: 'sourcing_tools',
    permission: 'publish_position',
  }),
  // Read-only without the permission to edit integrations (INT-003).
  permitted(ROUTES.integrations, 'integrations', IntegrationsPage, { permission: 'edit_integration' }),
  permitted(ROUTES.checkr, 'backgroundChecks', CheckrPage, {
    feature: 'background_checks',
    module: 'background_check',
  }),
  paywall(ROUTES.hiringPaywall, 'hiring'),
];

const peopleRoutes: RouteObject[] = [
  moved('/onboarding/processes', '/admin/onboarding/processes'),
  moved('/employee-onboarding', ROUTES.onboarding),
  { path: '/employee-onboarding/:page', element: <KeepQueryRedirect to={ROUTES.onboardingPage} /> },
  activated(permitted(ROUTES.onboarding, 'onboarding', OnboardingPage, { module: 'onboarding' })),
  permitted(ROUTES.i9Clock, 'i9Clock', I9ClockPage, i9Clock),
  permitted(ROUTES.everifyCases, 'everifyCases', EverifyCasesPage, everify),
  permitted(ROUTES.everifyCase, 'everifyCase', EverifyCasePage, everify),
  activated(permitted(ROUTES.onboardingPage, 'onboarding', OnboardingPage, { module: 'onboarding' })),
  permitted(ROUTES.onboardingTasks, 'onboarding', HrTaskPage, { module: 'onboarding' }),
  permitted(ROUTES.adminOnboarding, 'onboardingProcesses', AdminOnboardingPage, onboardingAdmin),
  permitted(ROUTES.adminOnboardingPage, 'onboardingProcesses', AdminOnboardingPage, onboardingAdmin),
  permitted(ROUTES.onboardingProcess, 'onboardingProcesses', OnboardingProcessPage, onboardingAdmin),
  permitted(ROUTES.companyDocument, 'onboardingProcesses', CompanyDocumentPage, companyDocuments),
  permitted(ROUTES.startOnboarding, 'startOnboarding', StartOnboardingPage, startOnboarding),
  permitted(ROUTES.changeOnboardingProcess, 'changeOnboardingProcess', ReplaceProcessPage, startOnboarding),
  moved('/employee-records', ROUTES.employeeList),
  permitted(ROUTES.employeeList, 'employeeRecords', EmployeesPage, { permission: 'view_employee' }),
  permitted(ROUTES.employeeProfile, 'employeeRecords', EmployeePage, { permission: 'view_employee' }),
  ...integrationRoutes,
  paywall(ROUTES.payrollPaywall, 'payroll'),
];

const workspaceRoutes: RouteObject[] = [
  permitted(ROUTES.reports, 'reports', ReportsPage, reports),
  wide(permitted(ROUTES.report, 'reports', ReportPage, reportBuilder)),
  permitted(ROUTES.reportRuns, 'reports', ReportRunsPage, reports),
  permitted(ROUTES.analytics, 'analytics', AnalyticsPage, { feature: 'analytics', permission: 'view_analytics' }),
  page(ROUTES.company, 'company', CompanyPage),
  permitted(ROUTES.everifyAccount, 'everifyAccount', EverifyAccountPage, everify),
  permitted(ROUTES.importLocations, 'importLocations', ImportLocationsPage, { permission: 'edit_location' }),
  permitted(ROUTES.importEmployees, 'importEmployees', ImportEmployeesPage, { permission: 'edit_employee' }),
  permitted(ROUTES.importApplicants, 'importApplicants', ImportApplicantsPage, { permission: 'edit_applicant' }),
  permitted(ROUTES.companyDashboard, 'companyDashboard', CompanyDashboardPage, { superAdmin: true }),
  page(ROUTES.referral, 'referral', ReferralPage),
  page(ROUTES.support, 'support', SupportPage),
  supportOnly(ROUTES.supportedCompanies, 'supportedCompanies', SupportedCompaniesPage),
  supportOnly(ROUTES.postingReviews, 'postingReviews', PostingReviewsPage),
  supportOnly(ROUTES.everifyReviews, 'everifyReviews', EverifyReviewsPage),
  supportOnly(ROUTES.supportedCompany, 'supportedCompanies', SupportedCompanyPage),
  account(ROUTES.myProfile),
  account(ROUTES.account),
  account(ROUTES.accountPanel),
  page(ROUTES.ssoAdp, 'adp', SsoAdpPage),
  page(ROUTES.adpCallback, 'adp', AdpCallbackPage),
  page(ROUTES.adpRedirect, 'adp', AdpRedirectPage),
];

/** Everything below needs startup. */
export const SIGNED_IN_ROUTE = 'signed-in';

export const routes: RouteObject[] = [
  {
    errorElement: <AppErrorPage />,
    element: <Loading />,
    children: [
      { element: <PublicGate />, children: publicRoutes },
      {
        id: SIGNED_IN_ROUTE,
        element: <SignedInArea />,
        children: [...homeRoutes, ...hiringRoutes, ...peopleRoutes, ...workspaceRoutes],
      },
      // First-run pages have no sidebar.
      page(ROUTES.secondStepSetup, 'secondStepSetup', SecondStepSetupPage),
      page(ROUTES.userOnboarding, 'userOnboarding', WizardArea),
      { path: ROUTES.error, element: <AppErrorPage />, handle: { page: 'error' } satisfies PageHandle },
      { path: '*', element: <NotFoundRoute />, handle: { page: 'notFound' } satisfies PageHandle },
    ],
  },
];
