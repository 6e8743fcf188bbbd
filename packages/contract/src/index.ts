// Every endpoint of the house, gathered once: routes, API pages and the tests that walk the contract read this list.
import * as accountSecurity from './account-security.ts';
import * as applicantTasks from './applicant-tasks.ts';
import * as applicationActions from './application-actions.ts';
import * as applicationRemarks from './application-remarks.ts';
import * as applications from './applications.ts';
import * as attachments from './attachments.ts';
import * as bookings from './bookings.ts';
import * as brands from './brands.ts';
import * as calendars from './calendars.ts';
import * as careers from './careers.ts';
import * as company from './company.ts';
import * as conversations from './conversations.ts';
import * as customFields from './custom-fields.ts';
import * as departments from './departments.ts';
import type { EndpointShape } from './endpoint.ts';
import * as externalCalendars from './external-calendars.ts';
import * as forms from './forms.ts';
import * as hiringProcesses from './hiring-processes.ts';
import * as home from './home.ts';
import * as identity from './identity.ts';
import * as imports from './imports.ts';
import * as integrations from './integrations.ts';
import * as jobBoards from './job-boards.ts';
import * as locationGroups from './location-groups.ts';
import * as locations from './locations.ts';
import * as meetings from './meetings.ts';
import * as messageTemplates from './message-templates.ts';
import * as notifications from './notifications.ts';
import * as persons from './persons.ts';
import * as pipeline from './pipeline.ts';
import * as platform from './platform.ts';
import * as positionTemplates from './position-templates.ts';
import * as positions from './positions.ts';
import * as postingReviews from './posting-reviews.ts';
import * as presence from './presence.ts';
import * as rediscovery from './rediscovery.ts';
import * as referrals from './referrals.ts';
import * as roles from './roles.ts';
import * as savedViews from './saved-views.ts';
import * as staff from './staff.ts';
import * as support from './support.ts';
import * as upgrades from './upgrades.ts';

/** The files of the contract by the room that answers them. */
const FILES = {
  accountSecurity,
  applicantTasks,
  applicationActions,
  applicationRemarks,
  applications,
  attachments,
  brands,
  careers,
  company,
  customFields,
  departments,
  forms,
  hiringProcesses,
  home,
  identity,
  imports,
  integrations,
  jobBoards,
  locationGroups,
  locations,
  notifications,
  persons,
  pipeline,
  platform,
  positionTemplates,
  positions,
  postingReviews,
  presence,
  rediscovery,
  referrals,
  roles,
  savedViews,
  staff,
  support,
  bookings,
  calendars,
  externalCalendars,
  conversations,
  meetings,
  messageTemplates,
  upgrades,
};

const isEndpoint = (value: unknown): value is EndpointShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'answers' in value;

export interface ListedEndpoint {
  room: string;
  endpoint: EndpointShape;
}

export const ENDPOINTS: readonly ListedEndpoint[] = Object.entries(FILES).flatMap(([room, exports]) =>
  Object.values(exports)
    .filter(isEndpoint)
    .map((endpoint) => ({ room, endpoint })),
);
