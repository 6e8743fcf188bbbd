// The headers every browser call carries (PLT-004).
import { SEE_AS_LOCATION_HEADER, SEE_AS_ROLE_HEADER } from '@onward/contract/staff/see-as';
import { DEFAULT_LANGUAGE } from '@onward/domain/platform/languages';

export interface CallerContext {
  token: string | null;
  companyId: number | null;
  /** The current client route, e.g. `/job-postings`. */
  route: string;
  locale: string | null;
  timezoneOffset: number;
  timezoneName: string;
  /** The role and location to view the product as, instead of the caller's own. */
  seeAs?: { roleId: number; locationId: number | null } | null;
}

/** Without a token, only the language is sent. */
export function callerHeaders(context: CallerContext): Record<string, string> {
  const locale = context.locale ?? DEFAULT_LANGUAGE;
  if (!context.token) return { locale };
  return {
    Authorization: `Bearer ${context.token}`,
    TimezoneOffset: String(context.timezoneOffset),
    TimezoneName: context.timezoneName,
    'ws-event-path': context.route,
    locale,
    ...(context.companyId === null ? {} : { 'ws-company-id': String(context.companyId) }),
    ...seeAsHeaders(context.seeAs ?? null),
  };
}

function seeAsHeaders(seeAs: CallerContext['seeAs'] | null): Record<string, string> {
  if (!seeAs) return {};
  const { roleId, locationId } = seeAs;
  return {
    [SEE_AS_ROLE_HEADER]: String(roleId),
    ...(locationId === null ? {} : { [SEE_AS_LOCATION_HEADER]: String(locationId) }),
  };
}
