// The one client of this program, with the reader's headers.
import { requiresCompanyChoice } from '@onward/client/api-error';
import { createClient, type FailedCall } from '@onward/client/client';
import { callerHeaders } from '@onward/client/headers';
import { currentLanguage } from './language/language.ts';
import { currentPath } from './routing/navigation.ts';
import { currentSession, requireCompanyChoice } from './session/session.ts';

type ErrorHandler = (error: unknown, call: FailedCall) => void;

let handler: ErrorHandler | null = null;

/** The shared handler itself makes calls, so it is plugged in from above. */
export const handleApiErrorsWith = (chosen: ErrorHandler): void => {
  handler = chosen;
};

export const api = createClient({
  baseUrl: '',
  headers: () =>
    callerHeaders({
      token: currentSession().token,
      companyId: currentSession().companyId,
      route: currentPath(),
      locale: currentLanguage(),
      timezoneOffset: new Date().getTimezoneOffset(),
      timezoneName: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
  onResponse: (response) => {
    if (requiresCompanyChoice(response)) requireCompanyChoice();
  },
  onError: (error, call) => handler?.(error, call),
});
