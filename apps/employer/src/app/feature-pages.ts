// The pages and parts that features provide to the shell, each loaded when first shown.
import type { ApplicationRow } from '@onward/contract/applicants/application';
import type { Conversation } from '@onward/contract/messages/conversations';
import type { TaxCreditNickname } from '@onward/domain/integrations/nicknames';
import type { CalendarProvider } from '@onward/domain/interviews/external-calendars';
import type { PayrollProvider } from '@onward/domain/payroll/hires';
import type { ReactNode } from 'react';
import type { BellProps } from '../design/page/BellButton.tsx';
import type { Paywall as Wall } from '../features/company/parts/paywall-store.ts';
import { firstPage, lazyPage, partWithControls, partWithTexts } from '../platform/chunks/lazy-page.tsx';
import type {
  ApplicantThreadProps,
  CheckTabProps,
  MessageDialogProps,
  OfferTabProps,
  OrderCheckDialogProps,
  SendLinkProps,
  SendOfferDialogProps,
  SendToPayrollProps,
  StartOnboardingProps,
} from '../platform/room-parts.ts';
import type { ConfirmationPrompt } from '../platform/session/confirmation.ts';

/** The account page and the onboarding wizard show the notification settings of another feature. */
interface WithNotificationSettings {
  notificationSettings: ReactNode;
}

/** The account page also shows external calendars, which belong to another feature. */
interface AccountParts extends WithNotificationSettings {
  calendarLinks: ReactNode;
}

// identity
export const LoginPage = firstPage(() => import('../features/identity/login/LoginPage.tsx'));
export const ForgotPasswordPage = firstPage(() => import('../features/identity/passwords/ForgotPasswordPage.tsx'));
export const SetPasswordPage = firstPage(() => import('../features/identity/passwords/SetPasswordPage.tsx'));
export const ResetPasswordPage = firstPage(() => import('../features/identity/passwords/ResetPasswordPage.tsx'));
export const SelectCompanyPage = firstPage(() => import('../features/identity/companies/SelectCompanyPage.tsx'));
export const SuccessLoginPage = firstPage(() => import('../features/identity/sso/SuccessLoginPage.tsx'));
export const RedirectPage = firstPage(() => import('../features/identity/sso/RedirectPage.tsx'));
export const SsoAdpPage = firstPage(() => import('../features/identity/sso/SsoAdpPage.tsx'));
export const AdpCallbackPage = partWithTexts(() => import('../features/identity/sso/AdpCallbackPage.tsx'));
export const AdpRedirectPage = partWithTexts(() => import('../features/identity/sso/AdpRedirectPage.tsx'));
export const UserOnboardingPage = partWithControls<WithNotificationSettings>(
  () => import('../features/identity/first-days/UserOnboardingPage.tsx'),
);
export const AccountPage = partWithControls<AccountParts>(() => import('../features/identity/account/AccountPage.tsx'));
export const WelcomeModal = partWithControls(() => import('../features/identity/first-days/WelcomeModal.tsx'));

export const SecondStepPage = partWithTexts(() => import('../features/identity/second-step/SecondStepPage.tsx'));
export const EndSessionsPage = partWithTexts(() => import('../features/identity/security/EndSessionsPage.tsx'));
export const SetupPage = lazyPage(() => import('../features/identity/setup/SetupPage.tsx'));
export const SignUpPage = lazyPage(() => import('../features/identity/sign-up/SignUpPage.tsx'));
export const SecondStepSetupPage = lazyPage(() => import('../features/identity/security/SecondStepSetupPage.tsx'));
export const ConfirmIdentity = lazyPage<{ prompt: ConfirmationPrompt }>(
  () => import('../features/identity/security/ConfirmIdentity.tsx'),
);

// company
export const ProfilePanel = lazyPage(() => import('../features/company/profile/ProfilePanel.tsx'));
export const BrandsPanel = lazyPage(() => import('../features/company/brands/BrandsPanel.tsx'));
export const Paywall = lazyPage<{ wall: Wall; onClose: () => void }>(
  () => import('../features/company/paywall/Paywall.tsx'),
);
export const PaywallPage = lazyPage<{ plan: 'hiring' | 'payroll' }>(
  () => import('../features/company/paywall/PaywallPage.tsx'),
);
export const ReferralPage = lazyPage(() => import('../features/company/referral/ReferralPage.tsx'));

// notifications
export const Bell = partWithControls<BellProps>(() => import('../features/notifications/bell/Bell.tsx'));
export const PopUps = partWithControls(() => import('../features/notifications/pop-ups/PopUps.tsx'));
export const NotificationSettings = partWithControls(
  () => import('../features/notifications/settings/NotificationSettings.tsx'),
);

// imports
export const ImportEmployeesPage = lazyPage(() => import('../features/imports/ImportEmployeesPage.tsx'));
export const ImportApplicantsPage = lazyPage(() => import('../features/imports/ImportApplicantsPage.tsx'));
export const ImportLocationsPage = lazyPage(() => import('../features/imports/ImportLocationsPage.tsx'));

// locations
export const LocationsPanel = lazyPage(() => import('../features/locations/list/LocationsPanel.tsx'));
export const CustomFieldsPanel = lazyPage(() => import('../features/locations/custom-fields/CustomFieldsPanel.tsx'));
export const DepartmentsPanel = lazyPage(() => import('../features/locations/departments/DepartmentsPanel.tsx'));

// employees
export const EmployeesPage = lazyPage(() => import('../features/employees/list/EmployeesPage.tsx'));
export const EmployeePage = lazyPage(() => import('../features/employees/profile/EmployeePage.tsx'));

// privacy
export const PrivacyPanel = lazyPage(() => import('../features/privacy/PrivacyPanel.tsx'));

// everify
export const EverifyPanel = lazyPage(() => import('../features/everify/accounts/EverifyPanel.tsx'));
export const EverifyAccountPage = lazyPage(() => import('../features/everify/wizard/WizardPage.tsx'));
export const I9ClockPage = lazyPage(() => import('../features/everify/clock/ClockPage.tsx'));
export const EverifyCasesPage = lazyPage(() => import('../features/everify/cases/CasesPage.tsx'));
export const EverifyCasePage = lazyPage(() => import('../features/everify/case/CasePage.tsx'));
export const EverifyReviewsPage = lazyPage(() => import('../features/everify/review/EverifyReviewsPage.tsx'));

// payroll
export const PayrollProviderPage = lazyPage<{ provider: PayrollProvider }>(
  () => import('../features/payroll/provider/ProviderPage.tsx'),
);
export const SendToPayrollDialog = lazyPage<SendToPayrollProps>(
  () => import('../features/payroll/parts/send/SendDialog.tsx'),
);

// onboarding: work on single onboardings
export const OnboardingPage = lazyPage(() => import('../features/onboarding/dashboard/OnboardingPage.tsx'));
export const HrTaskPage = lazyPage(() => import('../features/onboarding/tasks/HrTaskPage.tsx'));
export const StartOnboardingPage = lazyPage(() => import('../features/onboarding/start/StartPage.tsx'));
export const ReplaceProcessPage = lazyPage(() => import('../features/onboarding/start/ReplacePage.tsx'));
export const StartOnboardingDialog = lazyPage<StartOnboardingProps>(
  () => import('../features/onboarding/start/StartDialog.tsx'),
);
export const SendOnboardingLinkDialog = lazyPage<SendLinkProps>(
  () => import('../features/onboarding/link/SendLinkDialog.tsx'),
);

// applicants: one of them
export const ApplicantPage = lazyPage(() => import('../features/applicants/profile/ProfilePage.tsx'));

// hiring processes
export const TemplatesPage = lazyPage(() => import('../features/hiring-processes/lists/TemplatesPage.tsx'));
export const ProcessPage = lazyPage(() => import('../features/hiring-processes/process/ProcessPage.tsx'));
export const FormPage = lazyPage(() => import('../features/hiring-processes/forms/FormPage.tsx'));
export const QuizPage = lazyPage(() => import('../features/hiring-processes/forms/QuizPage.tsx'));

// integrations
export const IntegrationsPanel = lazyPage(() => import('../features/integrations/panel/IntegrationsPanel.tsx'));
export const IntegrationsPage = lazyPage(() => import('../features/integrations/page/IntegrationsPage.tsx'));
export const TaxCreditPage = lazyPage<{ nickname: TaxCreditNickname }>(
  () => import('../features/integrations/tax-credit/TaxCreditPage.tsx'),
);
export const CalendarIntegrationPage = lazyPage<{ provider: CalendarProvider }>(
  () => import('../features/interviews/links/CalendarIntegrationPage.tsx'),
);
export const CheckrPage = lazyPage(() => import('../features/integrations/checkr/CheckrPage.tsx'));

// offers
export const OfferTemplatePage = lazyPage(() => import('../features/offers/templates/OfferTemplatePage.tsx'));

// sharing
export const SourcingPage = lazyPage(() => import('../features/positions/sharing/SourcingPage.tsx'));
export const JobTargetCallbackPage = lazyPage(() => import('../features/positions/sharing/JobTargetCallbackPage.tsx'));

// positions
export const PositionsPage = lazyPage(() => import('../features/positions/list/PositionsPage.tsx'));
export const PositionPage = lazyPage(() => import('../features/positions/editor/PositionPage.tsx'));
export const PositionTemplatesPage = lazyPage(() => import('../features/positions/templates/TemplatesPage.tsx'));
export const PositionTemplatePage = lazyPage(() => import('../features/positions/templates/TemplatePage.tsx'));
export const PostingReviewsPage = lazyPage(() => import('../features/positions/reviews/PostingReviewsPage.tsx'));
export const CreatePositionDialog = lazyPage<{ open: boolean; onClose: () => void }>(
  () => import('../features/positions/create/CreatePositionDialog.tsx'),
);

// applicants
export const AllApplicantsPage = lazyPage(() => import('../features/applicants/list/AllApplicantsPage.tsx'));
export const InactiveApplicantsPage = lazyPage(() => import('../features/applicants/list/InactiveApplicantsPage.tsx'));
export const PositionApplicantsPage = lazyPage(
  () => import('../features/applicants/position/PositionApplicantsPage.tsx'),
);
export const PrintApplicantsPage = lazyPage(() => import('../features/applicants/print/PrintApplicantsPage.tsx'));

// interviews
export const SchedulePage = lazyPage(() => import('../features/interviews/schedule/SchedulePage.tsx'));
export const CalendarLinks = lazyPage(() => import('../features/interviews/links/CalendarLinks.tsx'));
export const AvailabilityPage = lazyPage(() => import('../features/interviews/availability/AvailabilityPage.tsx'));

// analytics
export const AnalyticsPage = lazyPage(() => import('../features/analytics/AnalyticsPage.tsx'));

export const RejectionReasonsPanel = lazyPage(() => import('../features/applicants/reasons/RejectionReasonsPanel.tsx'));

// applicants: beside a thread
export const ShortProfile = lazyPage<{
  applicant: ApplicationRow;
  timeZone: string;
  latestNote: Conversation['latest_note'];
  onChanged: () => void;
}>(() => import('../features/applicants/short/ShortProfile.tsx'));
export const ShortStatus = lazyPage<{ applicant: ApplicationRow }>(
  () => import('../features/applicants/short/ShortStatus.tsx'),
);

// messages
export const Inbox = lazyPage<{
  aside: (conversation: Conversation) => ReactNode;
  strip: (conversation: Conversation) => ReactNode;
}>(() => import('../features/messages/inbox/Inbox.tsx'));
export const ApplicantThread = lazyPage<ApplicantThreadProps>(
  () => import('../features/messages/thread/ApplicantThread.tsx'),
);
export const MessageDialog = lazyPage<MessageDialogProps>(() => import('../features/messages/bulk/MessageDialog.tsx'));

// background-checks
export const OrderCheckDialog = lazyPage<OrderCheckDialogProps>(
  () => import('../features/background-checks/parts/order/OrderCheckDialog.tsx'),
);
export const CheckTab = lazyPage<CheckTabProps>(() => import('../features/background-checks/parts/tab/CheckTab.tsx'));

// offers
export const SendOfferDialog = lazyPage<SendOfferDialogProps>(
  () => import('../features/offers/parts/send/SendOfferDialog.tsx'),
);
export const OfferTab = lazyPage<OfferTabProps>(() => import('../features/offers/parts/tab/OfferTab.tsx'));
export const SignOfferPage = lazyPage(() => import('../features/offers/sign/SignOfferPage.tsx'));
export const MessageWidget = firstPage(() => import('../features/messages/widget/MessageWidget.tsx'));
export const MessageTemplatesPage = lazyPage(() => import('../features/messages/templates/MessageTemplatesPage.tsx'));

// onboarding
export const AdminOnboardingPage = lazyPage(() => import('../features/onboarding/setup/AdminOnboardingPage.tsx'));
export const OnboardingProcessPage = lazyPage(
  () => import('../features/onboarding/processes/wizard/ProcessWizardPage.tsx'),
);
export const CompanyDocumentPage = lazyPage(() => import('../features/onboarding/documents/CompanyDocumentPage.tsx'));
export const ActivationPage = lazyPage(() => import('../features/onboarding/setup/ActivationPage.tsx'));

// staff
export const RolesPanel = lazyPage(() => import('../features/staff/roles/RolesPanel.tsx'));
export const StaffPanel = lazyPage(() => import('../features/staff/people/StaffPanel.tsx'));
export const PayrollTeamPanel = lazyPage(() => import('../features/staff/payroll/PayrollTeamPanel.tsx'));

// reports
export const ReportsPage = lazyPage(() => import('../features/reports/list/ReportsPage.tsx'));
export const ReportPage = lazyPage(() => import('../features/reports/builder/ReportPage.tsx'));
export const ReportRunsPage = lazyPage(() => import('../features/reports/runs/ReportRunsPage.tsx'));
export const LinkedDownload = lazyPage<{ reportId: string }>(
  () => import('../features/reports/runs/follow/LinkedDownload.tsx'),
);
