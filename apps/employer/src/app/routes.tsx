// The route table (PLT-031..037). A route names its page, for the title and the navigation; guards and layout are
// around whole groups, never inside a page.
import type { AccessDemand } from '@onward/domain/staff/access';
import type { RouteObject } from 'react-router';
import type { LazyPage } from '../platform/chunks/lazy-page.tsx';
import { PUBLIC_ROUTES, ROUTES } from '../platform/routing/paths.ts';
import {
  AccountPage,
  AdpCallbackPage,
  AdpRedirectPage,
  ForgotPasswordPage,
  LoginPage,
  NotificationSettings,
  RedirectPage,
  ResetPasswordPage,
  SelectCompanyPage,
  SetPasswordPage,
  SsoAdpPage,
  SuccessLoginPage,
} from './feature-pages.ts';
import { Loading } from './guards/Loading.tsx';
import { PublicGate } from './guards/PublicGate.tsx';
import {
  CompanyPage,
  HomePage,
  SignedInArea,
  SupportPage,
  UpcomingPage,
  UpcomingPublicPage,
  WizardArea,
} from './own-pages.ts';
import type { PageHandle } from './page-handle.ts';
import { NotFoundRoute } from './pages/problems/NotFoundRoute.tsx';
import { type PageDemand, PermittedPage } from './pages/problems/PermittedPage.tsx';
import { ProgramErrorPage } from './pages/problems/ProgramErrorPage.tsx';
import { HomeRedirect, KeepQueryRedirect } from './pages/redirects.tsx';

const page = (path: string, key: string, Page: LazyPage<object>): RouteObject => ({
  path,
  element: <Page />,
  handle: { page: key, preload: Page.preload } satisfies PageHandle,
});

/** A page whose room comes later; who may not open it learns why, everyone else what it will hold. */
const upcoming = (path: string, key: string, demand: PageDemand = {}): RouteObject => ({
  ...page(path, key, UpcomingPage),
  element: (
    <PermittedPage page={key} demand={demand}>
      <UpcomingPage />
    </PermittedPage>
  ),
});

/** The account page shows the notification table of another feature. */
const account = (path: string): RouteObject => ({
  path,
  element: <AccountPage notificationSettings={<NotificationSettings />} />,
  handle: { page: 'account', preload: AccountPage.preload } satisfies PageHandle,
});

const moved = (path: string, to: string): RouteObject => ({ path, element: <KeepQueryRedirect to={to} /> });

const publicRoutes: RouteObject[] = [
  page(PUBLIC_ROUTES.login, 'login', LoginPage),
  page(PUBLIC_ROUTES.forgotPassword, 'forgotPassword', ForgotPasswordPage),
  page(PUBLIC_ROUTES.setPassword, 'setPassword', SetPasswordPage),
  page(PUBLIC_ROUTES.resetPassword, 'resetPassword', ResetPasswordPage),
  page(PUBLIC_ROUTES.selectCompany, 'selectCompany', SelectCompanyPage),
  page(PUBLIC_ROUTES.successLogin, 'login', SuccessLoginPage),
  page(PUBLIC_ROUTES.redirect, 'login', RedirectPage),
  page(PUBLIC_ROUTES.jobTargetCallback, 'jobTargetCallback', UpcomingPublicPage),
];

const homeRoutes: RouteObject[] = [
  { ...page(ROUTES.root, 'home', HomePage), element: <HomeRedirect /> },
  page(ROUTES.newHome, 'home', HomePage),
  page(ROUTES.dashboard, 'home', HomePage),
  page(ROUTES.brandDashboard, 'home', HomePage),
];

const onboardingAdmin: AccessDemand = {
  module: 'onboarding',
  permission: ['manage_onboarding', 'edit_onboarding_process'],
};
const startOnboarding: AccessDemand = { module: 'onboarding', permission: ['onboard_employee', 'manage_onboarding'] };

const hiringRoutes: RouteObject[] = [
  moved(ROUTES.positions, ROUTES.jobPostings),
  upcoming(ROUTES.jobPostings, 'jobPostings'),
  upcoming(ROUTES.jobPosting, 'jobPostings'),
  upcoming(ROUTES.positionTemplate, 'positionTemplate'),
  upcoming(ROUTES.createHiringProcess, 'hiringProcess', { permission: 'edit_template' }),
  upcoming(ROUTES.editHiringProcess, 'hiringProcess', { permission: 'edit_template' }),
  upcoming(ROUTES.applicants, 'applicants'),
  upcoming(ROUTES.allApplicants, 'applicants'),
  upcoming(ROUTES.inactiveApplicants, 'applicants'),
  // Both link shapes, by position key and by brand, are this one pattern (PLT-035).
  upcoming(ROUTES.positionApplicants, 'applicants'),
  upcoming(ROUTES.applicant, 'applicants'),
  upcoming(ROUTES.messages, 'messages', { module: 'messaging' }),
  upcoming(ROUTES.schedule, 'schedule', { module: 'scheduling' }),
  upcoming(ROUTES.sourcingTools, 'sourcingTools', { module: 'sourcing_tools', permission: 'publish_position' }),
  upcoming(ROUTES.checkr, 'backgroundChecks', { permission: 'edit_integration' }),
  upcoming(ROUTES.hiringPaywall, 'hiringPaywall'),
];

const peopleRoutes: RouteObject[] = [
  moved('/onboarding/processes', '/admin/onboarding/processes'),
  moved('/employee-onboarding', ROUTES.onboarding),
  { path: '/employee-onboarding/:page', element: <KeepQueryRedirect to={ROUTES.onboardingPage} /> },
  upcoming(ROUTES.onboarding, 'onboarding', { module: 'onboarding' }),
  upcoming(ROUTES.onboardingPage, 'onboarding', { module: 'onboarding' }),
  upcoming(ROUTES.onboardingTasks, 'onboarding', { module: 'onboarding' }),
  upcoming(ROUTES.adminOnboarding, 'onboardingProcesses', onboardingAdmin),
  upcoming(ROUTES.adminOnboardingPage, 'onboardingProcesses', onboardingAdmin),
  upcoming(ROUTES.startOnboarding, 'startOnboarding', startOnboarding),
  upcoming(ROUTES.changeOnboardingProcess, 'changeOnboardingProcess', startOnboarding),
  moved('/employee-records', ROUTES.employeeList),
  upcoming(ROUTES.employeeList, 'employeeRecords', { permission: 'view_employee' }),
  upcoming(ROUTES.employeeProfile, 'employeeRecords', { permission: 'view_employee' }),
  upcoming(ROUTES.payrollPaywall, 'payrollPaywall'),
];

const workspaceRoutes: RouteObject[] = [
  upcoming(ROUTES.reports, 'reports', { module: 'custom_reports' }),
  upcoming(ROUTES.analytics, 'analytics', { permission: 'view_analytics' }),
  page(ROUTES.company, 'company', CompanyPage),
  upcoming(ROUTES.companyDashboard, 'companyDashboard', { superAdmin: true }),
  upcoming(ROUTES.referral, 'referral'),
  page(ROUTES.support, 'support', SupportPage),
  account(ROUTES.myProfile),
  account(ROUTES.account),
  account(ROUTES.accountPanel),
  page(ROUTES.ssoAdp, 'adp', SsoAdpPage),
  page(ROUTES.adpCallback, 'adp', AdpCallbackPage),
  page(ROUTES.adpRedirect, 'adp', AdpRedirectPage),
];

/** Everything below it needs start-up. */
export const SIGNED_IN_ROUTE = 'signed-in';

export const routes: RouteObject[] = [
  {
    errorElement: <ProgramErrorPage />,
    element: <Loading />,
    children: [
      { element: <PublicGate />, children: publicRoutes },
      {
        id: SIGNED_IN_ROUTE,
        element: <SignedInArea />,
        children: [...homeRoutes, ...hiringRoutes, ...peopleRoutes, ...workspaceRoutes],
      },
      // First-run pages stand without the sidebar.
      page(ROUTES.userOnboarding, 'userOnboarding', WizardArea),
      { path: ROUTES.error, element: <ProgramErrorPage />, handle: { page: 'error' } satisfies PageHandle },
      { path: '*', element: <NotFoundRoute />, handle: { page: 'notFound' } satisfies PageHandle },
    ],
  },
];
