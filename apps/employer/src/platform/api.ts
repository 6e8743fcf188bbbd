// The one client of this program, with the reader's headers.
import { requiresCompanyChoice } from '@onward/client/api-error';
import { createClient, type FailedCall } from '@onward/client/client';
import { callerHeaders } from '@onward/client/headers';
import { takeEarlyAnswer } from './early-answers.ts';
import { currentLanguage } from './language/language.ts';
import { currentPath } from './routing/navigation.ts';
import { currentSeeAs, type SeeAsChoice } from './see-as/see-as.ts';
import { askForConfirmation } from './session/confirmation.ts';
import { currentSession, requireCompanyChoice } from './session/session.ts';

type ErrorHandler = (error: unknown, call: FailedCall) => void;

let handler: ErrorHandler | null = null;

/** The shared handler itself makes calls, so it is plugged in from above. */
export const handleApiErrorsWith = (chosen: ErrorHandler): void => {
  handler = chosen;
};

const clientSeeing = (eyes: () => SeeAsChoice | null) =>
  createClient({
    baseUrl: '',
    fetch: (input, init) => takeEarlyAnswer(init?.method ?? 'GET', String(input)) ?? globalThis.fetch(input, init),
    headers: () =>
      callerHeaders({
        token: currentSession().token,
        companyId: currentSession().companyId,
        route: currentPath(),
        locale: currentLanguage(),
        timezoneOffset: new Date().getTimezoneOffset(),
        timezoneName: Intl.DateTimeFormat().resolvedOptions().timeZone,
        seeAs: eyes(),
      }),
    onResponse: (response) => {
      if (requiresCompanyChoice(response)) requireCompanyChoice();
    },
    onError: (error, call) => handler?.(error, call),
    confirm: askForConfirmation,
  });

export const api = clientSeeing(currentSeeAs);

/** What the reader may see themselves, whatever role the tab is seen as: for choosing another one. */
export const apiAsOneself = clientSeeing(() => null);
