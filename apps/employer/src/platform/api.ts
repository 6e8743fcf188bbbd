// The app's API client with the user's headers.
import { requiresCompanyChoice } from '@onward/client/api-error';
import { createClient, type FailedCall } from '@onward/client/client';
import { callerHeaders } from '@onward/client/headers';
import { takeEarlyResponse } from './early-responses.ts';
import { currentLanguage } from './language/language.ts';
import { currentPath } from './routing/navigation.ts';
import { currentSeeAs, type SeeAsChoice } from './see-as/see-as.ts';
import { askForConfirmation } from './session/confirmation.ts';
import { currentSession, requireCompanyChoice } from './session/session.ts';

type ErrorHandler = (error: unknown, call: FailedCall) => void;

let handler: ErrorHandler | null = null;

/** Set from outside, because the shared error handler makes API calls itself. */
export const handleApiErrorsWith = (chosen: ErrorHandler): void => {
  handler = chosen;
};

const clientViewingAs = (seeAs: () => SeeAsChoice | null) =>
  createClient({
    baseUrl: '',
    fetch: (input, init) => takeEarlyResponse(init?.method ?? 'GET', String(input)) ?? globalThis.fetch(input, init),
    headers: () =>
      callerHeaders({
        token: currentSession().token,
        companyId: currentSession().companyId,
        route: currentPath(),
        locale: currentLanguage(),
        timezoneOffset: new Date().getTimezoneOffset(),
        timezoneName: Intl.DateTimeFormat().resolvedOptions().timeZone,
        seeAs: seeAs(),
      }),
    onResponse: (response) => {
      if (requiresCompanyChoice(response)) requireCompanyChoice();
    },
    onError: (error, call) => handler?.(error, call),
    confirm: askForConfirmation,
  });

export const api = clientViewingAs(currentSeeAs);

/** Ignores "view as", for choosing another role to view as. */
export const apiWithoutSeeAs = clientViewingAs(() => null);
