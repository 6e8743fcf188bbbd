// The headers every browser call carries (PLT-004).
import { DEFAULT_LANGUAGE } from '@onward/domain/platform/languages';

export interface CallerContext {
  token: string | null;
  companyId: number | null;
  /** The current client route, e.g. `/job-postings`. */
  route: string;
  locale: string | null;
  timezoneOffset: number;
  timezoneName: string;
}

/** Without a token the server learns the language and nothing else. */
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
  };
}
